import type { MUCInfo, ReceivedMessage } from 'stanza/protocol/index.js';
import { bareJid, localOf, resourceOf } from '../shared/addresses.ts';
import { applyAction, type GroupAction, isRemoval } from './actions.ts';
import type { Affiliation } from './membership.ts';
import type { Room, RoomMessage } from './room.ts';
import { fetchMembers } from './room-calls.ts';
import type { RoomPresenceOptions } from './room-presence.ts';
import type { RoomSender } from './room-sender.ts';
import { isOutside } from './room-watch.ts';
import type { Rooms, RoomsOptions } from './rooms.ts';

/** The maximum number of messages that wait until a room's members are known. */
const MAX_WAITING = 1_000;

/** How long after entering a refusal does not mean that the session is outside, in ms. */
const JUST_NOW = 5_000;

/** The status codes for changed room settings. */
const RECONFIGURED = ['104', '172', '173', '174'];

/** Whether a user can become a member without a moderator: not in a private group, nor right after a kick. */
function mayJoin({ info, membership }: Room, jid: string): boolean {
  if (membership.isExpelled(jid)) return false;
  return info?.kind !== 'private' || !['none', 'outcast'].includes(membership.affiliationOf(jid));
}

/** The options of a room inbox. */
export interface RoomInboxOptions
  extends Pick<RoomsOptions, 'agent' | 'me' | 'drop' | 'keep' | 'onError'>,
    Pick<RoomPresenceOptions, 'removed'> {
  /** The domain of the rooms; invitations to other domains are dropped. */
  readonly domain: string;
  isBlocked(jid: string): boolean;
  /** Stores the content of a message. */
  receive(message: RoomMessage): Promise<void>;
  /** Called with a room that currently rejects messages. */
  refused(room: string): void;
  /** Called once this user has entered a room after a moderator's invitation. */
  added(room: Room): void;
}

/** Handles stanzas from rooms: messages, membership changes and invitations. */
export class RoomInbox {
  readonly #rooms: Rooms;
  readonly #options: RoomInboxOptions;
  readonly #sender: RoomSender;

  constructor(rooms: Rooms, sender: RoomSender, options: RoomInboxOptions) {
    this.#rooms = rooms;
    this.#sender = sender;
    this.#options = options;
  }

  /** Handles a room message or an invitation; returns whether the stanza was one. */
  onMessage(stanza: ReceivedMessage): boolean {
    const jid = bareJid(stanza.from);
    const room = this.#rooms.get(jid);
    if (room) room.lastStanzaAt = Date.now();
    if (stanza.type === 'error') return this.#refuse(jid, stanza);
    if (stanza.type === 'groupchat') {
      if (!room) {
        if (!this.#rooms.hasLeft(jid)) this.#options.drop('forged-room');
      } else if (!room.waiting) this.#read(room, stanza);
      else if (room.waiting.length < MAX_WAITING) room.waiting.push(stanza);
      return true;
    }
    // Only the room itself sends without a nickname.
    const muc = resourceOf(stanza.from) === '' ? (stanza.muc as MUCInfo | undefined) : undefined;
    const invite = muc?.invite?.[0];
    if (invite) {
      void this.#acceptInvitation(jid, invite.from, muc?.password).catch(this.#options.onError);
      return true;
    }
    if (!room) return false;
    if (muc) this.#notice(room, muc);
    else this.#options.drop('private-message');
    return true;
  }

  /** Handles an error from a room; returns whether it was handled. */
  #refuse(jid: string, stanza: ReceivedMessage): boolean {
    const isAwaited = this.#sender.refuse(jid, stanza);
    const room = this.#rooms.get(jid);
    // Right after entering, a refusal has another reason.
    if (!room || !isOutside(stanza) || Date.now() - room.enteredAt < JUST_NOW) return isAwaited;
    this.#options.refused(jid);
    this.#rooms.reenter(room);
    return true;
  }

  /** Reads the messages that arrived while the room was being entered. */
  release(room: Room): void {
    const waiting = room.waiting ?? [];
    room.waiting = undefined;
    for (const stanza of waiting) this.#read(room, stanza);
  }

  /** Updates the room's member list after a join or leave. Members cannot change it, so a moderator's client does. */
  settle(room: Room, { name, on }: GroupAction): void {
    const { membership } = room;
    const { me, agent, onError } = this.#options;
    const isNew = name === 'joined' && membership.affiliationOf(on) === 'none' && mayJoin(room, on);
    const isGone = name === 'left' && membership.affiliationOf(on) === 'member';
    if (!isNew && !isGone) return;
    const affiliation = isNew ? 'member' : 'none';
    membership.set(on, affiliation);
    if (membership.isModerator(me)) agent().setRoomAffiliation(room.jid, on, affiliation).catch(onError);
  }

  #read(room: Room, stanza: ReceivedMessage): void {
    if (resourceOf(stanza.from) === '') this.#readNotice(room, stanza.muc as MUCInfo | undefined);
    const message = room.readLive(stanza);
    if (typeof message === 'string') this.#options.drop(message);
    else if (message) this.#accept(message, room);
  }

  /** Reads a room's notice about itself. */
  #readNotice(room: Room, muc: MUCInfo | undefined): void {
    const codes = (muc?.statusCodes ?? []).map(String);
    if (!codes.some((code) => RECONFIGURED.includes(code))) return;
    this.#rooms.reconfigure(room).catch(this.#options.onError);
  }

  #accept(message: RoomMessage, room: Room): void {
    const { me, keep, receive, removed, onError } = this.#options;
    const { action, sender, stanza } = message;
    const done = () => (sender === me ? this.#sender.confirm(stanza.id) : undefined);
    if (action?.name === 'joined' && !mayJoin(room, action.on)) {
      this.#options.drop('forged-action');
      return;
    }
    if (action) {
      this.settle(room, action);
      applyAction(action, room.membership);
      keep(room);
    }
    if (action?.on === me && isRemoval(action)) {
      this.#rooms.quit(room.jid).then(() => {
        removed(message, room);
        done();
      }, onError);
    } else {
      receive(message).then(done, onError);
    }
  }

  /** Records a new affiliation of a user who is not in the room. */
  #notice(room: Room, { jid, affiliation }: MUCInfo): void {
    if (!jid || !affiliation || room.isHidden) return;
    room.membership.set(bareJid(jid), affiliation as Affiliation);
    this.#options.keep(room);
  }

  /** Accepts an invitation if this user is a member of the room, which only a moderator can arrange. */
  async #acceptInvitation(
    jid: string,
    from: string | undefined,
    password: string | undefined,
  ): Promise<void> {
    const { agent, domain, me, isBlocked, drop, added } = this.#options;
    if (!jid.endsWith(`@${domain}`)) return drop('forged-invite');
    if (this.#rooms.get(jid)?.isJoined || (from && isBlocked(bareJid(from)))) return;
    const members = await fetchMembers(agent(), jid);
    if (!members.some((member) => member.jid && bareJid(member.jid) === me)) return drop('forged-invite');
    // Bookmark it first, because the invitation comes only once.
    await this.#rooms.bookmarks.add({ room: jid, nick: localOf(me), password });
    added(await this.#rooms.open({ room: jid, password }));
  }
}
