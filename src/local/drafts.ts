import type { Kit } from '../sdk/index.ts';
import { filesToSend, readDraft } from '../server/drafts.ts';
import type { FileJSON } from '../server/json.ts';
import { bytesOf, filesJSON } from '../server/objects/message.ts';
import type { Draft } from '../server/options.ts';
import type { GroupDraft, NewMember, UserDraft } from './data/records.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import type { Group, User } from './objects.ts';

/** Throws for anything but a message. */
export function checkMessage(message: Kit.Message): void {
  if (typeof message?.getCategory === 'function') return;
  refuse(ERROR_CODE.BAD_ARGUMENT, 'Not a message: pass a TextMessage, MediaMessage or CustomMessage.');
}

/** Returns a copy of what a message contains. */
export function draftOf(message: Kit.Message): Draft {
  checkMessage(message);
  return copyOfDraft({ ...readDraft(message), ...filesJSON(filesToSend(message).map(readFile)) });
}

/** Copies the content of a draft, so that later changes of it have no effect. */
export const copyOfDraft = (draft: Draft): Draft => ({
  ...draft,
  data: copyOf(draft.data),
  metadata: copyOf(draft.metadata),
});

function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch (cause) {
    return refuse(
      ERROR_CODE.BAD_MESSAGE,
      'The data or metadata contains something that cannot be cloned, such as a function: pass plain data.',
      cause,
    );
  }
}

/** Reads a file that the app wants to send; a `Blob` is immutable and is kept as it is. */
export function readFile(file: Kit.MediaFile): FileJSON {
  const { name, type, size, url = '' } = file;
  const [width, height] = [pixelsOf(file.width), pixelsOf(file.height)];
  // A side alone gives no room to reserve.
  const sides = width && height ? { width, height } : { width: undefined, height: undefined };
  return { name, type, size, url, bytes: bytesOf(file), ...sides };
}

const pixelsOf = (value: unknown): number => (Number.isFinite(value) ? Math.max(Number(value), 0) : 0);

/** Reads a new user's fields. */
export function userDraft(user: User): UserDraft {
  if (typeof user?.getUid !== 'function')
    refuse(ERROR_CODE.BAD_ARGUMENT, 'Pass a User: new User(uid, name).');
  return {
    // Not as a text: another id is refused.
    uid: user.json.id as string,
    name: user.getName(),
    avatar: user.getAvatar(),
    statusMessage: user.getStatusMessage(),
    role: user.getRole(),
    tags: user.getTags()?.slice(),
  };
}

/** Reads a new group's fields. */
export function groupDraft(group: Group): GroupDraft {
  if (typeof group?.getGuid !== 'function') {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'Pass a Group: new Group(guid, name, type).');
  }
  return {
    guid: group.json.id as string,
    name: group.getName(),
    type: group.getType(),
    password: group.getPassword(),
    icon: group.getIcon(),
    tags: group.getTags()?.slice(),
  };
}

/** Reads the users to add to a group: uids, or members with their scopes. */
export function memberDrafts(members: readonly (string | Kit.GroupMember)[]): NewMember[] {
  const isMember = (each: string | Kit.GroupMember) =>
    typeof each === 'string' || typeof each?.getUid === 'function';
  if (!Array.isArray(members) || !members.every(isMember)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'Pass an array of uids, or of GroupMember objects.', { members });
  }
  return members.map((each) =>
    typeof each === 'string'
      ? { uid: each, scope: 'participant' }
      : { uid: each.getUid(), scope: each.getScope?.() ?? 'participant' },
  );
}
