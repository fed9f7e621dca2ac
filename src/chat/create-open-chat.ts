import {
  type Accessor,
  batch,
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  on,
  untrack,
} from 'solid-js';
import { guidOf, uidOf } from '../client/boundary/entities.ts';
import { chatOf, type OpenedChat } from '../client/boundary/kinds.ts';
import { isSameMessage } from '../client/boundary/messages.ts';
import { type Peer, peerKey } from '../client/boundary/peer-map.ts';
import { peerOfConversation, peerOfEntity } from '../client/boundary/peers.ts';
import { createSessionOf } from '../client/client.ts';
import { callApp, type Report } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import type { ClientContextValue } from '../client/kit-context.tsx';
import type { AppMessage, Kit } from '../sdk/index.ts';
import { createControllable } from '../utils/create-controllable.ts';
import type { KitChatProps } from './props.ts';

/** The open chat, and the panels opened over or beside it. */
export interface OpenChat {
  /** The open chat; null for none. */
  chat: Accessor<OpenedChat | null>;
  /** The message whose thread is open; null for none. */
  thread: Accessor<Kit.Message | null>;
  /** Whether the info about the chat is open. */
  isInfoOpen: Accessor<boolean>;
  /** Whether the user list for a new chat is open. */
  isChoosing: Accessor<boolean>;
  /** The uid of the signed-in user; '' without one. */
  uid: Accessor<string>;
  open(chat: OpenedChat): void;
  openConversation(conversation: Kit.Conversation): void;
  close(): void;
  /** Closes the chat with a user or group, if it is open. */
  closeIf(peer: Peer): void;
  openThread(message: Kit.Message): void;
  closeThread(): void;
  /** Opens the info about the chat in the place of a thread, or closes it. */
  setInfoOpen(isOpen: boolean): void;
  setChoosing(isChoosing: boolean): void;
}

/**
 * Creates the state of the open chat, unless the app holds it with `chat`: it follows the props `user` and `group`, and
 * the user's choices. It closes when its conversation is deleted, when the user leaves its group, and when another user
 * signs in.
 */
export function createOpenChat(
  props: Pick<KitChatProps, 'user' | 'group' | 'chat' | 'onChatChange' | 'thread' | 'onThreadChange'>,
  { client, events }: Pick<ClientContextValue, 'client' | 'events'>,
  report: Report,
): OpenChat {
  const given = createMemo(
    (): OpenedChat | null => {
      const { user, group } = props;
      return user || group ? pickChat({ user, group } as OpenedChat) : null;
    },
    null,
    { equals: isSameChat },
  );
  const [opened, requestChat, setOpened] = createControllable(
    () => props.chat && pickChat(props.chat),
    untrack(given),
    (next) => callApp(report, () => props.onChatChange?.(next)),
  );
  const chat = createMemo(opened, null, { equals: isSameChat });
  const [shownThread, requestThread] = createControllable<Kit.Message | null>(
    () => props.thread,
    null,
    (next) => callApp(report, () => props.onThreadChange?.(next as AppMessage | null)),
  );
  const thread = createMemo(() => (chat() ? shownThread() : null), null, {
    equals: (a, b) => a === b || Boolean(a && b && isSameMessage(a, b)),
  });
  const [wantsInfo, setWantsInfo] = createSignal(false);
  const isInfoOpen = createMemo(() => wantsInfo() && chat() !== null && !thread());
  const [isChoosing, setChoosing] = createSignal(false);
  const closeThread = () => {
    if (untrack(shownThread)) requestThread(null);
  };
  const change = (next: OpenedChat | null) => {
    if (isSameChat(untrack(chat), next)) return;
    batch(() => {
      closeThread();
      setWantsInfo(false);
      requestChat(next);
    });
  };
  const close = () => change(null);
  // A thread opens in the place of the info, and another chat has info of its own.
  createComputed(
    on([thread, chat], ([message, now], before) => {
      if (before && (message || now !== before[1])) setWantsInfo(false);
    }),
  );
  createComputed(on(given, (next) => void setOpened(next), { defer: true }));
  // The app may open a thread along with its chat.
  createComputed(
    on([chat, shownThread], ([now, message], before) => {
      if (before && message && now !== before[0] && message === before[1]) closeThread();
    }),
  );

  const closeIf = (peer: Peer) => {
    const current = untrack(chat);
    if (current && keyOf(current) === peerKey(peer)) close();
  };
  createEventBus({
    channels: events,
    subscribe: ({ conversations, groups }, on) => {
      on(conversations.ccConversationDeleted, (conversation) => closeIf(peerOfConversation(conversation)));
      on(groups.ccGroupLeft, ({ group }) => closeIf(peerOfEntity(group)));
    },
    report,
  });
  const session = createSessionOf(client);
  const uid = () => uidOf(session().user);
  createEffect(
    on(uid, (now, before) => {
      if (!before || now === before) return;
      setChoosing(false);
      close();
    }),
  );

  const open = (next: OpenedChat) =>
    batch(() => {
      setChoosing(false);
      change(next);
    });
  return {
    chat,
    thread,
    isInfoOpen,
    isChoosing,
    uid,
    open,
    openConversation(conversation) {
      open(chatOf(conversation));
    },
    close,
    closeIf,
    openThread: requestThread,
    closeThread,
    setInfoOpen: (isOpen) =>
      batch(() => {
        if (isOpen) closeThread();
        setWantsInfo(isOpen);
      }),
    setChoosing,
  };
}

/** Returns a chat without other keys; with both objects if untyped code passes both, which the chat reports as an error. */
function pickChat({ user, group }: OpenedChat): OpenedChat {
  return { ...(user && { user }), ...(group && { group }) } as OpenedChat;
}

/** Returns the key of a chat's user or group, as `peerKey` does. */
export function keyOf({ user, group }: OpenedChat): string {
  return peerKey({ isGroup: Boolean(group), id: group ? guidOf(group) : uidOf(user) });
}

function isSameChat(a: OpenedChat | null, b: OpenedChat | null): boolean {
  if (!a || !b) return a === b;
  return Boolean(a.user) === Boolean(b.user) && keyOf(a) === keyOf(b);
}
