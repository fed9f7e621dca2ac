import type { LocalData } from './data/local-data.ts';
import { Exception } from './exception.ts';
import { ListenerSeats } from './listener-seats.ts';
import {
  ConnectionListener,
  GroupListener,
  LoginListener,
  MessageListener,
  UserListener,
} from './listeners.ts';
import { Conversation } from './objects/conversation.ts';
import { Group } from './objects/group.ts';
import { GroupMember } from './objects/group-member.ts';
import { Action, CustomMessage, MediaMessage, TextMessage } from './objects/messages.ts';
import { Reaction, ReactionCount, ReactionEvent } from './objects/reactions.ts';
import { MessageReceipt, TypingIndicator } from './objects/signals.ts';
import { User } from './objects/user.ts';
import { ConversationsRequestBuilder } from './requests/conversations.ts';
import { GroupsRequestBuilder } from './requests/groups.ts';
import { BannedMembersRequestBuilder, GroupMembersRequestBuilder } from './requests/members.ts';
import { MessagesRequestBuilder } from './requests/messages.ts';
import { UsersRequestBuilder } from './requests/users.ts';
import type { Session } from './session.ts';

/** The classes of a kit: objects, listeners, and request builders bound to its session. */
export class KitClasses extends ListenerSeats {
  readonly User = User;
  readonly Group = Group;
  readonly GroupMember = GroupMember;
  readonly Conversation = Conversation;
  readonly TextMessage = TextMessage;
  readonly MediaMessage = MediaMessage;
  readonly CustomMessage = CustomMessage;
  readonly Action = Action;
  readonly Reaction = Reaction;
  readonly ReactionCount = ReactionCount;
  readonly ReactionEvent = ReactionEvent;
  readonly TypingIndicator = TypingIndicator;
  readonly MessageReceipt = MessageReceipt;
  readonly Exception = Exception;
  readonly MessageListener = MessageListener;
  readonly UserListener = UserListener;
  readonly GroupListener = GroupListener;
  readonly ConnectionListener = ConnectionListener;
  readonly LoginListener = LoginListener;
  readonly ConversationsRequestBuilder: new () => ConversationsRequestBuilder;
  readonly UsersRequestBuilder: new () => UsersRequestBuilder;
  readonly MessagesRequestBuilder: new () => MessagesRequestBuilder;
  readonly GroupsRequestBuilder: new () => GroupsRequestBuilder;
  readonly GroupMembersRequestBuilder: new (
    guid: string,
  ) => GroupMembersRequestBuilder;
  readonly BannedMembersRequestBuilder: new (
    guid: string,
  ) => BannedMembersRequestBuilder;
  /** The data set of this kit; pass it to `createLocalKit` for another session. */
  readonly data: LocalData;

  /** @internal */
  constructor(session: Session, data: LocalData) {
    super(session);
    this.data = data;
    this.ConversationsRequestBuilder = ofSession(ConversationsRequestBuilder, session);
    this.UsersRequestBuilder = ofSession(UsersRequestBuilder, session);
    this.MessagesRequestBuilder = ofSession(MessagesRequestBuilder, session);
    this.GroupsRequestBuilder = ofSession(GroupsRequestBuilder, session);
    this.GroupMembersRequestBuilder = ofSession(GroupMembersRequestBuilder, session);
    this.BannedMembersRequestBuilder = ofSession(BannedMembersRequestBuilder, session);
  }
}

/** Binds a class to a session, so that the app calls its constructor without one. */
function ofSession<Made extends object, Rest extends string[]>(
  Class: new (session: Session, ...rest: Rest) => Made,
  session: Session,
): new (
  ...rest: Rest
) => Made {
  class Bound extends (Class as unknown as new (...all: unknown[]) => object) {
    constructor(...rest: Rest) {
      super(session, ...rest);
    }
  }
  return Bound as unknown as new (
    ...rest: Rest
  ) => Made;
}
