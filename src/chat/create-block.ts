import { type Accessor, createSignal, untrack } from 'solid-js';
import { notify } from '../client/boundary/calls.ts';
import { isBlockedUser, uidOf } from '../client/boundary/entities.ts';
import { createEventBus } from '../client/create-event-bus.ts';
import { attempt, type Report } from '../client/create-report.ts';
import type { KitContextValue } from '../client/kit-context.tsx';
import type { AppUser, Kit, KitChatSDK } from '../sdk/index.ts';

/** Whether the signed-in user has blocked the user of a chat. */
export interface Block {
  isBlocked: Accessor<boolean>;
  /** Undefined if the SDK cannot end a block. */
  unblock: (() => void) | undefined;
}

/** Follows the block of a user; it ends with its owner. */
export function createBlock(
  user: Kit.User | undefined,
  { sdk, events }: KitContextValue,
  report: Report,
): Block {
  const uid = uidOf(user);
  const [isBlocked, setBlocked] = createSignal(isBlockedUser(user));
  createEventBus({
    channels: events,
    follow: ({ users }, on) => {
      const follow = (value: boolean) => (each: Kit.User) => {
        if (uidOf(each) === uid) setBlocked(value);
      };
      on(users.ccUserBlocked, follow(true));
      on(users.ccUserUnblocked, follow(false));
    },
    later:
      (work) =>
      (...args) =>
        void attempt(report, () => work(...args)),
    report,
  });
  return {
    isBlocked,
    get unblock() {
      const current = sdk() as Required<KitChatSDK> | undefined;
      if (!user || !current?.unblockUsers) return undefined;
      // The answer counts although another chat may be open by then.
      return () =>
        void notify(report, async () => {
          await current.unblockUsers([uid]);
          user.setBlockedByMe(false);
          setBlocked(false);
          untrack(events).users.ccUserUnblocked.next(user as AppUser);
        });
    },
  };
}
