import { describe, expect, it } from 'vitest';
import { openChat, say } from './harness.tsx';

describe('the motion of messages', () => {
  it('[messages.motion] only messages that arrive or are sent while the chat is shown enter', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'History'));
    expect(chat.row('History').dataset.entering).toBeUndefined();
    await say(chat.bob, 'ann', 'Arrived');
    await chat.settled();
    expect(chat.row('Arrived').dataset.entering).toBe('');
    expect(chat.row('History').dataset.entering).toBeUndefined();
  });

  it('[messages.motion] only messages that are deleted while they are shown fold', async () => {
    let gone = '';
    const chat = await openChat(async ({ bob }) => {
      await bob.deleteMessage(String((await say(bob, 'ann', 'Gone')).getId()));
      gone = String((await say(bob, 'ann', 'Still here')).getId());
    });
    const folding = () => [...chat.container.querySelectorAll('[data-folding]')].length;
    expect(folding()).toBe(0);
    await chat.bob.deleteMessage(gone);
    await chat.settled();
    expect(folding()).toBe(1);
  });

  it('[messages.motion] only reactions that are added while the message is shown spring', async () => {
    let [dinner, lunch] = ['', ''];
    const chat = await openChat(async ({ ann, bob }) => {
      dinner = String((await say(bob, 'ann', 'Dinner?')).getId());
      lunch = String((await say(bob, 'ann', 'Lunch?')).getId());
      await ann.addReaction(dinner, '👍');
    });
    const added = () =>
      [...chat.container.querySelectorAll<HTMLElement>('.kit-message-bubble__reaction[data-added]')].map(
        (each) => each.textContent,
      );
    expect(added()).toEqual([]);
    await chat.bob.addReaction(dinner, '🎉');
    await chat.settled();
    expect(added()).toEqual(['🎉1']);
    await chat.bob.addReaction(lunch, '❤️');
    await chat.settled();
    expect(added()).toEqual(['🎉1', '❤️1']);
  });
});
