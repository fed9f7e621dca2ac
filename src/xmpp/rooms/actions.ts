import type { GroupChange } from '../../server/index.ts';
import { bareJid, localOf } from '../shared/addresses.ts';
import type { Membership } from './membership.ts';

/** A membership change in a group. */
export interface GroupAction {
  readonly name: GroupChange;
  /** The bare JID of the user whose membership changes. */
  readonly on: string;
}

/** Whether an action ends a membership. */
export const isRemoval = ({ name }: GroupAction): boolean => ['left', 'kicked', 'banned'].includes(name);

/** Actions on the sender itself. */
const OWN: readonly string[] = ['joined', 'left'];
const BY_MODERATORS: readonly string[] = ['added', 'kicked', 'banned'];

const WORDS: Readonly<Partial<Record<GroupChange, string>>> = {
  joined: 'joined the group',
  left: 'left the group',
  added: 'was added to the group',
  kicked: 'was removed from the group',
  banned: 'was banned from the group',
};

/** Returns the fallback body of an action, for clients that do not know its element. */
export function bodyOf({ name, on }: GroupAction): string {
  return `${localOf(on)} ${WORDS[name]}.`;
}

/**
 * Reads a membership change from a room message; returns a drop reason if the sender has no right to it.
 * @param sender - the bare JID, as the room reports it
 */
export function readAction(
  element: { name?: string; jid?: string },
  sender: string,
  membership: Pick<Membership, 'isModerator'>,
): GroupAction | 'malformed' | 'forged-action' {
  const { name = '', jid } = element;
  if (!jid || jid.length > 1_024 || !jid.includes('@')) return 'malformed';
  const on = bareJid(jid);
  if (OWN.includes(name)) return on === sender ? { name: name as GroupChange, on } : 'forged-action';
  if (!BY_MODERATORS.includes(name)) return 'malformed';
  return membership.isModerator(sender) ? { name: name as GroupChange, on } : 'forged-action';
}

/** Applies a membership change to a room. */
export function applyAction({ name, on }: GroupAction, membership: Membership): void {
  if (name === 'left') membership.remove(on);
  else if (name === 'kicked' || name === 'banned')
    membership.expel(on, name === 'banned' ? 'outcast' : 'none');
  else if (!membership.isModerator(on)) membership.set(on, 'member');
}
