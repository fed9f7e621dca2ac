import { guidOf, lastActiveAt, statusOf, uidOf } from '../../client/boundary/entities.ts';
import type { ListenerCallbacks } from '../../client/boundary/listeners.ts';
import { GroupRecord } from '../../core/groups/group-record.ts';
import { presenceWord, tellsNews } from '../../core/users/presence-word.ts';
import { UserRecord } from '../../core/users/user-record.ts';
import type { Kit } from '../../sdk/index.ts';
import type { HeaderRecord } from './header-record.ts';

/** The options of a header's callbacks. */
export interface HeaderCallbacksOptions {
  /** The user or group that the header shows. */
  record: () => HeaderRecord | null;
  /** Called before a change that an answer under way does not know. */
  onChange: () => void;
  /** Wraps a callback so that a change is published; the callback returns whether it changed something. */
  later: <Args extends unknown[]>(change: (...args: Args) => boolean) => (...args: Args) => void;
}

/** What the header of a chat does at events. */
export interface HeaderCallbacks {
  listeners: ListenerCallbacks;
  /** Handles a user who was blocked or unblocked; returns whether that changed something. */
  blocked(user: Kit.User, isBlocked: boolean): boolean;
}

/** Creates the callbacks of a header; events of other chats change nothing. */
export function headerCallbacks(options: HeaderCallbacksOptions): HeaderCallbacks {
  const { record, onChange, later } = options;

  /** Runs a change of the shown user, if it is this one. */
  const ifUser = (user: Kit.User, change: (record: UserRecord) => void): boolean => {
    const shown = record();
    if (!(shown instanceof UserRecord) || shown.id !== uidOf(user)) return false;
    onChange();
    change(shown);
    return true;
  };
  const presence = (isOnline: boolean) =>
    later((user: Kit.User) =>
      ifUser(user, (shown) => {
        if (tellsNews(user, shown.entity)) shown.take(user);
        shown.status = presenceWord(statusOf(user), isOnline);
        shown.lastActiveAt = lastActiveAt(user) || Math.floor(Date.now() / 1000);
      }),
    );
  /** Handles members who come, or who leave with -1; if someone else caused it, that user precedes the group. */
  const members = (more: 1 | -1) =>
    later(
      (_action: Kit.ActionMessage, _member: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) => {
        const of = group ?? (byOrGroup as Kit.Group);
        const shown = record();
        if (!(shown instanceof GroupRecord) || shown.id !== guidOf(of)) return false;
        onChange();
        if (!shown.take(of)) shown.count(more);
        return true;
      },
    );
  const listeners: ListenerCallbacks = {
    User: { onUserOnline: presence(true), onUserOffline: presence(false) },
    Group: {
      onGroupMemberJoined: members(1),
      onMemberAddedToGroup: members(1),
      onGroupMemberLeft: members(-1),
      onGroupMemberKicked: members(-1),
      onGroupMemberBanned: members(-1),
    },
  };
  return {
    listeners,
    blocked: (user, isBlocked) =>
      ifUser(user, (shown) => {
        shown.blocked = isBlocked;
      }),
  };
}
