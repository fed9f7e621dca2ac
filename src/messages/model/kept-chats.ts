import { onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { MessageQuery } from '../../client/boundary/message-source.ts';
import type { Client } from '../../client/client.ts';
import type { ChatPeer } from '../../client/create-chat-peer.ts';
import type { Chat } from './create-chat.ts';
import type { ScrollTarget } from './message-list.ts';

/** The maximum number of kept chats. */
const MAX_KEPT = 10;

/** Chats that were shown before and have no list. */
export interface KeptChats {
  /** Returns the kept chat of a query, which then belongs to the list until `keep`. */
  take(query: MessageQuery<ChatPeer>): Chat | undefined;
  /** Keeps a chat when its list is unmounted, and drops the oldest one; ends a chat that is not worth keeping. */
  keep(chat: Chat, position: ScrollTarget): void;
}

/**
 * Creates the kept chats of a client's signed-in user. Events keep them up to date. They end for another user and with
 * the owner. A server keeps none.
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
    keep(chat, position) {
      if (isOver || isOfOther(chat) || !chat.hide(position)) {
        chat.end();
        return;
      }
      drop((each) => isSameQuery(each.query, chat.query));
      kept = [...kept, chat];
      chat.onGone(() => drop((each) => each === chat));
      const oldest = kept.length > MAX_KEPT ? kept[0] : undefined;
      drop((each) => each === oldest);
    },
  };
}

function isSameQuery(a: MessageQuery<ChatPeer>, b: MessageQuery<ChatPeer>): boolean {
  return a.peer?.key === b.peer?.key && a.parentId === b.parentId && a.builder === b.builder;
}
