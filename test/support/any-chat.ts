import type { Kit } from 'solid-chat-kit';

/** The chat of a message component as untyped code may give it: nobody, or a user and a group. */
export interface AnyChat {
  user?: Kit.User | undefined;
  group?: Kit.Group | undefined;
}
