import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { callApp, type Report } from '../client/create-report.ts';
import type { ComposerChat, ComposerOptions } from './composer.ts';
import type { Draft } from './draft.ts';
import type { WrittenText } from './mentions.ts';
import { isWritten } from './stored-draft.ts';

/** The options of a draft that the app keeps. */
export interface AppDraftOptions {
  peer: Accessor<ChatPeer | null>;
  parentId: Accessor<string>;
  /** The uid of the signed-in user; '' without one. */
  uid: Accessor<string>;
  draft: Accessor<Draft>;
  settings: Pick<ComposerOptions, 'onDraftChange' | 'draftOf'>;
  report: Report;
}

/** Passes changes of the draft to the app, and opens a chat for the first time with the app's draft. */
export function createAppDraft({ peer, parentId, uid, draft, settings, report }: AppDraftOptions): void {
  const chat = (): ComposerChat | null => {
    const to = peer();
    if (!to) return null;
    const parent = parentId() && { parentMessageId: parentId() };
    return { ...(to.isGroup ? { group: to.entity } : { user: to.entity }), ...parent } as ComposerChat;
  };
  const written = createMemo(() => textOf(draft()), undefined, { equals: isSame });
  /** The latest text that the app has. */
  let known: WrittenText | undefined;

  createEffect(
    on([draft, written], ([current, now], before) => {
      if (before?.[0] !== current) known = now;
      const to = untrack(chat);
      if (!to || isSame(now, known)) return;
      known = now;
      callApp(report, () => settings.onDraftChange?.(to, now));
    }),
  );
  createEffect(
    on([draft, uid], ([current, me]) => {
      const to = untrack(chat);
      if (!to || !me || !settings.draftOf || current.isNewest) return;
      current.isNewest = true;
      const before = textOf(current);
      const apply = (given: WrittenText | string | null | undefined) => {
        const next = typeof given === 'string' ? { text: given, mentions: [] } : given;
        if (next === null || next === undefined) return;
        if (!isWritten(next)) throw new TypeError('draftOf must return { text, mentions } or a text.');
        // The user's own text is newer.
        if (!isSame(textOf(current), before)) return;
        const { text, mentions } = next;
        if (untrack(draft) === current) known = { text, mentions };
        if (untrack(current.state).edit) current.set({ kept: { text, mentions } });
        else current.set({ text, mentions, caret: [text.length, text.length] });
      };
      const answer = async () => apply(await settings.draftOf?.(to));
      void answer().catch((cause) => report(cause, 'ERR_CALLBACK_FAILED'));
    }),
  );
}

/** Returns the unsent text of a draft, without that of an edit. */
function textOf(draft: Draft): WrittenText {
  const state = draft.state();
  const { text, mentions } = state.edit ? state.kept : state;
  return { text, mentions };
}

function isSame(a: WrittenText | undefined, b: WrittenText | undefined): boolean {
  return a?.text === b?.text && JSON.stringify(a?.mentions) === JSON.stringify(b?.mentions);
}
