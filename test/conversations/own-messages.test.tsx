import { TextMessage } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import { heard, idle, renderAsking, renderFaked, renderSideBySide, withUser } from './harness.tsx';

/** An own unsent message; its time is from this device's clock. */
const pending = (words: string, sentAt: number) => heard({ id: 0, from: 'me', to: 'ann', words, sentAt });
const sent = (id: number, words: string, sentAt = 1000 + id) =>
  heard({ id, from: 'me', to: 'ann', words, sentAt });

it('an own message that was deleted has no receipt', async () => {
  const last = sent(5, 'Oops');
  last.setReadAt(1006);
  const { sdk, list } = await renderFaked([withUser('ann', last)]);
  expect(list.receipt('Ann')).toBe('read');
  const deleted = sent(5, 'Oops');
  deleted.setReadAt(1006);
  deleted.setDeletedAt(1007);
  sdk.emit('message', 'onMessageDeleted', deleted);
  await idle();
  expect([list.preview('Ann'), list.receipt('Ann')]).toEqual(['You: Message deleted', '']);
  list.events.messages.ccMessageSent.next({ message: pending('Wait', 1008), status: 'inprogress' });
  await idle();
  expect(list.receipt('Ann')).toBe('pending');
});

describe('an own message that is being sent', () => {
  it.each([
    ['in the second of the last message', 1005],
    ['by a clock that trails', 10],
    ['by a clock that leads', 9999],
  ])('shows %s', async (_when, sentAt) => {
    const { list } = await renderFaked([withUser('ann', heard({ id: 5 }))]);
    list.events.messages.ccMessageSent.next({ message: pending('Wait', sentAt), status: 'inprogress' });
    await idle();
    expect(list.preview('Ann')).toBe('You: Wait');
    list.events.messages.ccMessageSent.next({ message: sent(6, 'Wait'), status: 'success' });
    await idle();
    expect([list.preview('Ann'), list.receipt('Ann')]).toEqual(['You: Wait', 'sent']);
  });

  it.each([10, 1005, 9999])('shows that it failed, sent at %i', async (sentAt) => {
    const { list } = await renderFaked([withUser('ann', heard({ id: 5 }))]);
    const message = pending('Lost', sentAt);
    list.events.messages.ccMessageSent.next({ message, status: 'inprogress' });
    list.events.messages.ccMessageSent.next({ message, status: 'error' });
    await idle();
    expect([list.preview('Ann'), list.receipt('Ann')]).toEqual(['You: Lost', 'error']);
  });

  it('stays the last one until it is answered, whatever comes meanwhile', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }))]);
    list.events.messages.ccMessageSent.next({ message: pending('Wait', 1005), status: 'inprogress' });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 7 }));
    await idle();
    expect([list.preview('Ann'), list.badge('Ann')]).toEqual(['You: Wait', '1']);
    list.events.messages.ccMessageSent.next({ message: sent(6, 'Wait'), status: 'success' });
    await idle();
    expect([list.preview('Ann'), list.badge('Ann')]).toEqual(['Message 7', '1']);
  });

  it('needs no sender', async () => {
    const { list } = await renderFaked([
      withUser('bob', heard({ id: 6, from: 'bob' })),
      withUser('ann', heard({ id: 5 })),
    ]);
    const message = new TextMessage('ann', 'Wait', 'user');
    list.events.messages.ccMessageSent.next({ message, status: 'inprogress' });
    await idle();
    expect([list.names(), list.preview('Ann')]).toEqual([['Ann', 'Bob'], 'You: Wait']);
    message.setId(7);
    message.setSentAt(1007);
    list.events.messages.ccMessageSent.next({ message, status: 'success' });
    await idle();
    expect([list.preview('Ann'), list.receipt('Ann'), list.badge('Ann')]).toEqual(['You: Wait', 'sent', '']);
  });

  it('shows in a row whose page was under way', async () => {
    const { list, answer } = await renderAsking();
    list.events.messages.ccMessageSent.next({ message: pending('Wait', 1), status: 'inprogress' });
    await answer([withUser('ann', heard({ id: 5 }))]);
    expect(list.preview('Ann')).toBe('You: Wait');
  });

  it('is replaced by what comes after it failed, and no earlier', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }))]);
    const [first, second] = [pending('One', 1), pending('Two', 1)];
    list.events.messages.ccMessageSent.next({ message: first, status: 'inprogress' });
    list.events.messages.ccMessageSent.next({ message: second, status: 'inprogress' });
    list.events.messages.ccMessageSent.next({ message: second, status: 'error' });
    list.events.messages.ccMessageSent.next({ message: sent(6, 'One'), status: 'success' });
    await idle();
    expect([list.preview('Ann'), list.receipt('Ann')]).toEqual(['You: Two', 'error']);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 7 }));
    await idle();
    expect(list.preview('Ann')).toBe('Message 7');
  });

  it.each([
    ['in step', 1005],
    ['60 s ahead', 1065],
  ])('settles nothing in two lists, with a clock that is %s', async (_clock, sentAt) => {
    const page = () => [withUser('ann', heard({ id: 3 }), 1)];
    const { sdk, events, lists } = await renderSideBySide(page, page);
    events.messages.ccMessageSent.next({ message: pending('Wait', sentAt), status: 'inprogress' });
    await idle();
    for (const id of [4, 5, 6, 7, 8]) {
      sdk.emit('message', 'onTextMessageReceived', heard({ id, sentAt: 1000 + id }));
      await idle();
    }
    expect(lists.map((list) => list.badge('Ann'))).toEqual(['6', '6']);
  });
});
