import { type Accessor, createComputed, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { partnerOf } from '../client/boundary/conversations.ts';
import { entityId, uidOf } from '../client/boundary/entities.ts';
import { ErrorCollector } from '../client/boundary/error-collector.ts';
import { isNoConversation, type KitErrorHandler } from '../client/boundary/exception.ts';
import { typeOf } from '../client/boundary/peers.ts';
import { toSDK } from '../client/boundary/to-sdk.ts';
import { createSessionOf, subscribeToClient, subscribeToTyping, watchConnection } from '../client/client.ts';
import { createChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import { createReport } from '../client/create-report.ts';
import { createEntities, type Entities } from '../client/entities.ts';
import type { EntityRecord } from '../client/records/entity-record.ts';
import { EntityRecords } from '../client/records/entity-records.ts';
import type { FetchTicket } from '../client/records/fetch-log.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { readValue } from '../client/views/live-row.ts';
import { entityView } from '../client/views/reactive-view.ts';
import { createFollowedEntities } from '../list/publish/create-followed-entities.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { requireOwner } from '../utils/require-owner.ts';

/** The options of a message header; all are reactive. */
export interface MessageHeaderOptions {
  /** The SDK. Defaults to the provider's, else to that of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** The user of the chat. */
  user?: Accessor<Kit.User | undefined>;
  /** The group of the chat. */
  group?: Accessor<Kit.Group | undefined>;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** The live content of a chat's header. Each accessor is tracked by its own value. */
export interface MessageHeader {
  /** The user or group, as a reactive view; null without one. */
  entity: Accessor<Kit.User | Kit.Group | null>;
  /** Whether the chat is in a group. */
  isGroup: Accessor<boolean>;
  /** Whether it is the signed-in user's chat with oneself, which has neither presence nor typing. */
  isSelf: Accessor<boolean>;
  /** The uid or guid, or ''. */
  id: Accessor<string>;
  /** The display name; without one, the id of the user or group. */
  name: Accessor<string>;
  /** The URL of the picture, or ''. */
  picture: Accessor<string>;
  /** The presence, such as 'online'; '' for a group and for a blocked user. */
  presence: Accessor<string>;
  /** When the user was last online, in seconds; 0 if unknown, for a group and for a blocked user. */
  lastActiveAt: Accessor<number>;
  /** The number of members of a group; 0 for a user. */
  membersCount: Accessor<number>;
  /** Who is typing, in the order they started; nobody in a chat with a blocked user. */
  typing: Accessor<readonly Kit.User[]>;
  /** Why there is no chat: neither user nor group, or both; null if there is one. */
  error: Accessor<Kit.Exception | null>;
}

/** The values without a user or group. */
const NOBODY: readonly Kit.User[] = [];

/**
 * Follows the content of a chat's header: presence, typing and members, published once per frame. Ends with its owner.
 * @example const header = createMessageHeader({ user: () => props.user });
 * <h2>{header.name()} {header.presence() === 'online' && '●'}</h2>
 */
export function createMessageHeader(options: MessageHeaderOptions = {}): MessageHeader {
  requireOwner('createMessageHeader');
  const { sdk, client } = useChatKit(options.sdk);
  const report = createReport(() => options.onError);
  const errors = new ErrorCollector(report);
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

  const entities = createMemo(
    (): Pick<Entities, 'records' | 'publish'> =>
      client()?.part(createEntities) ?? { records: new EntityRecords(), publish: () => followed.schedule() },
  );
  const followed = createFollowedEntities(() => entities().records, report);
  const [cleared, setCleared] = createSignal(undefined, { equals: false });
  const entry = createMemo(() => {
    cleared();
    const shown = peer();
    const { records, publish } = entities();
    if (!shown) return null;
    return errors.run(() => {
      const own = followed.follow(records, shown.entity, shown);
      publish();
      return own;
    });
  });
  // The record's values belong to the previous user.
  createEffect(
    on(session, () => {
      const shown = untrack(entry);
      if (shown && untrack(entities).records.find(shown.record) !== shown.record) setCleared();
    }),
  );

  /** Merges a later copy of the user or group, whose fetch began at `since`. */
  const applyCopy = (copy: Kit.User | Kit.Group | null, since?: FetchTicket) => {
    const shown = untrack(entry)?.record;
    const { records, publish } = untrack(entities);
    if (!copy || copy === shown?.item || entityId(copy) !== shown?.id) return;
    errors.attempt(() => records.merge(copy, shown, since));
    publish();
  };
  createComputed((before?: Kit.User | Kit.Group) => {
    const given = toSDK(props.user ?? props.group);
    if (given && before && given !== before && entityId(given) === entityId(before))
      untrack(() => applyCopy(given));
    return given;
  });

  const fetches = createFetches();
  createComputed(on(entry, () => fetches.endAll(), { defer: true }));
  /** Fetches what changed during a lost connection. */
  const reconnected = (wasLost: boolean) => {
    const shown = untrack(entry)?.record;
    const from = untrack(sdk);
    if (!wasLost || !shown || !from) return;
    const { log } = untrack(entities).records;
    const since = log.begin();
    fetches.start(() => from.getConversation(shown.id, typeOf(shown)), {
      onAnswer: (conversation) => applyCopy(partnerOf(conversation), since),
      onFailure: (cause) => {
        if (!isNoConversation(cause)) report(cause);
      },
      onEnd: () => log.end(since),
    });
  };
  subscribeToClient(client, { callbacks: {}, onLate: () => reconnected(true), onError: report });
  watchConnection(client, {
    isLoading: () => untrack(session).state !== 'signed-in',
    onConnected: reconnected,
    onError: report,
  });
  subscribeToTyping(client, (typedTo) => {
    const shown = untrack(entry);
    if (shown?.record.id === typedTo.id && shown.record.isGroup === typedTo.isGroup) followed.schedule(shown);
  });
  const typing = (here: EntityRecord) => (!here.blocked && untrack(client)?.typing.typists(here)) || NOBODY;
  createEffect(() => {
    const error = failure();
    if (error) report(error);
  });

  const reader =
    <T>(key: string, compute: (shown: EntityRecord) => T, fallback: T): Accessor<T> =>
    () => {
      const shown = entry();
      return shown
        ? readValue(shown, `header.${key}`, () => errors.run(() => compute(shown.record)))
        : fallback;
    };
  const entity = createMemo(() => {
    const shown = entry();
    return shown && entityView(shown.record);
  });
  const isSelf = () => peer()?.isGroup === false && peer()?.id === uidOf(session().user);
  const ofOthers =
    <T>(read: Accessor<T>, fallback: T): Accessor<T> =>
    () =>
      isSelf() ? fallback : read();
  return {
    entity,
    isSelf,
    isGroup: () => peer()?.isGroup ?? false,
    id: () => peer()?.id ?? '',
    name: reader('name', (shown) => shown.name, ''),
    picture: reader('picture', (shown) => shown.picture, ''),
    presence: ofOthers(
      reader('presence', (shown) => shown.presence, ''),
      '',
    ),
    lastActiveAt: ofOthers(
      reader('lastActiveAt', (shown) => (shown.blocked ? 0 : shown.lastActiveAt), 0),
      0,
    ),
    membersCount: reader('membersCount', (shown) => shown.membersCount, 0),
    typing: ofOthers(reader('typing', typing, NOBODY), NOBODY),
    error: failure,
  };
}
