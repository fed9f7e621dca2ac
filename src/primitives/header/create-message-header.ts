import { type Accessor, createComputed, createEffect, createMemo, on, untrack } from 'solid-js';
import { partnerOf } from '../../client/boundary/conversations.ts';
import { entityId, uidOf } from '../../client/boundary/entities.ts';
import type { KitErrorHandler } from '../../client/boundary/exception.ts';
import { Faults } from '../../client/boundary/faults.ts';
import { unwrap } from '../../client/boundary/unwrap.ts';
import { createSessionOf, followClient, followConnection, followTyping } from '../../client/client.ts';
import { GroupRecord } from '../../core/groups/group-record.ts';
import { UserRecord } from '../../core/users/user-record.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createReport } from '../guard/create-report.ts';
import { requireOwner } from '../guard/require-owner.ts';
import { createFetches } from '../loading/create-fetches.ts';
import { createChatPeer } from '../messages/create-chat-peer.ts';
import { useChatKit } from '../messages/use-chat-kit.ts';
import { createFlush } from '../rows/create-flush.ts';
import { readValue, triggerRow } from '../rows/live-row.ts';
import { createEventBus } from '../source/create-event-bus.ts';
import { headerCallbacks } from './header-callbacks.ts';
import { type HeaderRecord, recordOf, syncRecord, viewOf } from './header-record.ts';

