import { type Accessor, createComputed, createMemo, createSignal, on, untrack } from 'solid-js';

/**
 * Follows the URL of a picture, but keeps the previous one until the next is decoded: an image that is replaced
 * earlier is blank in between, for example after an upload. A picture that fails to decode also replaces the previous
 * one.
 */
export function createDecodedUrl(url: Accessor<string>): Accessor<string> {
  const [decoded, setDecoded] = createSignal(untrack(url));
  const decode = (next: string) => {
    const image = new Image();
    // Test environments may lack `decode`.
    if (!next || typeof image.decode !== 'function') {
      setDecoded(next);
      return;
    }
    image.src = next;
    const show = () => {
      if (untrack(url) === next) setDecoded(next);
    };
    image.decode().then(show, show);
  };
  // A message that changes otherwise decodes nothing again.
  createComputed(on(createMemo(url), decode, { defer: true }));
  return decoded;
}
