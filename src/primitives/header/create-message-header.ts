import { type Accessor, createComputed, createEffect, createMemo, on, untrack } from 'solid-js';
import { GroupRecord } from '../../core/groups/group-record.ts';
import { syncGroup, syncUser } from '../../core/items/sync-objects.ts';
import { peerOfIndicator, senderId, senderOf } from '../../core/messages/messages.ts';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { entityId, Faults, flagOf, numberOf, objectOf, textOf } from '../../core/objects/read.ts';
import { unwrap } from '../../core/objects/unwrap.ts';
import { presenceWord, tellsNews } from '../../core/users/presence-word.ts';
import { UserRecord } from '../../core/users/user-record.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createReport } from '../guard/create-report.ts';
import { createFetches } from '../loading/create-fetches.ts';
import { type ChatPeer, createChatPeer } from '../messages/create-chat-peer.ts';
import { useChatKit } from '../messages/use-chat-kit.ts';
import { createFlush } from '../rows/create-flush.ts';
import { readValue, triggerRow } from '../rows/live-row.ts';
import { groupView, userView } from '../rows/reactive-view.ts';
import { createListeners } from '../session/create-listeners.ts';
import { createPatientSession } from '../session/create-session.ts';
import { createConnection } from '../source/create-connection.ts';
import { createEventBus } from '../source/create-event-bus.ts';
import { createHeaderTyping } from './create-header-typing.ts';

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

type HeaderRecord = UserRecord | GroupRecord;

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
  const { sdk, events } = useChatKit(options.sdk);
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
  const session = createPatientSession(sdk, report);
  const me = () => textOf(session().user, 'getUid');
  const record = createMemo(() => {
    const current = peer();
    return current && faults.run(() => recordOf(current));
  });
  const current = () => untrack(record);
  const flush = createFlush(() => {
    const changed = current();
    if (!changed) return;
    faults.run(() => sync(changed));
    triggerRow(changed);
  });
  const later =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      faults.attempt(() => change(...args));
      flush.schedule();
    };
  const typing = createHeaderTyping(flush.schedule);

  /** Runs a change of the shown user, if it is this one. */
  const ifUser = (user: Kit.User, change: (record: UserRecord) => void) => {
    const shown = current();
    if (!(shown instanceof UserRecord) || shown.id !== textOf(user, 'getUid')) return;
    fetches.endAll();
    change(shown);
  };
  const presence = (isOnline: boolean) =>
    later((user: Kit.User) =>
      ifUser(user, (shown) => {
        if (tellsNews(user, shown.entity)) shown.take(user);
        shown.status = presenceWord(textOf(user, 'getStatus'), isOnline);
        shown.lastActiveAt = numberOf(user, 'getLastActiveAt') || Math.floor(Date.now() / 1000);
      }),
    );
  const blocked = (user: Kit.User, isBlocked: boolean) => {
    if (isBlocked) typing.endedBy(textOf(user, 'getUid'));
    ifUser(user, (shown) => {
      shown.blocked = isBlocked;
    });
  };
  /** Handles members who come, or who leave with -1; if someone else caused it, that user precedes the group. */
  const members = (more: 1 | -1) =>
    later(
      (_action: Kit.ActionMessage, member: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) => {
        const of = group ?? (byOrGroup as Kit.Group);
        const shown = current();
        if (!(shown instanceof GroupRecord) || shown.id !== textOf(of, 'getGuid')) return;
        fetches.endAll();
        if (!shown.take(of)) shown.count(more);
        if (more < 0) typing.endedBy(textOf(member, 'getUid'));
      },
    );
  const isHere = (indicator: Kit.TypingIndicator | Kit.Message) => {
    const shown = untrack(peer);
    const place = peerOfIndicator(indicator);
    return shown?.id === place.id && shown.isGroup === place.isGroup;
  };
  const sent = later((message: Kit.Message) => {
    if (isHere(message)) typing.endedBy(senderId(message));
  });

  const fetches = createFetches();
  const reconnected = (wasLost: boolean) => {
    const shown = current();
    if (wasLost && shown) refetch(shown);
  };
  createListeners({
    sdk,
    user: () => session().user,
    callbacks: {
      Message: {
        onTypingStarted: later((indicator) => {
          const sender = senderOf(indicator);
          if (!sender || senderId(indicator) === me() || !isHere(indicator)) return;
          if (!flagOf(sender, 'getBlockedByMe') && !current()?.blocked) typing.started(sender);
        }),
        onTypingEnded: later((indicator) => {
          if (isHere(indicator)) typing.endedBy(senderId(indicator));
        }),
        onTextMessageReceived: sent,
        onMediaMessageReceived: sent,
        onCustomMessageReceived: sent,
      },
      User: { onUserOnline: presence(true), onUserOffline: presence(false) },
      Group: {
        onGroupMemberJoined: members(1),
        onMemberAddedToGroup: members(1),
        onGroupMemberLeft: members(-1),
        onGroupMemberKicked: members(-1),
        onGroupMemberBanned: members(-1),
      },
    },
    onLate: () => reconnected(true),
    onError: report,
  });
  createEventBus({
    channels: events,
    follow: ({ users }, on) => {
      on(users.ccUserBlocked, (user) => blocked(user, true));
      on(users.ccUserUnblocked, (user) => blocked(user, false));
    },
    later,
    report,
  });
  createConnection({
    sdk,
    session: { user: () => session().user ?? null, isLoading: () => untrack(session).state !== 'signed-in' },
    onConnected: reconnected,
    onError: report,
  });
  /** Fetches what changed while the connection was lost. A chat without messages may have no conversation. */
  const refetch = (shown: HeaderRecord) => {
    const from = untrack(sdk);
    if (!from) return;
    fetches.ask(() => from.getConversation(shown.id, shown instanceof GroupRecord ? 'group' : 'user'), {
      onAnswer: later((conversation) => take(objectOf(conversation, 'getConversationWith'))),
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
  createComputed(
    on(
      record,
      () => {
        fetches.endAll();
        typing.clear();
      },
      { defer: true },
    ),
  );
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
  const entity = createMemo(() => viewOf(record()));
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
    typists: reader('typists', typing.typists, NOBODY),
    error: failure,
  };
}

function recordOf({ isGroup, entity }: ChatPeer): HeaderRecord {
  return isGroup ? new GroupRecord(entity as Kit.Group) : new UserRecord(entity as Kit.User);
}

function viewOf(record: HeaderRecord | null): Kit.User | Kit.Group | null {
  if (!record) return null;
  return record instanceof GroupRecord ? groupView(record) : userView(record);
}

/** Writes the newest state into the SDK's own object, so that app code reads the same. */
function sync(record: HeaderRecord): void {
  if (record instanceof GroupRecord) syncGroup(record.group, record.entity, record.membersCount);
  else syncUser(record.user, record);
}
