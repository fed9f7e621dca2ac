import type { ConversationJSON, GroupJSON, Id, MessageJSON, UserJSON } from '../server/json.ts';
import { ObjectReader } from '../server/object-reader.ts';
import type { ServerConversation } from '../server/objects/conversation.ts';
import { ServerGroup } from '../server/objects/group.ts';
import type { ServerMessage } from '../server/objects/message.ts';
import type { ServerUser } from '../server/objects/user.ts';
import { checkGroup } from '../server/shapes.ts';

/** The id of a user or group, or an object with its id and the fields that matter to a test. */
export type PartialWithId<T extends { id: Id }> = Id | (Partial<T> & { id: Id });

/** The signed-in user of the objects below. */
const ME = 'ann';

/** The number of messages made so far; their ids count up. */
let messages = 0;

/** Returns a reader that fails the test for a wrong part of an object, too. */
function newReader(): ObjectReader {
  const reader = new ObjectReader((error) => {
    throw error;
  });
  reader.me = named<UserJSON>(ME);
  return reader;
}

/** Adds a name to an id: the id itself, with a capital letter. */
function named<T extends UserJSON | GroupJSON>(given: PartialWithId<T>): T {
  const json = typeof given === 'object' ? given : { id: given };
  return { name: String(json.id).replace(/^./u, (letter) => letter.toUpperCase()), ...json } as T;
}

/** Completes the JSON of a message between two people, or in a group. */
function completed(json: TestMessage): MessageJSON {
  const { from = ME, to, group, ...rest } = json;
  messages += 1;
  return {
    id: messages,
    sentAt: Math.floor(Date.now() / 1000),
    ...rest,
    from: named<UserJSON>(from),
    ...(group === undefined
      ? { to: named<UserJSON>(to ?? (from === ME ? 'bob' : ME)) }
      : { group: named<GroupJSON>(group) }),
  };
}

/** The fields of a message that a test sets; others have defaults. */
export interface TestMessage extends Partial<Omit<MessageJSON, 'from' | 'to' | 'group'>> {
  /** The sender. @defaultValue 'ann' */
  from?: PartialWithId<UserJSON> | undefined;
  /** The receiver. @defaultValue 'ann'; for a message of 'ann' 'bob' */
  to?: PartialWithId<UserJSON> | undefined;
  /** The group that receives the message, in place of `to`. */
  group?: PartialWithId<GroupJSON> | undefined;
}

/** The fields of a conversation that a test sets; others have defaults. */
export interface TestConversation extends Omit<ConversationJSON, 'user' | 'group' | 'lastMessage'> {
  /** The other user. @defaultValue 'bob', without a group */
  user?: PartialWithId<UserJSON> | undefined;
  /** The group, in place of `user`. */
  group?: PartialWithId<GroupJSON> | undefined;
  /** The newest message. Its receiver defaults to the conversation's. */
  lastMessage?: TestMessage | undefined;
}

/**
 * Makes a user for a test. The name defaults to the id with a capital letter.
 * @throws ServerError for a field of a wrong type
 * @example makeUser('bob')
 * @example makeUser({ id: 'bob', name: 'Bob Bell', online: true })
 */
export function makeUser(given: PartialWithId<UserJSON>): ServerUser {
  return newReader().user(named(given), 'makeUser');
}

/**
 * Makes a group for a test. The name defaults to the id with a capital letter.
 * @throws ServerError for a field of a wrong type
 * @example makeGroup({ id: 'team', members: 12 })
 */
export function makeGroup(given: PartialWithId<GroupJSON>): ServerGroup {
  const json = named(given);
  checkGroup(json, 'makeGroup');
  return new ServerGroup(json);
}

/**
 * Makes a message for a test: a text, or a file, an action or content of the app. Its id is the next number, its time
 * is now.
 * @throws ServerError for a field of a wrong type
 * @example makeMessage({ from: 'bob', text: 'Lunch?' })
 * @example makeMessage({ group: 'team', file: { name: 'a.png', url: '/a.png', type: 'image/png' } })
 */
export function makeMessage(given: TestMessage = {}): ServerMessage {
  return newReader().message(completed(given), 'makeMessage');
}

/**
 * Makes a conversation for a test, with a user or in a group.
 * @throws ServerError for a field of a wrong type
 * @example makeConversation({ user: 'bob', unread: 2, lastMessage: { from: 'bob', text: 'Lunch?' } })
 */
export function makeConversation(given: TestConversation = {}): ServerConversation {
  const { user = 'bob', group, lastMessage, ...rest } = given;
  const place = group === undefined ? { user: named<UserJSON>(user) } : { group: named<GroupJSON>(group) };
  const to = group === undefined ? (lastMessage?.from === user ? ME : user) : undefined;
  return newReader().conversation(
    {
      ...rest,
      ...place,
      ...(lastMessage && {
        lastMessage: completed({ ...(group === undefined ? { to } : { group }), ...lastMessage }),
      }),
    },
    'makeConversation',
  );
}
