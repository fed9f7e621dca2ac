import { render, screen, waitFor } from '@solidjs/testing-library';
import {
  isGroup,
  isTextMessage,
  KitConversations,
  KitProvider,
  type KitSDK,
  KitThreadHeader,
  KitUsers,
} from 'solid-chat-kit';
import { createLocalData, createLocalKit, User } from 'solid-chat-kit/local';
import { makeConversation, makeGroup, makeMessage, makeUser } from 'solid-chat-kit/testing';
import { describe, expect, it } from 'vitest';

describe('[helper.testing] made objects', () => {
  it('need an id at most', () => {
    expect(makeUser('bob').getName()).toBe('Bob');
    expect(makeGroup('team').getName()).toBe('Team');
    expect(makeUser({ id: 7, name: 'Seven', online: true }).getStatus()).toBe('online');
    expect(isGroup(makeGroup({ id: 'team', members: 12 }))).toBe(true);
  });

  it('are messages between two people, with ids that count up', () => {
    const first = makeMessage({ text: 'Hi' });
    const second = makeMessage({ from: 'bob', text: 'Lunch?' });
    expect(isTextMessage(first) && first.getText()).toBe('Hi');
    expect([first.getSender().getUid(), first.getReceiverId()]).toEqual(['ann', 'bob']);
    expect([second.getSender().getName(), second.getReceiverId()]).toEqual(['Bob', 'ann']);
    expect(Number(second.getId())).toBeGreaterThan(Number(first.getId()));
  });

  it('are conversations, whose last message is theirs', () => {
    const chat = makeConversation({ lastMessage: { from: 'bob', text: 'Lunch?' } });
    const own = makeConversation({ user: 'cid', lastMessage: { text: 'Hi' } });
    const team = makeConversation({ group: 'team', lastMessage: { from: 'bob', text: 'All' } });
    expect(chat.getLastMessage()?.getReceiverId()).toBe('ann');
    expect(own.getLastMessage()?.getReceiverId()).toBe('cid');
    expect(team.getLastMessage()?.getReceiverId()).toBe('team');
    expect([chat, own, team].map((each) => each.getLastMessage()?.getConversationId())).toEqual(
      [chat, own, team].map((each) => each.getConversationId()),
    );
  });

  it('name a field of a wrong type', () => {
    expect(() => makeUser({ id: 'bob', online: 'yes' as never })).toThrow(/makeUser\.online/);
    expect(() => makeConversation({ lastMessage: { sentAt: 'now' as never } })).toThrow(/sentAt/);
  });

  it('are shown by a component that gets them', async () => {
    const sdk = createLocalKit({ data: createLocalData() });
    await sdk.createUser(new User('ann', 'Ann'));
    await sdk.login('ann');
    render(() => (
      <KitProvider sdk={sdk} locale="en" timeZone="UTC">
        <KitThreadHeader parentMessage={makeMessage({ from: 'bob', text: 'Lunch?' })} />
      </KitProvider>
    ));
    await waitFor(() => expect(screen.getByText('Lunch?')).toBeTruthy());
  });

  it('are the rows of lists, in an SDK that answers with them', async () => {
    const data = createLocalKit({ data: createLocalData() });
    await data.createUser(new User('ann', 'Ann'));
    await data.login('ann');
    const chats = [
      makeConversation({ user: 'bob', unread: 2, lastMessage: { from: 'bob', text: 'Lunch?' } }),
    ];
    /** Answers with one page. */
    const pageOf = <T,>(items: readonly T[]) =>
      class {
        setLimit() {
          return this;
        }
        build() {
          const rest = [...items];
          return { fetchNext: async () => rest.splice(0) };
        }
      };
    const sdk = Object.assign(Object.create(data), {
      ConversationsRequestBuilder: pageOf(chats),
      UsersRequestBuilder: pageOf([makeUser('cid')]),
    }) as KitSDK;
    render(() => (
      <KitProvider sdk={sdk} locale="en" timeZone="UTC">
        <KitConversations />
        <KitUsers />
      </KitProvider>
    ));
    await waitFor(() => expect(screen.getByText('Lunch?')).toBeTruthy());
    await waitFor(() => expect(screen.getByText('Cid')).toBeTruthy());
  });
});
