import { onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { MessageQuery } from '../../client/boundary/message-source.ts';
import type { Client } from '../../client/client.ts';
import type { ChatPeer } from '../../client/create-chat-peer.ts';
import type { Chat } from './create-chat.ts';
import type { MessagePlace } from './message-list.ts';

/** How many chats are kept. */
const MOST_KEPT = 10;

/** The chats that were shown before, and that no list shows now. */
export interface KeptChats {
  /** Hands the chat of a query over to a list, which alone shows it until it keeps it again. */
  take(query: MessageQuery<ChatPeer>): Chat | undefined;
  /** Keeps a chat that a list leaves at a place, instead of the oldest one; ends a chat that is not worth it. */
  keep(chat: Chat, place: MessagePlace): void;
}

/**
 * Creates the kept chats of a client, a part of it: those of the signed-in user, each with what a list knew of it, kept
 * up to date by events. Another user ends all of them, and so does the owner. A server keeps none.
 */
export function createKeptChats(client: Pick<Client, 'uid' | 'onClear'>): KeptChats {
  let kept: readonly Chat[] = [];
  let isOver = isServer;
  const drop = (isGone: (chat: Chat) => boolean) => {
    const gone = kept.filter(isGone);
    kept = kept.filter((chat) => !gone.includes(chat));
    for (const chat of gone) chat.end();
  };
  const isOfOther = (chat: Chat) => chat.uid() !== client.uid();
  client.onClear(() => drop(() => true));
  onCleanup(() => {
    isOver = true;
    drop(() => true);
  });
  return {
    take(query) {
      const found = kept.find((chat) => isSameQuery(chat.query, query));
      kept = kept.filter((chat) => chat !== found);
      return found;
    },
    keep(chat, place) {
      if (isOver || isOfOther(chat) || !chat.leave(place)) {
        chat.end();
        return;
      }
      drop((each) => isSameQuery(each.query, chat.query));
      kept = [...kept, chat];
      chat.onGone(() => drop((each) => each === chat));
      const oldest = kept.length > MOST_KEPT ? kept[0] : undefined;
      drop((each) => each === oldest);
    },
  };
}

function isSameQuery(a: MessageQuery<ChatPeer>, b: MessageQuery<ChatPeer>): boolean {
  return a.peer?.key === b.peer?.key && a.parentId === b.parentId && a.builder === b.builder;
}
