import { RECEIVER_TYPE } from '../../sdk/index.ts';
import { Group } from './group.ts';
import { type FactsOf, give, KitObject, withFacts } from './kit-object.ts';
import { User } from './user.ts';

/** What every message tells, and can be given, whatever its category. */
export interface MessageAccessors {
  getId(): number;
  setId(id: number): void;
  getConversationId(): string;
  setConversationId(id: string): void;
  /** The id of the message this one answers in a thread; 0 outside threads. */
  getParentMessageId(): number;
  setParentMessageId(id: number): void;
  getSender(): User;
  setSender(sender: User): void;
  getReceiver(): User | Group;
  setReceiver(receiver: User | Group): void;
  getReceiverId(): string;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  getType(): string;
  getCategory(): string;
  /** When it was sent, in seconds; 0 before that. */
  getSentAt(): number;
  setSentAt(seconds: number): void;
  /** When it was delivered (in a group one's own message: to all), in seconds. */
  getDeliveredAt(): number | undefined;
  setDeliveredAt(seconds: number | undefined): void;
  /** When it was read (in a group one's own message: by all), in seconds. */
  getReadAt(): number | undefined;
  setReadAt(seconds: number | undefined): void;
  getEditedAt(): number | undefined;
  setEditedAt(seconds: number | undefined): void;
  getDeletedAt(): number | undefined;
  setDeletedAt(seconds: number | undefined): void;
  /** What the app attached; anything that can be cloned. */
  getMetadata(): unknown;
  setMetadata(metadata: unknown): void;
  /** The users whom the text mentions as `<@uid:UID>`. */
  getMentionedUsers(): User[];
  setMentionedUsers(users: User[]): void;
}

const blank = (): FactsOf<MessageAccessors> => ({
  id: 0,
  conversationId: '',
  parentMessageId: 0,
  sender: new User(''),
  receiver: new User(''),
  receiverId: '',
  receiverType: '',
  type: '',
  category: '',
  sentAt: 0,
  deliveredAt: undefined,
  readAt: undefined,
  editedAt: undefined,
  deletedAt: undefined,
  metadata: undefined,
  mentionedUsers: [],
});

/** What every message offers. */
export class BaseMessage extends withFacts<typeof KitObject, MessageAccessors>(KitObject, '', blank) {
  constructor(receiverId: string, receiverType: string, category: string, type: string) {
    super();
    const receiver = receiverType === RECEIVER_TYPE.GROUP ? new Group(receiverId, '') : new User(receiverId);
    give<BaseMessage>(this, { receiver, receiverId, receiverType, category, type });
  }
}
