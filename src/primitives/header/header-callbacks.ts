import type { ListenerCallbacks } from '../../client/sdk-listeners.ts';
import { GroupRecord } from '../../core/groups/group-record.ts';
import { senderId, senderOf } from '../../core/messages/messages.ts';
import { peerOfIndicator } from '../../core/messages/peers.ts';
import { flagOf, numberOf, textOf } from '../../core/objects/read.ts';
import { presenceWord, tellsNews } from '../../core/users/presence-word.ts';
import { UserRecord } from '../../core/users/user-record.ts';
import type { Kit } from '../../sdk/index.ts';
import type { ChatPeer } from '../messages/create-chat-peer.ts';
import type { HeaderTyping } from './create-header-typing.ts';
import type { HeaderRecord } from './header-record.ts';

/** The options of a header's callbacks. */
export interface HeaderCallbacksOptions {
  /** The user or group that the header shows. */
  record: () => HeaderRecord | null;
  peer: () => ChatPeer | null;
  /** The uid of the signed-in user. */
  me: () => string;
  typing: HeaderTyping;
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
  const { record, typing, onChange, later } = options;
  /** Who blocked whom, as "uid uid": members of a group have no record. */
  const blocks = new Set<string>();
  const blockOf = (uid: string) => `${options.me()} ${uid}`;

  /** Runs a change of the shown user, if it is this one. */
  const ifUser = (user: Kit.User, change: (record: UserRecord) => void): boolean => {
    const shown = record();
    if (!(shown instanceof UserRecord) || shown.id !== textOf(user, 'getUid')) return false;
    onChange();
    change(shown);
    return true;
  };
  const presence = (isOnline: boolean) =>
    later((user: Kit.User) =>
      ifUser(user, (shown) => {
        if (tellsNews(user, shown.entity)) shown.take(user);
        shown.status = presenceWord(textOf(user, 'getStatus'), isOnline);
        shown.lastActiveAt = numberOf(user, 'getLastActiveAt') || Math.floor(Date.now() / 1000);
      }),
    );
  /** Handles members who come, or who leave with -1; if someone else caused it, that user precedes the group. */
  const members = (more: 1 | -1) =>
    later(
      (_action: Kit.ActionMessage, member: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) => {
        const of = group ?? (byOrGroup as Kit.Group);
        const shown = record();
        if (!(shown instanceof GroupRecord) || shown.id !== textOf(of, 'getGuid')) return false;
        onChange();
        if (!shown.take(of)) shown.count(more);
        if (more < 0) typing.endedBy(textOf(member, 'getUid'));
        return true;
      },
    );
  const isHere = (indicator: Kit.TypingIndicator | Kit.Message) => {
    const shown = options.peer();
    const place = peerOfIndicator(indicator);
    return shown?.id === place.id && shown.isGroup === place.isGroup;
  };
  const ended = later(
    (event: Kit.TypingIndicator | Kit.Message) => isHere(event) && typing.endedBy(senderId(event)),
  );
  const listeners: ListenerCallbacks = {
    Message: {
      onTypingStarted: later((indicator) => {
        const sender = senderOf(indicator);
        if (!sender || senderId(indicator) === options.me() || !isHere(indicator)) return false;
        const shown = record();
        const isBlocked =
          shown instanceof UserRecord ? shown.blocked : blocks.has(blockOf(senderId(indicator)));
        return !isBlocked && !flagOf(sender, 'getBlockedByMe') && typing.started(sender);
      }),
      onTypingEnded: ended,
      onTextMessageReceived: ended,
      onMediaMessageReceived: ended,
      onCustomMessageReceived: ended,
      onInteractiveMessageReceived: ended,
      onCardMessageReceived: ended,
    },
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
    blocked(user, isBlocked) {
      const uid = textOf(user, 'getUid');
      blocks[isBlocked ? 'add' : 'delete'](blockOf(uid));
      const hasEnded = isBlocked && typing.endedBy(uid);
      const isShown = ifUser(user, (shown) => {
        shown.blocked = isBlocked;
      });
      return hasEnded || isShown;
    },
  };
}
