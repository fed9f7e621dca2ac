import { describe, expect, it } from 'vitest';
import { UnsentMessages } from '../../../src/core/messages/unsent-messages.ts';
import { ME, message } from '../fakes.ts';

const ann = { isGroup: false, id: 'ann' };
const own = (text: string, id?: number) => message({ from: ME, to: 'ann', text, ...(id && { id }) });

/** Unsent messages with these texts being sent; those marked with '!' have failed. */
const unsentOf = (...texts: string[]) => {
  const unsent = new UnsentMessages();
  const messages = texts.map((text) => own(text.replace('!', '')));
  for (const each of messages) unsent.add(ann, each);
  for (const [index, each] of messages.entries()) if (texts[index]?.endsWith('!')) unsent.fail(ann, each);
  return { unsent, messages };
};
const last = (unsent: UnsentMessages) => {
  const found = unsent.last(ann);
  return found && `${(found.message as ReturnType<typeof own>).getText()}${found.isFailed ? '!' : ''}`;
};

it('returns the message that was started last', () => {
  const { unsent } = unsentOf('one', 'two');
  expect([last(unsent), unsent.last({ isGroup: true, id: 'ann' })]).toEqual(['two', null]);
});

describe('a message that was sent', () => {
  it('is removed by reference or by content, and leaves the others', () => {
    const { unsent, messages } = unsentOf('one', 'two');
    expect([unsent.settle(ann, messages[1] as (typeof messages)[0]), last(unsent)]).toEqual([true, 'one']);
    expect([unsent.settle(ann, own('one', 7)), last(unsent)]).toEqual([true, null]);
  });

  it('does not match another one with the same content when it was found before', () => {
    const { unsent } = unsentOf('one', 'one');
    unsent.settle(ann, own('one', 7));
    expect([unsent.settle(ann, own('one', 7), true), last(unsent)]).toEqual([false, 'one']);
  });

  it('takes the first of those that say the same', () => {
    const { unsent, messages } = unsentOf('ok', 'ok!');
    unsent.settle(ann, own('ok', 7));
    expect(unsent.last(ann)?.message).toBe(messages[1]);
  });

  it('takes those along that failed before it, and none that failed after', () => {
    const { unsent } = unsentOf('one!', 'two', 'three!');
    unsent.settle(ann, own('two', 7));
    expect(last(unsent)).toBe('three!');
    unsent.dropFailed(ann);
    expect(last(unsent)).toBeNull();
  });
});

describe('a message that failed', () => {
  it('is known without a start', () => {
    const unsent = new UnsentMessages();
    unsent.fail(ann, own('one'));
    expect(last(unsent)).toBe('one!');
  });

  it('is being sent again as one message, with the same object or another', () => {
    const { unsent, messages } = unsentOf('one!');
    unsent.add(ann, own('one'));
    expect(last(unsent)).toBe('one');
    unsent.add(ann, messages[0] as (typeof messages)[0]);
    unsent.settle(ann, own('one', 7));
    expect(last(unsent)).toBe('one');
  });

  it('yields to a newer one, while others are still being sent', () => {
    const { unsent } = unsentOf('one', 'two!');
    unsent.dropFailed(ann);
    expect(last(unsent)).toBe('one');
  });
});

it('forgets all when another user signs in', () => {
  const { unsent } = unsentOf('one');
  unsent.clear();
  expect(last(unsent)).toBeNull();
});
