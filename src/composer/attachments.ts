import { type Accessor, createMemo, createSignal } from 'solid-js';
import { type FileKind, kindOf } from '../primitives/composer/chosen-file.ts';
import type { Composer } from '../primitives/composer/composer.ts';
import type { KitMessageComposerProps } from './props.ts';

/** The kinds of files, with what a file dialog offers for each. */
export const ACCEPTED: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  file: '',
};

/** Which files a composer takes. */
export interface Attachments {
  /** The kinds of files that may be attached; [] for none. */
  readonly kinds: Accessor<readonly FileKind[]>;
  /** Whether a file was refused; false again once another is taken. */
  readonly isRefused: Accessor<boolean>;
  /** Takes files; returns whether it took all. A kind that is hidden is taken as a file, if that is not. */
  take(files: Iterable<File>, kind?: FileKind): boolean;
}

/** Creates the rules of a composer's attachments. */
export function createAttachments(composer: Composer, settings: KitMessageComposerProps): Attachments {
  const [isRefused, setRefused] = createSignal(false);
  const kinds = createMemo(() => {
    if (settings.hideAttachmentButton || !composer.canAttach() || !composer.peer()) return [];
    const hidden: Record<FileKind, boolean | undefined> = {
      image: settings.hideImageAttachmentOption,
      video: settings.hideVideoAttachmentOption,
      audio: settings.hideAudioAttachmentOption,
      file: settings.hideFileAttachmentOption,
    };
    return (Object.keys(ACCEPTED) as FileKind[]).filter((kind) => !hidden[kind]);
  });
  return {
    kinds,
    isRefused,
    take(files, kind) {
      let isComplete = true;
      for (const file of files) {
        const taken = [kind ?? kindOf(file), 'file' as const].find((each) => kinds().includes(each));
        if (taken) composer.addFiles([file], taken);
        else isComplete = false;
      }
      setRefused(!isComplete);
      return isComplete;
    },
  };
}
