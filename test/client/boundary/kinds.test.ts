import { expect, it } from 'vitest';
import {
  chatOf,
  isActionMessage,
  isCustomMessage,
  isGroup,
  isMediaMessage,
  isTextMessage,
  isUser,
} from '../../../src/client/boundary/kinds.ts';
import { CustomMessage, Group, MediaMessage, TextMessage, User } from '../../../src/local/index.ts';
import { action, conversation, message } from '../../support/fakes.ts';

const GUARDS = { isTextMessage, isMediaMessage, isCustomMessage, isActionMessage };
const kindsOf = (of: Parameters<typeof isTextMessage>[0]) =>
  Object.entries(GUARDS).flatMap(([name, is]) => (is(of) ? [name] : []));

it.each([
  ['a text', new TextMessage('bob', 'Hello', 'user'), 'isTextMessage'],
  ['a picture', new MediaMessage('bob', { name: 'a.png' }, 'image', 'user'), 'isMediaMessage'],
  ['a file', new MediaMessage('bob', { name: 'a.pdf' }, 'file', 'user'), 'isMediaMessage'],
  ['content of the app', new CustomMessage('bob', 'user', 'poll', {}), 'isCustomMessage'],
  ['a change of a group', action({ action: 'joined' }), 'isActionMessage'],
  ['a deleted text', message({ text: '', deletedAt: 5 }), 'isTextMessage'],
])('[kind.guards] %s is of one kind', (_, of, name) => {
  expect(kindsOf(of)).toEqual([name]);
});

it('[kind.guards] nothing is of no kind', () => {
  expect([null, undefined].flatMap(kindsOf)).toEqual([]);
  expect([isUser(null), isGroup(undefined), isUser('ann'), isGroup({})]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('[kind.guards] an object without the accessor of its kind is of none', () => {
  expect(kindsOf(Object.assign(message({ text: 'Hi' }), { getText: undefined }))).toEqual([]);
});

it('[kind.guards] tell users from groups', () => {
  const [user, group] = [new User('ann'), new Group('team', 'Team')];
  expect([isUser(user), isGroup(user), isUser(group), isGroup(group)]).toEqual([true, false, false, true]);
});

it('[kind.chatOf] returns whom a conversation is with', () => {
  const [user, group] = [new User('ann'), new Group('team', 'Team')];
  const withUser = conversation(user);
  expect(chatOf(withUser)).toEqual({ user: withUser.getConversationWith() });
  const withGroup = conversation(group);
  expect(chatOf(withGroup)).toEqual({ group: withGroup.getConversationWith() });
});

it('[kind.chatOf] throws for a conversation that is with nobody', () => {
  expect(() => chatOf(conversation(new User('')))).toThrow(
    expect.objectContaining({ code: 'ERR_BAD_OBJECT' }),
  );
});
