import { render } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { expect, it, onTestFinished } from 'vitest';
import { createDecodedUrl } from '../../src/messages/bubble/create-decoded-url.ts';

const [LOCAL, PASSED, UPLOADED] = ['blob:local', 'https://example.org/1.png', 'https://example.org/2.png'];

/** Renders a picture; `decode` ends the decoding of an address. */
function setUp() {
  const pending = new Map<string, { done: () => void; fail: (cause: Error) => void }>();
  Object.assign(HTMLImageElement.prototype, {
    decode(this: HTMLImageElement) {
      return new Promise<void>((done, fail) => pending.set(this.src, { done, fail }));
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
  const [url, setUrl] = createSignal(LOCAL);
  const { container } = render(() => {
    const shown = createDecodedUrl(url);
    return <img src={shown()} alt="" />;
  });
  const image = container.querySelector('img') as HTMLImageElement;
  const settle = async (address: string, cause?: Error) => {
    if (cause) pending.get(address)?.fail(cause);
    else pending.get(address)?.done();
    await null;
    await null;
  };
  return { setUrl, image, settle, pending };
}

it('[messages.kinds] a picture shows its local file until the uploaded one is decoded', async () => {
  const { setUrl, image, settle, pending } = setUp();
  expect([image.src, pending.size]).toEqual([LOCAL, 0]);
  setUrl(UPLOADED);
  expect(image.src).toBe(LOCAL);
  await settle(UPLOADED);
  expect(image.src).toBe(UPLOADED);
});

it('[messages.kinds] a picture that cannot be decoded is shown as broken', async () => {
  const { setUrl, image, settle } = setUp();
  setUrl(UPLOADED);
  await settle(UPLOADED, new Error('broken'));
  expect(image.src).toBe(UPLOADED);
});

it('[messages.kinds] only the last address of a picture is shown', async () => {
  const { setUrl, image, settle } = setUp();
  setUrl(PASSED);
  setUrl(UPLOADED);
  await settle(UPLOADED);
  await settle(PASSED);
  expect(image.src).toBe(UPLOADED);
});
