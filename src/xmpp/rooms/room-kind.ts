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
    // Everyone sees the addresses of senders, so that nobody can impersonate another user.
    'muc#roomconfig_whois': 'anyone',
    // In a moderated room, ejabberd readmits removed users, because they keep their role.
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

/** The information that a server reports about a room. */
export interface RoomInfo {
  readonly name?: string;
  readonly kind: RoomKind;
  /** Whether it archives its messages, with ids that cannot be forged. */
  readonly hasArchive: boolean;
  /** Whether it shows the senders' addresses; otherwise its archive contains unverified ones. */
  readonly isNonAnonymous: boolean;
  /** Whether it gives each user an id that cannot be forged (XEP-0421). */
  readonly hasOccupantIds: boolean;
}

/** Reads the server's information about a room (XEP-0030). */
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

/**
 * Whether the messages of a room can be trusted: it archives them, and identifies senders by address or occupant id.
 */
export const isTrusted = ({ hasArchive, isNonAnonymous, hasOccupantIds }: RoomInfo): boolean =>
  hasArchive && (isNonAnonymous || hasOccupantIds);

/** Creates the error for an untrusted room. */
export const unfit = (jid: string): Error =>
  codedError('ERR_GROUP_UNFIT', `The room ${jid} hides who speaks, or keeps no messages.`);
