import { type Accessor, createEffect, createMemo, on, onCleanup, onMount, untrack } from 'solid-js';
import { uidOf } from '../client/boundary/entities.ts';
import { fetchMessage } from '../client/boundary/message-source.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import type { Report } from '../client/create-report.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { Draft, type Target } from './draft.ts';
import { createDrafts } from './drafts.ts';

/** The timeout for fetching the messages of a restored draft, in milliseconds. */
const FETCH_MS = 10_000;

/** The options of a composer's draft. */
export interface DraftOptions {
  sdk: Accessor<KitSDK | undefined>;
  peer: Accessor<ChatPeer | null>;
  parentId: Accessor<string>;
  me: Accessor<Kit.User | null>;
  /** The text of a chat without a draft. */
  initialText: () => string | undefined;
  /** Whether drafts stay in memory only. */
  isUnstored: () => boolean | undefined;
  report: Report;
}

/** Follows the draft of the open chat. Text written before the user is known is moved to the user's draft. */
export function createDraft(options: DraftOptions): Accessor<Draft> {
  const { sdk, peer, parentId, me, report } = options;
  const fetches = createFetches();
  const uid = createMemo(() => uidOf(me()));
  const drafts = createDrafts(sdk, uid, report);
  const key = createMemo(() => {
    const thread = parentId();
    return `${peer()?.key ?? ''}${thread && `/${thread}`}`;
  });

  /** Text written before the user was known, by chat, with the initial text of the app. */
  const early = new Map<string, { written: Draft; initial: string }>();
  const draft = createMemo<Draft>(() => {
    const [own, id] = [drafts(), key()];
    return untrack(() => {
      if (own) {
        for (const { written, initial } of early.values()) {
          const saved = own.open(written.key);
          if (written.state().text !== initial) saved.isNewest = true;
          move(written, saved, initial);
          if (!options.isUnstored()) own.storeSoon(saved);
        }
        early.clear();
      }
      const initial = String(options.initialText() ?? '');
      const next = own && peer() ? own.open(id) : (early.get(id)?.written ?? new Draft(id));
      if (!next.isTouched && initial) next.add({ text: initial, mentions: [] });
      if (!own && peer() && !early.has(id)) early.set(id, { written: next, initial });
      return next;
    });
  });

  /** Fetches the messages that a restored draft replies to and edits. */
  const find = (current: Draft, from: KitSDK, name: 'reply' | 'edit', { id }: Target) => {
    const isWanted = () => current.state()[name]?.id === id;
    const drop = () => {
      if (!isWanted()) return;
      if (name === 'reply') current.set({ reply: null });
      else current.dropEdit();
    };
    fetches.start(() => fetchMessage(from, id), {
      onAnswer: (message) => {
        if (!message) drop();
        else if (isWanted()) current.set({ [name]: { id, message } });
      },
      onFailure: (cause) => {
        drop();
        report(cause);
      },
      timeoutMs: FETCH_MS,
    });
  };
  createEffect(
    on([draft, drafts], ([current, own]) => {
      const from = untrack(sdk);
      fetches.endAll();
      if (!own || !from) return;
      const { reply, edit } = untrack(current.state);
      if (reply && !reply.message) find(current, from, 'reply', reply);
      if (edit && !edit.message) find(current, from, 'edit', edit);
      // The save of an edit may end while another chat is open.
      current.onChange = () => {
        if (!untrack(options.isUnstored)) own.storeSoon(current);
      };
      onCleanup(() => own.store());
    }),
  );
  onMount(() => {
    // Phones close pages without any other event.
    const store = () => drafts()?.store();
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    onCleanup(() => {
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    });
  });
  return draft;
}

/** Adds early text to the user's draft, and the app's initial text only once. */
function move(written: Draft, draft: Draft, initial: string): void {
  const { text, mentions, reply, files } = written.state();
  if (text !== initial || !draft.isTouched) draft.add({ text, mentions });
  if (reply) draft.set({ reply });
  if (files.length > 0) draft.set({ files: [...draft.state().files, ...files] });
}
