import type { Kit } from 'solid-chat-kit';
import { describe, expect, it } from 'vitest';
import { heard, idle, reconnect, renderFaked, withUser } from './harness.tsx';

const edited = (words: string, editedAt: number) => {
  const message = heard({ id: 5, words });
  message.setEditedAt(editedAt);
  return message;
};
const deleted = (deletedAt: number) => {
  const message = heard({ id: 5 });
  message.setDeletedAt(deletedAt);
  return message;
};

describe('revisions of a last message', () => {
  const listed = async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }))]);
    const revise = async (...revisions: Kit.Message[]) => {
      for (const each of revisions) sdk.emit('message', 'onMessageEdited', each);
      await idle();
      return list.preview('Ann');
    };
    return { sdk, list, revise };
  };

  it('count by when they were made, however often and in whatever order they come', async () => {
    const { revise } = await listed();
    expect(await revise(edited('One', 11), edited('Two', 12), edited('One', 11))).toBe('Two');
  });

  it('of one second show the one that came last', async () => {
    const { revise } = await listed();
    expect(await revise(edited('One', 11), edited('Two', 11))).toBe('Two');
  });

  it('never show deleted messages again', async () => {
    const { revise } = await listed();
    expect(await revise(deleted(12), edited('Old', 11), edited('Same second', 12))).toBe('Message deleted');
  });

  it('outlive a copy from before, long after they came', async () => {
    const { sdk, list, revise } = await listed();
    await revise(edited('New', 12));
    await reconnect(sdk);
    await sdk.latest.answer([withUser('ann', edited('Old', 11))]);
    await idle();
    expect(list.preview('Ann')).toBe('New');
  });

  it('of one second follow a copy that was fetched after the known one came', async () => {
    const { sdk, list, revise } = await listed();
    await revise(edited('First', 12));
    await reconnect(sdk);
    await sdk.latest.answer([withUser('ann', edited('Missed', 12))]);
    await idle();
    expect(list.preview('Ann')).toBe('Missed');
  });

  it('that overtake their message apply when it comes', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
    sdk.emit('message', 'onMessageDeleted', deleted(12));
    await idle();
    expect(list.preview('Ann')).toBe('Message 1');
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 5 }));
    await idle();
    expect(list.preview('Ann')).toBe('Message deleted');
  });

  it('from the app without a time are the newest', async () => {
    const { list, revise } = await listed();
    await revise(edited('One', 11));
    list.events.messages.ccMessageEdited.next(heard({ id: 5, words: 'Mine' }));
    await idle();
    expect(list.preview('Ann')).toBe('Mine');
  });
});
