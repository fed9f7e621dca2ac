import { query } from '@solidjs/router';
import type { Kit } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { seedOf } from './seed.ts';

/** A user's first conversations, and the newest messages of the first one with a person, as plain JSON. */
export interface FirstChat {
  conversations: object[];
  user: object;
  messages: object[];
}

/** Loads a user's first chat on the server, with an SDK for this request only. */
export const firstChat = query(async (uid: string) => {
  'use server';
  const now = Math.floor(Date.now() / 1000);
  const sdk = createLocalKit({ seed: seedOf(uid, now), persist: false });
  await sdk.login(uid);
  const conversations = await new sdk.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
  const user = conversations
    .find((conversation) => conversation.getConversationType() === 'user')
    ?.getConversationWith() as Kit.User;
  const messages = await new sdk.MessagesRequestBuilder()
    .setUID(user.getUid())
    .setLimit(30)
    .build()
    .fetchPrevious();
  const first: FirstChat = JSON.parse(JSON.stringify({ conversations, user, messages }));
  return { now, ...first };
}, 'first-chat');
