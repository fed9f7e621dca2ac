import type { Kit } from 'solid-chat-kit';
import { MessageReceipt, User } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import {
  heard,
  idle,
  type RenderedConversations,
  reconnect,
  renderAsking,
  renderFaked,
  withUser,
} from './harness.tsx';

/** A receipt for what another device of "me" read in the chat with Ann. */
const readReceipt = (receiverId: string) =>
  new MessageReceipt({
    messageId: 5,
    conversationId: 'me_user_ann',
    receiverType: 'user',
    receiverId,
    sender: new User('me', 'Me'),
    deliveredAt: 1005,
    readAt: 1005,
  });

describe('while the first page is under way', () => {
  const page = () => [
    withUser('ann', heard({ id: 5 }), 2),
    withUser('bob', heard({ id: 4, from: 'bob' }), 1),
  ];

  it.each<[string, (list: RenderedConversations) => void]>([
    [
      '[event.ccMarkConversationAsRead] a conversation that the app marks as read',
      ({ events }) => events.conversations.ccMarkConversationAsRead.next(page()[0] as Kit.Conversation),
    ],
    [
      'a message that `ccMessageRead` names',
      ({ events }) => events.messages.ccMessageRead.next(heard({ id: 5 })),
    ],
  ])('%s has no badge', async (_what, happen) => {
    const { list, answer } = await renderAsking();
    happen(list);
    await answer(page());
    expect([list.badge('Ann'), list.badge('Bob')]).toEqual(['', '1']);
  });

  it.each([
    ['the other one', 'ann'],
    ['the reader', 'me'],
  ])('[sdk.onMessagesRead] a receipt of oneself that names %s clears the badge', async (_who, receiver) => {
    const { sdk, list, answer } = await renderAsking();
    sdk.emit('message', 'onMessagesRead', readReceipt(receiver));
    await answer(page());
    expect([list.badge('Ann'), list.badge('Bob')]).toEqual(['', '1']);
  });

  it('[event.ccConversationDeleted] a conversation that the app deleted stays out', async () => {
    const { list, answer } = await renderAsking();
    list.events.conversations.ccConversationDeleted.next(page()[0] as Kit.Conversation);
    await answer(page());
    expect(list.names()).toEqual(['Bob']);
  });

  it('[event.ccUpdateConversation] what the app says of a conversation is newer than the page', async () => {
    const { list, answer } = await renderAsking();
    const changed = withUser('ann', heard({ id: 5 }), 7);
    (changed.getConversationWith() as User).setName('Annie');
    list.events.conversations.ccUpdateConversation.next(changed);
    await answer(page());
    expect([list.names(), list.badge('Annie')]).toEqual([['Annie', 'Bob'], '7']);
  });
});

describe('while one conversation is under way', () => {
  const asking = async (...page: Kit.Conversation[]) => {
    const { sdk, list } = await renderFaked(page);
    const answers: ((conversation: Kit.Conversation) => Promise<void>)[] = [];
    sdk.getConversation = () =>
      new Promise((resolve) => {
        answers.push(async (conversation) => {
          resolve(conversation);
          await idle();
        });
      });
    const receive = async (message: Kit.Message) => {
      sdk.emit('message', 'onTextMessageReceived', message);
      await idle();
    };
    return { list, answers, receive };
  };

  it('a deletion keeps it out, whatever older message comes late', async () => {
    const { list, answers, receive } = await asking(withUser('bob'));
    await receive(heard({ id: 6 }));
    list.events.conversations.ccConversationDeleted.next(withUser('ann', heard({ id: 6 })));
    await receive(heard({ id: 5 }));
    await answers[0]?.(withUser('ann', heard({ id: 6 }), 2));
    expect([list.names(), answers.length]).toEqual([['Bob'], 1]);
  });

  it('a message that is newer than the deletion brings it back, by an answer of its own', async () => {
    const { list, answers, receive } = await asking(withUser('bob'));
    await receive(heard({ id: 6 }));
    list.events.conversations.ccConversationDeleted.next(withUser('ann', heard({ id: 6 })));
    await receive(heard({ id: 7 }));
    await answers[0]?.(withUser('ann', heard({ id: 6 }), 2));
    expect(list.names()).toEqual(['Bob']);
    await answers[1]?.(withUser('ann', heard({ id: 7 }), 1));
    expect([list.names(), list.badge('Ann')]).toEqual([['Ann', 'Bob'], '1']);
  });

  it('rows of newer messages stay above it', async () => {
    const { list, answers, receive } = await asking(
      withUser('bob', heard({ id: 2, from: 'bob' })),
      withUser('cid', heard({ id: 1, from: 'cid' })),
    );
    await receive(heard({ id: 6 }));
    await receive(heard({ id: 7, from: 'cid' }));
    await answers[0]?.(withUser('ann', heard({ id: 6 }), 1));
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });
});

describe('after the connection was lost', () => {
  it('a row that a message keeps above the fetched pages is counted by the SDK', async () => {
    const { sdk, list } = await renderFaked([
      withUser('bob', heard({ id: 2, from: 'bob' })),
      withUser('ann', heard({ id: 1 })),
    ]);
    let asked = 0;
    sdk.getConversation = async () => {
      asked++;
      return withUser('ann', heard({ id: 9 }), 5);
    };
    await reconnect(sdk);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9 }));
    // Ann wrote four messages meanwhile, and then others wrote more than a page.
    await sdk.latest.answer([
      withUser('cid', heard({ id: 8, from: 'cid' })),
      withUser('dan', heard({ id: 7, from: 'dan' })),
    ]);
    await expect.poll(() => list.badge('Ann')).toBe('5');
    expect([list.names(), asked]).toEqual([['Ann', 'Cid', 'Dan', 'Bob'], 1]);
  });
});

it('an own newer message does not settle an earlier message of someone else', async () => {
  const ann = withUser('ann', heard({ id: 1 }));
  const { sdk, list } = await renderFaked([ann]);
  const own = heard({ id: 6, from: 'me', to: 'ann' });
  list.events.messages.ccMessageSent.next({ message: own, status: 'success' });
  await idle();
  list.events.conversations.ccMarkConversationAsRead.next(ann);
  sdk.emit('message', 'onTextMessageReceived', heard({ id: 5 }));
  await idle();
  expect(list.badge('Ann')).toBe('1');
});
