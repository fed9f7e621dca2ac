import { type Accessor, createMemo, createSignal } from 'solid-js';
import { type FileKind, kindOf } from './chosen-file.ts';
import type { Composer } from './composer.ts';
import type { KitMessageComposerProps } from './props.ts';

/** The kinds of files, with the `accept` attribute of each. */
export const ACCEPTED: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  file: '',
};

/** Why files were rejected: their kind, a folder, or a limit. */
export type Refusal =
  | { readonly why: 'file' | 'folder' }
  | { readonly why: 'size'; readonly name: string; readonly maxBytes: number }
  | { readonly why: 'count'; readonly maxCount: number };

/** Which files a composer accepts. */
export interface Attachments {
  /** The kinds of files that may be attached; [] for none. */
  readonly kinds: Accessor<readonly FileKind[]>;
  /** What was rejected; null again after an accepted attempt. */
  readonly refused: Accessor<Refusal | null>;
  /**
   * Adds files; returns whether all were accepted. A file whose kind is hidden is added as a plain file, if those are
   * allowed.
   */
  accept(files: Iterable<File>, kind?: FileKind): boolean;
  /** Adds pasted or dropped files, except folders; returns whether all were accepted. */
  takeFrom(data: DataTransfer): boolean;
}

/** Creates the rules of a composer's attachments. */
export function createAttachments(composer: Composer, settings: KitMessageComposerProps): Attachments {
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const kinds = createMemo(() => {
    if (settings.disabled || settings.hideAttachmentButton || !composer.canAttach() || !composer.peer())
      return [];
    const hidden: Record<FileKind, boolean | undefined> = {
      image: settings.hideImageAttachmentOption,
      video: settings.hideVideoAttachmentOption,
      audio: settings.hideAudioAttachmentOption,
      file: settings.hideFileAttachmentOption,
    };
    return (Object.keys(ACCEPTED) as FileKind[]).filter((kind) => !hidden[kind]);
  });
  const accept = (files: Iterable<File>, kind?: FileKind, hasFolder = false) => {
    let refusal: Refusal | null = null;
    const { maxBytes = Infinity, maxCount = Infinity, accept } = settings.attachmentLimits ?? {};
    for (const file of files) {
      const taken = [kind ?? kindOf(file), 'file' as const].find((each) => kinds().includes(each));
      if (!taken || !isOfKind(file, accept)) refusal ??= { why: 'file' };
      else if (file.size > maxBytes) refusal ??= { why: 'size', name: file.name, maxBytes };
      else if (composer.files().length >= maxCount) refusal ??= { why: 'count', maxCount };
      else composer.addFiles([file], taken);
    }
    if (hasFolder) refusal = { why: 'folder' };
    setRefused(refusal);
    return refusal === null;
  };
  return {
    kinds,
    refused,
    accept: (files, kind) => accept(files, kind),
    takeFrom(data) {
      const all = [...data.files];
      const files = all.filter((_, at) => !isFolder(data, at));
      return accept(files, undefined, files.length < all.length);
    },
  };
}

/** Whether a dropped file is a folder, which browsers list as an unreadable file. */
function isFolder({ items }: DataTransfer, at: number): boolean {
  const item = [...(items ?? [])].filter(({ kind }) => kind === 'file')[at];
  return item?.webkitGetAsEntry?.()?.isDirectory ?? false;
}

/** Whether a file is of the kinds of an `accept` attribute: MIME types such as 'image/*', and endings such as '.pdf'. */
function isOfKind({ name, type }: File, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  return kinds.some((kind) => {
    if (kind === '') return kinds.length === 1;
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
