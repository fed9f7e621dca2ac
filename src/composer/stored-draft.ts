import type { DraftState } from './draft.ts';
import type { Mention, WrittenText } from './mentions.ts';

/** The part of a draft that survives a reload. */
export interface StoredDraft extends WrittenText {
  readonly kept: WrittenText;
  /** The ids of the messages being replied to and edited, or ''. */
  readonly reply: string;
  readonly edit: string;
}

/** Returns the stored form of a draft; undefined if it is empty. */
export function describeDraft(state: DraftState): StoredDraft | undefined {
  const { text, mentions, kept, reply, edit } = state;
  if (text === '' && kept.text === '' && !reply && !edit) return undefined;
  return { text, mentions, kept, reply: reply?.id ?? '', edit: edit?.id ?? '' };
}

/** Whether a parsed value is a stored draft. */
export function isStoredDraft(value: unknown): value is StoredDraft {
  const { kept, reply, edit } = Object(value) as Partial<StoredDraft>;
  return isWritten(value) && isWritten(kept) && typeof reply === 'string' && typeof edit === 'string';
}

/** Returns the draft state from its stored form. */
export function restoreDraft({ text, mentions, kept, reply, edit }: StoredDraft): Partial<DraftState> {
  const target = (id: string) => (id === '' ? null : { id, message: null });
  return {
    text,
    mentions,
    kept,
    caret: [text.length, text.length],
    reply: target(reply),
    edit: target(edit),
  };
}

/** Whether a value is a written text. */
export function isWritten(value: unknown): value is WrittenText {
  const { text, mentions } = Object(value) as Partial<WrittenText>;
  return typeof text === 'string' && Array.isArray(mentions) && mentions.every(isMention);
}

function isMention(value: unknown): value is Mention {
  const { start, end, token } = Object(value) as Partial<Mention>;
  return typeof start === 'number' && typeof end === 'number' && typeof token === 'string';
}
