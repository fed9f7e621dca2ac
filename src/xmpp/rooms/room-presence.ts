import type { MUCInfo, ReceivedMUCPresence, ReceivedPresence } from 'stanza/protocol/index.js';
import { bareJid, resourceOf } from '../shared/addresses.ts';
import type { Room, RoomMessage } from './room.ts';
import { readOwnExit, SELF } from './room-status.ts';
import type { Rooms, RoomsOptions } from './rooms.ts';

/** The options of reading room presence. */
export interface RoomPresenceOptions extends Pick<RoomsOptions, 'me' | 'drop' | 'keep' | 'onError'> {
  /** Called with the nickname of a user whose address a room hides. */
  named(jid: string, nick: string): void;
  /** Called when this user was removed, with a message to announce. */
  removed(message: RoomMessage, room: Room): void;
}

/** Handles users who enter and leave rooms, including this session. */
export class RoomPresence {
  readonly #rooms: Rooms;
  readonly #options: RoomPresenceOptions;

  constructor(rooms: Rooms, options: RoomPresenceOptions) {
    this.#rooms = rooms;
    this.#options = options;
  }

  /** Handles a presence; ignores those of users. */
  receive(presence: ReceivedPresence): void {
    const room = this.#rooms.get(bareJid(presence.from));
    if (!room || !presence.muc || presence.type === 'error') return;
    room.lastStanzaAt = Date.now();
    const { me, keep, drop, named, onError } = this.#options;
    const { actor, statusCodes } = presence.muc as MUCInfo;
    const wasMember = room.membership.affiliationOf(me) !== 'none';
    const moderator = actor?.nick === undefined ? undefined : room.membership.occupant(actor.nick);
    const codes = (statusCodes ?? []).map(String);
    const jid = room.update(presence as ReceivedMUCPresence, codes.includes(SELF));
    if (jid === false) {
      drop('oversized');
      return;
    }
    if (room.isHidden && presence.type !== 'unavailable') named(jid, resourceOf(presence.from));
    const isMember = room.membership.affiliationOf(me) !== 'none';
    if (isMember && !wasMember && room.isJoined) {
      this.#rooms.fetchMembers(room).then(() => keep(room), onError);
    }
    const exited = presence.type === 'unavailable' ? readOwnExit(statusCodes) : undefined;
    if (!exited) return;
    if (room.isChanging) {
      room.isChanging = false;
      this.#rooms.reenter(room);
      return;
    }
    room.lose();
    // Other clients do not announce a removal otherwise.
    if (exited.removal) this.#removeSelf(room, exited.removal, moderator);
  }

  #removeSelf(room: Room, name: 'kicked' | 'banned', moderator: string | undefined): void {
    const { me, removed, onError } = this.#options;
    const message: RoomMessage = {
      room: room.jid,
      sender: moderator ?? me,
      stanzaId: `removed-${Date.now()}`,
      stanza: {},
      action: { name, on: me },
    };
    this.#rooms.quit(room.jid).then(() => removed(message, room), onError);
  }
}
