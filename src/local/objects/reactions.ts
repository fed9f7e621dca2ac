import type { Kit } from '../../sdk/index.ts';
import { completeClass, KitObject } from './kit-object.ts';
import { User } from './user.ts';

// The getters and setters made by `completeClass`.
export interface ReactionCount {
  /** The emoji. */
  getReaction(): string;
  /** How many users reacted with it. */
  getCount(): number;
  /** Whether the signed-in user is among them. */
  getReactedByMe(): boolean;
}

/** How many users reacted to a message with one emoji. */
export class ReactionCount extends KitObject {
  protected reaction = '';
  protected count = 0;
  protected reactedByMe = false;

  constructor() {
    super('reactionCount');
  }
}
completeClass(() => new ReactionCount());

// The getters and setters made by `completeClass`.
export interface Reaction {
  getMessageId(): number;
  /** The emoji. */
  getReaction(): string;
  /** The uid of the user who reacted. */
  getUid(): string;
  /** The user who reacted. */
  getReactedBy(): User;
  /** When the user reacted, in seconds. */
  getReactedAt(): number;
}

/** A reaction of one user to a message. */
export class Reaction extends KitObject {
  protected messageId = 0;
  protected reaction = '';
  protected uid = '';
  protected reactedBy: User = new User('');
  protected reactedAt = 0;

  constructor() {
    super('');
  }
}
completeClass(() => new Reaction());

// The getters and setters made by `completeClass`.
export interface ReactionEvent {
  getReaction(): Reaction;
  getConversationId(): string;
  /** The uid or guid that the message was sent to. */
  getReceiverId(): string;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** The id of the message whose thread this one belongs to; 0 outside threads. */
  getParentMessageId(): number;
}

/** A reaction that was added or removed, and its message. */
export class ReactionEvent extends KitObject implements Kit.ReactionEvent {
  protected reaction = new Reaction();
  protected conversationId = '';
  protected receiverId = '';
  protected receiverType = '';
  protected parentMessageId = 0;

  constructor() {
    super('');
  }
}
completeClass(() => new ReactionEvent());
