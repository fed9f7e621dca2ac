import { type Accessor, createSignal } from 'solid-js';
import type { Kit } from '../sdk/index.ts';
import type { LinkPreview } from '../text/link-preview.ts';
import type { ChosenFile } from './chosen-file.ts';
import type { Mention, WrittenText } from './mentions.ts';

/** The message being replied to or edited. */
export interface Target {
  readonly id: string;
  /** The message; null while it is being fetched after a reload. */
  readonly message: Kit.Message | null;
}

/** The first link of a draft. */
export interface LinkDraft {
  readonly url: string;
  /** Its preview; null if the user removed it, undefined while it is unknown. */
  readonly preview: LinkPreview | null | undefined;
}

/** The unsent content of a chat's composer. */
export interface DraftState extends WrittenText {
  /** The selection in the text: start and end. */
  readonly caret: readonly [number, number];
  readonly reply: Target | null;
  readonly edit: Target | null;
  /** The text before the edit began. */
  readonly kept: WrittenText;
  readonly files: readonly ChosenFile[];
  readonly link: LinkDraft | null;
  /** Whether an edit is being saved. */
  readonly isSaving: boolean;
  /** Why the last send failed. */
  readonly error: Kit.Exception | null;
}

const NOTHING: WrittenText = { text: '', mentions: [] };

/** The state of a new draft. */
const BLANK: DraftState = {
  ...NOTHING,
  caret: [0, 0],
  reply: null,
  edit: null,
  kept: NOTHING,
  files: [],
  link: null,
  isSaving: false,
  error: null,
};

/** The draft of a chat, or of a thread in it. */
export class Draft {
  /** The key of the chat, with the thread. */
  readonly key: string;
  /** The content. Reactive. */
  readonly state: Accessor<DraftState>;
  /** Changes a part of the state. */
  readonly set: (change: Partial<DraftState>) => void;
  /** Applies a change that another tab has made and stored. */
  readonly receive: (change: Partial<DraftState>) => void;
  /** Whether the user wrote or chose anything in it. */
  isTouched = false;
  /** Whether the text of this page is the newest, so that the app's draft is not requested. */
  isNewest = false;
  /** Called after each change, even without a composer. */
  onChange: (() => void) | undefined;

  constructor(key: string) {
    this.key = key;
    const [state, setState] = createSignal(BLANK);
    this.state = state;
    this.receive = (change) => {
      this.isTouched = true;
      setState((before) => ({ ...before, ...change }));
    };
    this.set = (change) => {
      this.receive(change);
      this.onChange?.();
    };
  }

  /** Starts an edit, and keeps the current text. */
  beginEdit(message: Kit.Message, id: string, written: WrittenText): void {
    const { text, mentions, kept, edit } = this.state();
    const caret = [written.text.length, written.text.length] as const;
    const earlier = edit ? kept : { text, mentions };
    this.set({ ...written, caret, kept: earlier, edit: { id, message }, error: null });
  }

  /** Ends the edit, and restores the text before it. */
  endEdit(): void {
    const { kept } = this.state();
    const caret = [kept.text.length, kept.text.length] as const;
    this.set({ ...kept, caret, kept: NOTHING, edit: null, isSaving: false, error: null });
  }

  /** Turns the edit into plain text, because its message was not found. */
  dropEdit(): void {
    const { kept, text, mentions, edit } = this.state();
    if (!edit) return;
    this.set({ ...joined(kept, { text, mentions }), kept: NOTHING, edit: null });
  }

  /** Appends another text. */
  add(other: WrittenText): void {
    const { text, mentions } = this.state();
    const both = joined({ text, mentions }, other);
    this.set({ ...both, caret: [both.text.length, both.text.length] });
  }

  /** Clears everything, including an edit. */
  empty(): void {
    this.set(BLANK);
  }

  /** Clears the sent content. */
  clear(): void {
    this.set({ ...NOTHING, caret: [0, 0], reply: null, files: [], link: null, error: null });
  }
}

/** Joins two texts by a line break. */
function joined(first: WrittenText, second: WrittenText): WrittenText {
  if (first.text === '') return second;
  if (second.text === '') return first;
  const start = first.text.length + 1;
  const moved = second.mentions.map(
    (each): Mention => ({ ...each, start: each.start + start, end: each.end + start }),
  );
  return { text: `${first.text}\n${second.text}`, mentions: [...first.mentions, ...moved] };
}
