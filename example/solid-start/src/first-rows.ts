import { query } from '@solidjs/router';
import { createLocalKit } from 'solid-chat-kit/local';
import { seedOf } from './seed.ts';

/** Loads a user's first rows as plain JSON, on the server with an SDK for this request only. */
export const firstRows = query(async (uid: string) => {
  'use server';
  const now = Math.floor(Date.now() / 1000);
  const sdk = createLocalKit({ seed: seedOf(uid, now), persist: false });
  await sdk.login(uid);
  const conversations = await new sdk.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
  const users = await new sdk.UsersRequestBuilder().setLimit(30).build().fetchNext();
  const rows: { conversations: object[]; users: object[] } = JSON.parse(
    JSON.stringify({ conversations, users }),
  );
  return { now, ...rows };
}, 'first-rows');
