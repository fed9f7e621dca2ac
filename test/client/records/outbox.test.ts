import { TextMessage } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';
import { Outbox } from '../../../src/client/records/outbox.ts';

const own = (text: string, id?: number) => {
  const message = new TextMessage('ann', text, 'user');
  message.setMuid('m1');
  if (id !== undefined) message.setId(id);
  return message;
};

it.each(['answer', 'event'])(
  'holds what was sent no longer once an %s names it: a file may be large',
  async (source) => {
    const outbox = new Outbox(() => 'me');
    const unsent = own('Hi');
    outbox.report({ message: unsent, status: 'inprogress' });
    const entry = outbox.find(unsent);
    const told: unknown[] = [];
    outbox.subscribe({ changed() {}, sent: (message, of) => told.push([message, of?.message]) });
    const sent = own('Hi', 7);
    sent.setSender({ getUid: () => 'me' } as never);
    if (source === 'answer') outbox.report({ message: sent, status: 'success', unsent });
    else outbox.settle(sent);
    await Promise.resolve();
    expect(told).toEqual([[sent, unsent]]);
    expect(entry?.message).toBe(sent);
  },
);
