import type { SeedOptions } from 'solid-chat-kit/local';

/** The seeded data of a user; server and browser create the same, as if they used one chat server. */
export const seedOf = (uid: string, now: number): SeedOptions => ({
  me: uid,
  now,
  users: 120,
  conversations: 90,
});