/** The options of a message header; all are reactive. */
export interface MessageHeaderOptions {
  /** The SDK. Defaults to the provider's, else to that of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** The user that the chat is with. */
  user?: Accessor<Kit.User | undefined>;
  /** The group that the chat is in. */
  group?: Accessor<Kit.Group | undefined>;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** What the header of a chat shows, live. Each accessor is tracked by its own value. */
export interface MessageHeader {
  /** The user or group, as a reactive view; null without one. */
  entity: Accessor<Kit.User | Kit.Group | null>;
  /** Whether the chat is in a group. */
  isGroup: Accessor<boolean>;
  /** The uid or guid, or ''. */
  id: Accessor<string>;
  /** The display name, or the id of a user or group without one. */
  name: Accessor<string>;
  /** The URL of the picture, or ''. */
  picture: Accessor<string>;
  /** The presence, such as 'online'; '' for a group and for a blocked user. */
  presence: Accessor<string>;
  /** When the user was last online, in seconds; 0 if unknown, for a group and for a blocked user. */
  lastActiveAt: Accessor<number>;
  /** How many members the group has; 0 for a user. */
  membersCount: Accessor<number>;
  /** Who is typing, in the order they started; nobody in a chat with a blocked user. */
  typists: Accessor<readonly Kit.User[]>;
  /** Why there is no chat: no user or group, or both; null if there is one. */
  error: Accessor<Kit.Exception | null>;
}

/** What applies without a user or group. */
const NOBODY: readonly Kit.User[] = [];

/**
 * Follows what the header of a chat shows: presence, typing and members, published once per frame. Ends with
 * its owner.
 * @example
 * const header = createMessageHeader({ user: () => props.user });
 * <h2>{header.name()} {header.presence() === 'online' && '●'}</h2>
 */
export function createMessageHeader(options: MessageHeaderOptions = {}): MessageHeader {
  requireOwner('createMessageHeader');
  const { sdk, client, events } = useChatKit(options.sdk);
  const report = createReport(() => options.onError);
  const faults = new Faults(report);
  const props = {
    get user() {
      return options.user?.();
    },
    get group() {
      return options.group?.();
    },
  };
  const { peer, failure } = createChatPeer(props);
  const session = createSessionOf(client);
  const record = createMemo(() => {
    const current = peer();
    return current && faults.run(() => recordOf(current));
  });
  const current = () => untrack(record);
  const flush = createFlush(() => {
    const changed = current();
    if (!changed) return;
    faults.run(() => syncRecord(changed));
    triggerRow(changed);
  });
  /** Wraps a change so that it is published in the next frame, unless it returns false: nothing has changed. */
  const later =
    <Args extends unknown[]>(change: (...args: Args) => unknown) =>
    (...args: Args) => {
      let isChanged: unknown = true;
      faults.attempt(() => {
        isChanged = change(...args);
      });
      if (isChanged !== false) flush.schedule();
    };

  const fetches = createFetches();
  const callbacks = headerCallbacks({
    record: current,
    onChange: fetches.endAll,
    later,
  });
  const reconnected = (wasLost: boolean) => {
    const shown = current();
    if (wasLost && shown) refetch(shown);
  };
  followClient(client, {
    callbacks: callbacks.listeners,
    onLate: () => reconnected(true),
    onError: report,
  });
  followTyping(
    client,
    later((typedTo) => {
      const here = untrack(peer);
      return here?.id === typedTo.id && here.isGroup === typedTo.isGroup;
    }),
  );
  const typists = (here: HeaderRecord) => {
    const isBlocked = here instanceof UserRecord && here.blocked;
    const all = untrack(client)?.typing.typists({ id: here.id, isGroup: here instanceof GroupRecord });
    return (!isBlocked && all) || NOBODY;
  };
  createEventBus({
    channels: events,
    follow: ({ users }, on) => {
      const follow = (channel: typeof users.ccUserBlocked, isBlocked: boolean) =>
        on(channel, (user) => {
          untrack(client)?.typing.block(uidOf(user), isBlocked);
          return callbacks.blocked(user, isBlocked);
        });
      follow(users.ccUserBlocked, true);
      follow(users.ccUserUnblocked, false);
    },
    later,
    report,
  });
  followConnection(client, {
    isLoading: () => untrack(session).state !== 'signed-in',
    onConnected: reconnected,
    onError: report,
  });
  /** Fetches what changed while the connection was lost. A chat without messages may have no conversation. */
  const refetch = (shown: HeaderRecord) => {
    const from = untrack(sdk);
    if (!from) return;
    fetches.ask(() => from.getConversation(shown.id, shown instanceof GroupRecord ? 'group' : 'user'), {
      onAnswer: later((conversation) => take(partnerOf(conversation))),
      onFailure: () => {},
    });
  };
  /** Takes a later copy of the shown user or group. */
  const take = (copy: Kit.User | Kit.Group | null) => {
    const shown = current();
    if (copy && shown && entityId(copy) === shown.id) shown.take(copy as Kit.User & Kit.Group);
  };
  createComputed(
    on(
      () => unwrap(props.user ?? props.group),
      (given) => {
        if (given && given !== current()?.entity) later(take)(given);
      },
      { defer: true },
    ),
  );
  createComputed(on(record, () => fetches.endAll(), { defer: true }));
  createEffect(() => {
    const error = failure();
    if (error) report(error);
  });

  const reader =
    <T>(key: string, compute: (shown: HeaderRecord) => T, fallback: T): Accessor<T> =>
    () => {
      const shown = record();
      return shown ? readValue(shown, `header.${key}`, () => faults.run(() => compute(shown))) : fallback;
    };
  const entity = createMemo(() => {
    const shown = record();
    return shown && viewOf(shown);
  });
  return {
    entity,
    isGroup: () => peer()?.isGroup ?? false,
    id: () => peer()?.id ?? '',
    name: reader('name', (shown) => shown.name, ''),
    picture: reader('picture', (shown) => shown.picture, ''),
    presence: reader('presence', (shown) => shown.presence, ''),
    lastActiveAt: reader('lastActiveAt', (shown) => (shown.blocked ? 0 : shown.lastActiveAt), 0),
    membersCount: reader(
      'membersCount',
      (shown) => (shown instanceof GroupRecord ? shown.membersCount : 0),
      0,
    ),
    typists: reader('typists', typists, NOBODY),
    error: failure,
  };
}
