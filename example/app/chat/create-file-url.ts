import type { Attachment } from 'solid-chat-kit/local';
import { type Accessor, createMemo, onCleanup } from 'solid-js';

/** Where a file can be loaded from, for as long as the calling owner shows it: then the browser may free its bytes. */
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
