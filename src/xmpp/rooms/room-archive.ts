import type { Agent } from 'stanza';
import type { MAMResult } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { ArchiveChange, Envelope } from '../archive/change.ts';
import type { Effect } from '../archive/effects.ts';
import { refKey, type StoredMessage } from '../archive/records.ts';
import { archiveTime, type Clock } from '../inbox/clock.ts';
import { isId } from '../inbox/limits.ts';
import { type IdResolver, readContent } from '../inbox/read-content.ts';
import { resourceOf } from '../shared/addresses.ts';
import type { DropReason } from '../shared/dropped.ts';
import { CatchUp } from '../sync/catch-up.ts';
import type { History } from '../sync/history.ts';
import type { Room, RoomMessage } from './room.ts';

/** The parts of a session that room archives need. */
export interface RoomArchiveOptions {
  readonly archive: Archive;
  readonly history: History;
  readonly clock: Clock;
  readonly me: string;
  readonly drop: (reason: DropReason) => undefined;
  /**
   * Called with the nickname of a user whose address a room hides; `isCurrent` is false for an old one from an
   * archive.
   */
  named(jid: string, nick: string, isCurrent: boolean): void;
  /** Announces effects; without `isNews`, only that their chats changed. */
  announce(effects: readonly Effect[], isNews: boolean): void;
}

/** The options of one room's archive. */
interface OwnRoomArchiveOptions extends RoomArchiveOptions {
  /** Called with the id of each own message in the room's archive, once it is stored here. */
  confirm(id: string | undefined): void;
}

/** The news in a room's archive since the last fetch. */
export interface RoomNews {
  /** Whether nothing of the room was stored before. */
  readonly isFirst: boolean;
  /** The membership changes, oldest first. */
  readonly actions: readonly RoomMessage[];
}

/** Reads the content of a room message. */
export function readRoomMessage(
  { room, sender, stanzaId, stanza, action }: RoomMessage,
  { clock, drop }: Pick<RoomArchiveOptions, 'clock' | 'drop'>,
  date?: Date,
): ArchiveChange[] {
  const archivedAt = archiveTime(stanzaId, date, clock.now());
  // Ignore longer ids: no stanza can refer to them.
  const ids = [stanza.originId, stanza.id].filter(isId);
  const own = [...new Set(ids)].map((id) => refKey(room, sender, id));
  const envelope: Envelope = {
    chat: room,
    kind: 'group',
    from: sender,
    key: stanzaId === undefined ? '' : `${room}/${stanzaId}`,
    refs: stanzaId === undefined ? own : [refKey(room, '', stanzaId), ...own],
    at: archivedAt,
    archivedAt,
    archiveId: stanzaId,
    muid: ids[0],
    ...(isId(stanza.originId) && { hasOriginId: true }),
  };
  if (action)
    return stanzaId === undefined
      ? []
      : [{ ...envelope, what: 'message', action: action.name, on: action.on }];
  const resolver: IdResolver = {
    own: (id) => [refKey(room, sender, id), refKey(room, '', id)],
    by: (id) => refKey(room, '', id),
    any: (id) => [refKey(room, '', id)],
  };
  const changes = readContent(stanza, envelope, resolver, drop);
  return stanzaId === undefined ? changes.filter(({ what }) => what !== 'message') : changes;
}

/** The stored messages of one room. */
export class RoomArchive {
  readonly #room: Room;
  readonly #options: OwnRoomArchiveOptions;
  /** Fetches the room's archive. */
  readonly sync: CatchUp;
  #actions: RoomMessage[] = [];
  /** The ids of own messages in the page being stored. */
  #own: (string | undefined)[] = [];
  #isKnown = false;

  constructor(room: Room, options: OwnRoomArchiveOptions) {
    this.#room = room;
    this.#options = options;
    const { archive, history, announce, confirm } = options;
    this.sync = new CatchUp({
      archive,
      history,
      room: room.jid,
      read: (results) => results.flatMap((result) => this.#read(result)),
      stored: (effects, isNews) => {
        // Messages from before this user's membership are not news; those that arrived since are.
        const arrived = new Set(room.waiting?.map((stanza) => room.idOf(stanza)));
        const isFresh = (effect: Effect) =>
          this.#isKnown || (effect.what === 'message' && arrived.has(effect.message.archiveId));
        announce(
          effects.filter((effect) => !isFresh(effect)),
          false,
        );
        announce(effects.filter(isFresh), isNews || !this.#isKnown);
        this.#own.splice(0).forEach(confirm);
      },
    });
  }

  /** Fetches the newest messages of the room. */
  async catchUp(agent: Agent): Promise<RoomNews> {
    await this.sync.load();
    this.#isKnown = this.sync.isKnown;
    this.#actions = [];
    await this.sync.catchUp(agent);
    return { isFirst: !this.#isKnown, actions: this.#actions };
  }

  /** Marks a message and all before it as read, when the user enters for the first time. */
  async readBefore({ archivedAt }: StoredMessage): Promise<void> {
    await this.#options.archive.changeChat(this.#room.jid, 'group', (record) => {
      record.readAt = Math.max(record.readAt, archivedAt);
    });
  }

  #read({ id, item: { message: stanza, delay } }: MAMResult): ArchiveChange[] {
    if (!stanza) return [];
    const message = this.#room.readArchived(stanza, id);
    if (typeof message === 'string') this.#options.drop(message);
    if (!message || typeof message === 'string') return [];
    if (this.#room.isHidden) this.#options.named(message.sender, resourceOf(stanza.from ?? ''), false);
    if (message.action) this.#actions.push(message);
    if (message.sender === this.#options.me) this.#own.push(stanza.id);
    return readRoomMessage(message, this.#options, delay?.timestamp).filter(({ what }) => what !== 'typing');
  }
}
