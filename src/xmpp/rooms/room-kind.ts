import type { Stanzas } from 'stanza';
import type { GroupJSON } from '../../server/index.ts';
import { textOf } from '../people/person.ts';
import { codedError } from '../shared/coded-error.ts';

/** How users join a group. */
export type RoomKind = NonNullable<GroupJSON['type']>;

const FORM = 'http://jabber.org/protocol/muc#roomconfig';

/** The settings of a new room. */
export interface RoomSettings {
  readonly name: string;
  readonly kind: RoomKind;
  readonly password?: string;
}

/** Creates the configuration of a room. */
export function roomForm({ name, kind, password }: RoomSettings): Stanzas.DataForm {
  const fields: Record<string, string | boolean> = {
    'muc#roomconfig_roomname': name,
    'muc#roomconfig_persistentroom': true,
    'muc#roomconfig_publicroom': kind !== 'private',
    'muc#roomconfig_membersonly': kind === 'private',
    'muc#roomconfig_passwordprotectedroom': kind === 'password',
    'muc#roomconfig_roomsecret': kind === 'password' ? (password ?? '') : '',
    // Everybody sees the addresses of senders, so that nobody can write as somebody else.
    'muc#roomconfig_whois': 'anyone',
    // In a moderated room, ejabberd lets removed users in again: they keep their role.
    'muc#roomconfig_moderatedroom': false,
    'muc#roomconfig_changesubject': false,
    'muc#roomconfig_allowinvites': false,
    mam: true,
  };
  return {
    fields: [
      { name: 'FORM_TYPE', type: 'hidden', value: FORM },
      ...Object.entries(fields).map(([field, value]) => ({ name: field, value })),
    ],
  };
}

/** What the server reports about a room. */
export interface RoomInfo {
  readonly name?: string;
  readonly kind: RoomKind;
  /** Whether it keeps its messages, under ids that nobody can forge. */
  readonly hasArchive: boolean;
  /** Whether it shows the senders' addresses; otherwise, its archive has what senders claim about themselves. */
  readonly isNonAnonymous: boolean;
  /** Whether it gives each user an id that nobody can forge (XEP-0421). */
  readonly hasOccupantIds: boolean;
}

/** Reads what the server reports about a room (XEP-0030). */
export function readRoomInfo({ features, identities }: Stanzas.DiscoInfo): RoomInfo {
  const has = (feature: string) => features?.includes(feature) ?? false;
  const kind = has('muc_membersonly') ? 'private' : has('muc_passwordprotected') ? 'password' : 'public';
  const name = identities?.find(({ category }) => category === 'conference')?.name;
  return {
    name: textOf(name),
    kind,
    hasArchive: has('urn:xmpp:mam:2'),
    isNonAnonymous: has('muc_nonanonymous'),
    hasOccupantIds: has('urn:xmpp:occupant-id:0'),
  };
}

/** Whether the messages of a room can be trusted: it keeps them, and tells who sent them, by address or by id. */
export const isTrusted = ({ hasArchive, isNonAnonymous, hasOccupantIds }: RoomInfo): boolean =>
  hasArchive && (isNonAnonymous || hasOccupantIds);

/** Creates the error for a room that is not trusted. */
export const unfit = (jid: string): Error =>
  codedError('ERR_GROUP_UNFIT', `The room ${jid} hides who speaks, or keeps no messages.`);
