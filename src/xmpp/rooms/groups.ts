import type { GroupJSON } from '../../server/index.ts';
import type { Addresses } from '../shared/addresses.ts';
import { codedError, conditionOf } from '../shared/coded-error.ts';
import type { Room, RoomMessage } from './room.ts';
import { configure, fetchInfo } from './room-calls.ts';
import { isTrusted, type RoomKind } from './room-kind.ts';
import type { RoomSender } from './room-sender.ts';
import type { Rooms, RoomsOptions } from './rooms.ts';

/** A group to create. */
export interface NewGroup {
  /**
   * The guid.
   * @defaultValue a random one
   */
  readonly id?: string;
  /** The display name. */
  readonly name: string;
  /**
   * How users join.
   * @defaultValue 'public'
   */
  readonly type?: RoomKind;
  /** The password of a group of type 'password'. */
  readonly password?: string;
  /**
   * The uids of its first members, besides the signed-in user.
   * @defaultValue none
   */
  readonly members?: readonly string[];
}

/** The error codes of groups. */
const GROUP_ERROR = {
  TAKEN: 'ERR_GUID_ALREADY_EXISTS',
  NOT_FOUND: 'ERR_GROUP_NOT_FOUND',
  NO_MEMBER: 'ERR_GROUP_NOT_JOINED',
  NO_MODERATOR: 'ERR_PERMISSION_DENIED',
  REFUSED: 'ERR_GROUP_REFUSED',
  LAST_OWNER: 'ERR_OWNER_EXIT_FORBIDDEN',
  UNFIT: 'ERR_GROUP_UNFIT',
  HIDDEN: 'ERR_ADDRESS_HIDDEN',
} as const;

/** The options of groups. */
export interface GroupsOptions extends Pick<RoomsOptions, 'agent' | 'me'> {
  readonly addresses: Addresses;
  /** Announces that this user left a room. */
  left(message: RoomMessage, room: Room): Promise<void>;
}

/** Creates, joins and changes groups. */
export class Groups {
  readonly #rooms: Rooms;
  readonly #sender: RoomSender;
  readonly #options: GroupsOptions;

  constructor(rooms: Rooms, sender: RoomSender, options: GroupsOptions) {
    this.#rooms = rooms;
    this.#sender = sender;
    this.#options = options;
  }

  /** Creates a group that the signed-in user owns. */
  async create({ id, name, type = 'public', password, members = [] }: NewGroup): Promise<GroupJSON> {
    const agent = this.#options.agent();
    const guid = id ?? crypto.randomUUID();
    const jid = this.#options.addresses.room(guid);
    const isTaken = await fetchInfo(agent, jid).then(
      () => true,
      (error) => conditionOf(error) !== 'item-not-found',
    );
    if (isTaken) throw codedError(GROUP_ERROR.TAKEN, `There is a group '${guid}' already.`);
    const room = await this.#rooms.open({ room: jid }, (client) =>
      configure(client, jid, { name, kind: type, password }),
    );
    await this.#rooms.bookmarks.add({ room: jid, name, nick: room.nick, password });
    if (members.length > 0) await this.add(guid, members);
    return room.toGroup(guid);
  }

  /** Makes the signed-in user a member of a group that is public, or whose password is given. */
  async join(guid: string, { password }: { readonly password?: string } = {}): Promise<GroupJSON> {
    const agent = this.#options.agent();
    const jid = this.#options.addresses.room(guid);
    const known = this.#rooms.get(jid);
    if (known?.isJoined) return known.toGroup(guid);
    const info = await fetchInfo(agent, jid).catch((error) => {
      throw codedError(GROUP_ERROR.NOT_FOUND, `There is no group '${guid}'.`, error);
    });
    if (!isTrusted(info))
      throw codedError(GROUP_ERROR.UNFIT, `The group '${guid}' hides who speaks, or keeps no messages.`);
    const room = await this.#rooms.open({ room: jid, password }).catch((error) => {
      throw codedError(GROUP_ERROR.REFUSED, `The group '${guid}' does not let this user in.`, error);
    });
    await this.#rooms.bookmarks.add({ room: jid, name: info.name, nick: room.nick, password });
    // The announcement contains the address.
    if (!room.isHidden) await this.#sender.announce(room.jid, { name: 'joined', on: this.#options.me });
    return room.toGroup(guid);
  }

  /** Ends the membership of the signed-in user. */
  async leave(guid: string): Promise<void> {
    const room = this.#roomOf(guid);
    const { me, left } = this.#options;
    if (room.isHidden) {
      await this.#rooms.quit(room.jid);
      const stanzaId = `left-${Date.now()}`;
      await left(
        { room: room.jid, sender: me, stanzaId, stanza: {}, action: { name: 'left', on: me } },
        room,
      );
      return;
    }
    if (room.membership.isLastOwner(me)) {
      throw codedError(GROUP_ERROR.LAST_OWNER, `The only owner cannot leave the group '${guid}'.`);
    }
    await this.#sender.announce(room.jid, { name: 'left', on: me });
  }

  /** Makes users members of a group. */
  async add(guid: string, uids: readonly string[]): Promise<GroupJSON> {
    const room = this.#roomOf(guid, true);
    const agent = this.#options.agent();
    for (const uid of uids) {
      const on = this.#options.addresses.user(uid);
      await agent.setRoomAffiliation(room.jid, on, 'member');
      await this.#sender.announce(room.jid, { name: 'added', on });
      agent.invite(room.jid, { to: on });
    }
    return room.toGroup(guid);
  }

  /** Ends the membership of a user. */
  async kick(guid: string, uid: string): Promise<void> {
    await this.#remove(guid, uid, 'kicked');
  }

  /** Ends the membership of a user, who cannot come back. */
  async ban(guid: string, uid: string): Promise<void> {
    await this.#remove(guid, uid, 'banned');
  }

  async #remove(guid: string, uid: string, name: 'kicked' | 'banned'): Promise<void> {
    const room = this.#roomOf(guid, true);
    const agent = this.#options.agent();
    const on = this.#options.addresses.user(uid);
    if (room.membership.isModerator(on)) {
      throw codedError(GROUP_ERROR.NO_MODERATOR, `'${uid}' is a moderator of the group '${guid}'.`);
    }
    const nicks = room.membership.nicksOf(on);
    // Announce it first, so that the removed user receives the announcement.
    await this.#sender.announce(room.jid, { name, on });
    await agent.setRoomAffiliation(room.jid, on, name === 'banned' ? 'outcast' : 'none');
    // A user who has left already has no nickname.
    const kicks = nicks.map((nick) => agent.setRoomRole(room.jid, nick, 'none').catch(() => undefined));
    await Promise.all(kicks);
  }

  #roomOf(guid: string, asModerator = false): Room {
    const room = this.#rooms.get(this.#options.addresses.room(guid));
    if (!room?.isJoined)
      throw codedError(GROUP_ERROR.NO_MEMBER, `This user is not a member of the group '${guid}'.`);
    if (asModerator && room.isHidden)
      throw codedError(GROUP_ERROR.HIDDEN, `The group '${guid}' hides the addresses of its users.`);
    if (asModerator && !room.membership.isModerator(this.#options.me)) {
      throw codedError(GROUP_ERROR.NO_MODERATOR, `This user is not a moderator of the group '${guid}'.`);
    }
    return room;
  }
}
