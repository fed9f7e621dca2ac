import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the info about a chat, which loads on demand. */
export const enInfo = {
  'info.title': 'Chat info',
  'info.group': 'Group info',
  'info.members': 'Members',
  'info.media': 'Media',
  'info.files': 'Files',
  'info.links': 'Links',
  'info.owner': 'Owner',
  'info.admin': 'Admin',
  'info.moderator': 'Moderator',
  'info.participant': 'Participant',
  'info.add': 'Add members',
  'info.addCount': { one: 'Add {count} member', other: 'Add {count} members' },
  'info.added': { one: '{count} member added', other: '{count} members added' },
  'info.addFailed': '{names} could not be added.',
  'info.message': 'Send message',
  'info.makeAdmin': 'Make admin',
  'info.makeModerator': 'Make moderator',
  'info.makeParticipant': 'Make participant',
  'info.changed': '{name}: {role}',
  'info.kick': 'Remove from group',
  'info.kick.title': 'Remove {name}?',
  'info.kick.text': 'Admins can add removed members again.',
  'info.kick.confirm': 'Remove',
  'info.kicked': '{name} removed',
  'info.ban': 'Ban from group',
  'info.ban.title': 'Ban {name}?',
  'info.ban.text': 'Banned members cannot come back.',
  'info.ban.confirm': 'Ban',
  'info.banned': '{name} banned',
  'info.members.none': 'No members found',
  'info.members.error': 'The members could not be loaded.',
  'info.media.none': 'No photos or videos yet',
  'info.files.none': 'No files yet',
  'info.links.none': 'No links yet',
  'info.shared.error': 'The messages could not be loaded.',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the info about a chat. */
export type InfoTextKey = keyof typeof enInfo;
