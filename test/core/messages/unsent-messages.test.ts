import { describe, expect, it } from 'vitest';
import { Outbox } from '../../../src/core/messages/outbox.ts';
import { ME, message } from '../fakes.ts';

const ann = { isGroup: false, id: 'ann' };
const own = (text: string, id?: number) => message({ from: ME, to: 'ann', text, ...(id && { id }) });

/** An outbox with these texts being sent; those marked with '!' have failed. */
const outboxOf = (...texts: string[]) => {
  const outbox = new Outbox();
  const messages = texts.map((text) => own(text.replace('!', '')));
  for (const each of messages) outbox.add(ann, each);
  for (const [index, each] of messages.entries()) if (texts[index]?.endsWith('!')) outbox.fail(ann, each);
  return { outbox, messages };
};
const last = (outbox: Outbox) => {
  const unsent = outbox.last(ann);
  return unsent && `${(unsent.message as ReturnType<typeof own>).getText()}${unsent.isFailed ? '!' : ''}`;
};

it('returns the message that was started last', () => {
  const { outbox } = outboxOf('one', 'two');
  expect([last(outbox), outbox.last({ isGroup: true, id: 'ann' })]).toEqual(['two', null]);
});

describe('a message that was sent', () => {
  it('is removed by reference or by content, and leaves the others', () => {
    const { outbox, messages } = outboxOf('one', 'two');
    expect([outbox.settle(ann, messages[1] as (typeof messages)[0]), last(outbox)]).toEqual([true, 'one']);
    expect([outbox.settle(ann, own('one', 7)), last(outbox)]).toEqual([true, null]);
  });

  it('does not match another one with the same content when it was found before', () => {
    const { outbox } = outboxOf('one', 'one');
    outbox.settle(ann, own('one', 7));
    expect([outbox.settle(ann, own('one', 7), true), last(outbox)]).toEqual([false, 'one']);
  });

  it('takes the first of those that say the same', () => {
    const { outbox, messages } = outboxOf('ok', 'ok!');
    outbox.settle(ann, own('ok', 7));
    expect(outbox.last(ann)?.message).toBe(messages[1]);
  });

  it('takes those along that failed before it, and none that failed after', () => {
    const { outbox } = outboxOf('one!', 'two', 'three!');
    outbox.settle(ann, own('two', 7));
    expect(last(outbox)).toBe('three!');
    outbox.dropFailed(ann);
    expect(last(outbox)).toBeNull();
  });
});

describe('a message that failed', () => {
  it('is known without a start', () => {
    const outbox = new Outbox();
    outbox.fail(ann, own('one'));
    expect(last(outbox)).toBe('one!');
  });

  it('is being sent again as one message, with the same object or another', () => {
    const { outbox, messages } = outboxOf('one!');
    outbox.add(ann, own('one'));
    expect(last(outbox)).toBe('one');
    outbox.add(ann, messages[0] as (typeof messages)[0]);
    outbox.settle(ann, own('one', 7));
    expect(last(outbox)).toBe('one');
  });

  it('yields to a newer one, while others are still being sent', () => {
    const { outbox } = outboxOf('one', 'two!');
    outbox.dropFailed(ann);
    expect(last(outbox)).toBe('one');
  });
});

it('forgets all when another user signs in', () => {
  const { outbox } = outboxOf('one');
  outbox.clear();
  expect(last(outbox)).toBeNull();
});
