import type { LocalKit } from 'solid-chat-kit/local';
import { all, text } from './town.ts';

type Message = Awaited<ReturnType<LocalKit['sendMessage']>>;

/** Who and what there is when a right is tried. */
export interface RightsScene {
  /** A participant of "crew", banned from "past", and in no other group; whom bob has blocked. */
  eve: LocalKit;
  /** Owns the groups "crew" and "past" (public), "secret" (private) and "club" (password), and talks with bob. */
  ann: LocalKit;
  bob: LocalKit;
  nobody: LocalKit;
  /** From ann to bob. */
  theirs: Message;
  /** From ann to "secret". */
  secret: Message;
  /** From ann to "crew". */
  said: Message;
}

type Refused = readonly [right: string, code: string, attempt: (scene: RightsScene) => Promise<unknown>];

const pageOf = (kit: LocalKit, guid: string) =>
  new kit.MessagesRequestBuilder().setGUID(guid).build().fetchPrevious();

/** The same message with another text. */
function reworded(kit: LocalKit, message: Message) {
  const edit = text(kit, message.getReceiverId(), 'changed', message.getReceiverType());
  edit.setId(Number(message.getId()));
  return edit;
}

function replyTo(kit: LocalKit, message: Message, setter: 'setParentMessageId' | 'setQuotedMessageId') {
  const reply = text(kit, 'ann', 'a reply');
  reply[setter](Number(message.getId()));
  return kit.sendMessage(reply);
}

/** What a signed-in user may not do, and what each attempt is refused with. */
export const REFUSED: readonly Refused[] = [
  [
    'read a message between others',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => eve.getMessageDetails(theirs.getId()),
  ],
  [
    'edit a message between others',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => eve.editMessage(reworded(eve, theirs)),
  ],
  [
    'delete a message between others',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => eve.deleteMessage(theirs),
  ],
  [
    'react to a message between others',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => eve.addReaction(theirs.getId(), '👍'),
  ],
  [
    'answer a message between others in its thread',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => replyTo(eve, theirs, 'setParentMessageId'),
  ],
  [
    'quote a message between others',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => replyTo(eve, theirs, 'setQuotedMessageId'),
  ],
  [
    'mark a message between others as read',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => eve.markAsRead(theirs),
  ],
  [
    'mark a message between others as unread',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, theirs }) => eve.markMessageAsUnread(theirs),
  ],
  [
    'edit what someone else has said',
    'ERR_NOT_PERMITTED',
    ({ eve, said }) => eve.editMessage(reworded(eve, said)),
  ],
  ['delete what someone else has said', 'ERR_NOT_PERMITTED', ({ eve, said }) => eve.deleteMessage(said)],
  [
    'take the uid of someone else',
    'ERR_UID_TAKEN',
    ({ eve }) => eve.createUser(new eve.User('ann', 'Not Ann')),
  ],
  [
    'take the guid of a group, private ones too',
    'ERR_GUID_TAKEN',
    ({ eve }) => eve.createGroup(new eve.Group('secret', 'Mine')),
  ],
  ['read a private group', 'ERR_NOT_A_MEMBER', ({ eve }) => pageOf(eve, 'secret')],
  [
    'read a message of a private group',
    'ERR_MESSAGE_NOT_FOUND',
    ({ eve, secret }) => eve.getMessageDetails(secret.getId()),
  ],
  ['fetch a private group from outside', 'ERR_NOT_A_MEMBER', ({ eve }) => eve.getGroup('secret')],
  ['join a private group', 'ERR_NOT_PERMITTED', ({ eve }) => eve.joinGroup('secret')],
  [
    'list the members of a private group',
    'ERR_NOT_A_MEMBER',
    ({ eve }) => all(new eve.GroupMembersRequestBuilder('secret').build()),
  ],
  [
    'write to a group from outside',
    'ERR_NOT_A_MEMBER',
    ({ eve }) => eve.sendMessage(text(eve, 'secret', 'Hi', 'group')),
  ],
  [
    'join a group with a password without it',
    'ERR_WRONG_PASSWORD',
    ({ eve }) => eve.joinGroup('club', 'guess'),
  ],
  ['join a group after a ban', 'ERR_BANNED', ({ eve }) => eve.joinGroup('past')],
  ['read a group after a ban', 'ERR_NOT_A_MEMBER', ({ eve }) => pageOf(eve, 'past')],
  [
    'write to a group after a ban',
    'ERR_NOT_A_MEMBER',
    ({ eve }) => eve.sendMessage(text(eve, 'past', 'Hi', 'group')),
  ],
  ['add members, as a participant', 'ERR_NOT_PERMITTED', ({ eve }) => eve.addMembersToGroup('crew', ['bob'])],
  ['remove a member, as a participant', 'ERR_NOT_PERMITTED', ({ eve }) => eve.kickGroupMember('crew', 'ann')],
  ['ban a member, as a participant', 'ERR_NOT_PERMITTED', ({ eve }) => eve.banGroupMember('crew', 'ann')],
  ['lift a ban, as a participant', 'ERR_NOT_PERMITTED', ({ eve }) => eve.unbanGroupMember('crew', 'bob')],
  [
    'raise one’s own scope',
    'ERR_NOT_PERMITTED',
    ({ eve }) => eve.updateGroupMemberScope('crew', 'eve', 'admin'),
  ],
  [
    'remove members of a group from outside',
    'ERR_NOT_A_MEMBER',
    ({ eve }) => eve.kickGroupMember('secret', 'bob'),
  ],
  [
    'delete the conversation of a group from outside',
    'ERR_CONVERSATION_NOT_FOUND',
    ({ eve }) => eve.deleteConversation('secret', 'group'),
  ],
  [
    'tag the conversation of a group from outside',
    'ERR_CONVERSATION_NOT_FOUND',
    ({ eve }) => eve.tagConversation('secret', 'group', ['x']),
  ],
  [
    'become a friend of someone who has blocked the user',
    'ERR_NOT_PERMITTED',
    ({ eve }) => eve.addFriends(['bob']),
  ],
  [
    'do anything before signing in',
    'ERR_NOT_LOGGED_IN',
    ({ nobody }) => nobody.sendMessage(text(nobody, 'ann', 'Hi')),
  ],
];
