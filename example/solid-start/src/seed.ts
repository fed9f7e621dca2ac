import type { SeedOptions } from 'solid-chat-kit/local';

/** The people and chats of a user; server and browser make the same ones, as if they asked one chat server. */
export const seedOf = (uid: string, now: number): SeedOptions => ({
  me: uid,
  now,
  users: 120,
  conversations: 90,
});
