import type { Attachment } from 'solid-chat-kit/local';
import { type Accessor, createMemo, onCleanup } from 'solid-js';

/** Returns a file's URL while the calling owner lives, and then lets the browser free the file. */
export function createFileUrl(
  attachment: Accessor<Attachment | null | undefined>,
): Accessor<string | undefined> {
  return createMemo(() => {
    const file = attachment()?.getFile();
    if (!(file instanceof Blob)) return attachment()?.getUrl();
    const url = URL.createObjectURL(file);
    onCleanup(() => URL.revokeObjectURL(url));
    return url;
  });
}
