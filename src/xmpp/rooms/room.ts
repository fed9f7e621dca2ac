import type { Message, MUCInfo, ReceivedMessage, ReceivedMUCPresence } from 'stanza/protocol/index.js';
import type { GroupJSON } from '../../server/index.ts';
import { MAX_ID } from '../inbox/limits.ts';
import { bareJid, localOf, resourceOf } from '../shared/addresses.ts';
import type { DropReason } from '../shared/dropped.ts';
import { type GroupAction, readAction } from './actions.ts';
import { Membership } from './membership.ts';
import type { RoomInfo } from './room-kind.ts';

/** Valid occupant ids; others could be mistaken for something else. */
const OCCUPANT_ID = /^[\x21-\x7e]{1,128}$/;

/** A room message, with the sender that the room reports. */
export interface RoomMessage {
  readonly room: string;
  /** The bare JID. */
  readonly sender: string;
  /** The id in the room's archive; undefined for messages that are not archived, such as typing. */
  readonly stanzaId: string | undefined;
  readonly stanza: Message;
  readonly action: GroupAction | undefined;
}

/** A room that the account belongs to. */
export class Room {
  readonly #me: string;
  readonly jid: string;
  nick: string;
  readonly membership = new Membership();
  info: RoomInfo | undefined;
  /** Whether the session is in the room. */
  isJoined = false;
  /** The password for entering. */
  password: string | undefined;
  /** When the session entered, and when the room last sent a stanza, in ms. */
  enteredAt = 0;
  lastStanzaAt = 0;
  /** The number of members when it was last entered. */
  lastSize = 0;
  /** The occupant id of this user, in a room that hides addresses. */
  #ownId: string | undefined;
  /** Whether the session leaves it only to re-enter. */
  isChanging = false;
  /** The messages that arrived while the room was being entered; undefined afterwards. */
  waiting: ReceivedMessage[] | undefined;

  /** @param me - the account's own bare JID */
  constructor(jid: string, nick: string, me: string) {
    this.#me = me;
    this.jid = jid;
    this.nick = nick;
  }

  /** Whether it hides the addresses of users: they have occupant ids instead, which are valid only in this room. */
  get isHidden(): boolean {
    return this.info?.isNonAnonymous === false;
  }

  /**
   * Returns the address of an occupant; in a room that hides it, the room's address with the occupant id as resource.
   */
  #addressOf(occupantId: string | undefined): string | undefined {
    if (!occupantId || !OCCUPANT_ID.test(occupantId)) return undefined;
    return occupantId === this.#ownId ? this.#me : `${this.jid}/${occupantId}`;
  }

  /**
   * Records the presence of an occupant; returns the address, or false if the nickname is missing or too long.
   * @param isSelf - whether it is this session's own
   */
  update(presence: ReceivedMUCPresence, isSelf: boolean): string | false {
    const { muc, occupantId } = presence;
    if (this.isHidden && isSelf) this.#ownId = occupantId;
    const jid = this.isHidden ? this.#addressOf(occupantId) : muc.jid && bareJid(muc.jid);
    return this.membership.update(presence, jid) && (jid ?? presence.from);
  }

  /** Records that the session is no longer in the room. */
  lose(): void {
    this.isJoined = false;
    this.membership.leave();
  }

  /** Returns the group JSON for the app. */
  toGroup(id: string): GroupJSON {
    return {
      id,
      name: this.info?.name || localOf(this.jid) || this.jid,
      type: this.info?.kind ?? 'public',
      members: this.membership.size || this.lastSize,
    };
  }

  /** Returns the archive id that the room gave a message. */
  idOf({ stanzaIds }: Message): string | undefined {
    return stanzaIds?.find(({ by }) => by === this.jid)?.id;
  }

  /** Reads a message that the room just sent; returns a drop reason, or undefined for a message of the room itself. */
  readLive(stanza: ReceivedMessage): RoomMessage | DropReason | undefined {
    const nick = resourceOf(stanza.from);
    // From the room itself: its subject or settings.
    if (!nick) return undefined;
    const sender = this.isHidden ? this.#addressOf(stanza.occupantId) : this.membership.occupant(nick);
    if (!sender) return 'forged-room';
    const stanzaId = this.idOf(stanza);
    if (stanza.body && !stanzaId) return 'forged-room';
    return this.#read(stanza, sender, stanzaId);
  }

  /**
   * Reads a message from the room's archive, which has its sender.
   * @param stanzaId - the archive id
   */
  readArchived(stanza: Message, stanzaId: string): RoomMessage | DropReason | undefined {
    const { from = '' } = stanza;
    if (bareJid(from) !== this.jid) return 'malformed';
    const nick = resourceOf(from);
    if (!nick) return undefined;
    const muc = stanza.muc as MUCInfo | undefined;
    const named = muc?.jid ? bareJid(muc.jid) : this.membership.occupant(nick);
    // In a room that hides addresses, its archive has unverified ones.
    const sender = this.isHidden ? this.#addressOf(stanza.occupantId) : named;
    if (!sender) return 'forged-room';
    return this.#read(stanza, sender, stanzaId);
  }

  #read(stanza: Message, sender: string, stanzaId: string | undefined): RoomMessage | DropReason {
    if ((stanzaId?.length ?? 0) > MAX_ID) return 'oversized';
    const element = stanza.groupAction;
    // The element contains an address.
    if (element && this.isHidden) return 'forged-action';
    const action = element ? readAction(element, sender, this.membership) : undefined;
    if (typeof action === 'string') return action;
    return { room: this.jid, sender, stanzaId, stanza, action };
  }
}
