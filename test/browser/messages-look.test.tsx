import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, painted, until } from '../support/message-scene.tsx';
import { device } from './emulate.ts';

it('[messages.focus] the ring of a message in the middle of a group lies above the next message', async () => {
  const scene = await openScene({ messages: 0, height: 600 });
  try {
    for (const text of ['one', 'two', 'three']) await scene.send('bob', text);
    await until(() => scene.row('three')?.tabIndex === 0, 'the messages');
    scene.row('three')?.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(scene.row('two'));
    const body = scene.row('two')?.querySelector('.kit-message-bubble__body') as HTMLElement;
    const style = getComputedStyle(body);
    const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const ring = body.getBoundingClientRect().bottom + reach;
    const next = scene.row('three')?.querySelector('.kit-message-bubble__body') as HTMLElement;
    // The ring reaches over the next bubble, so its row must be above.
    expect(ring).toBeGreaterThan(next.getBoundingClientRect().top);
    expect(Number(getComputedStyle(scene.row('two') as HTMLElement).zIndex)).toBeGreaterThan(0);
    expect(getComputedStyle(scene.row('three') as HTMLElement).zIndex).toBe('auto');
  } finally {
    scene.close();
  }
});

it('[messages.tools] one message at a time has buttons: of the keyboard, until the pointer moves', async () => {
  const scene = await openScene({ messages: 0, height: 600, width: 760 });
  try {
    for (const text of ['one', 'two', 'three']) await scene.send('bob', text);
    await until(() => scene.row('three')?.tabIndex === 0, 'the messages');
    const withTools = () =>
      [...scene.host.querySelectorAll('.kit-message-list__tools')].map((tools) =>
        scene.rows().indexOf(tools.closest('.kit-message-list__row') as HTMLElement),
      );
    const { move } = device();
    const moveTo = async (text: string, by = 0) => {
      const { x, y, height } = (scene.row(text) as HTMLElement).getBoundingClientRect();
      await move(x + 60 + by, y + height / 2);
      await painted();
    };
    await moveTo('one');
    await until(() => withTools().length > 0, 'the buttons under the pointer');
    expect(withTools()).toEqual([0]);
    scene.row('three')?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await painted();
    expect(withTools()).toEqual([1]);
    await moveTo('one', 8);
    expect(withTools()).toEqual([0]);
    await userEvent.keyboard('{ArrowDown}');
    await painted();
    expect(withTools()).toEqual([2]);
    // Buttons with the focus stay.
    await userEvent.keyboard('{Tab}');
    expect((document.activeElement as Element).closest('.kit-message-list__tools')).not.toBeNull();
    await moveTo('one', 16);
    expect(withTools()).toEqual([2]);
  } finally {
    scene.close();
  }
});

it('[messages.deleted] text in italics is not slanted in a script without italics', async () => {
  const scene = await openScene({ messages: 0 });
  try {
    const sent = await scene.send('bob', 'soon gone');
    await scene.bob.deleteMessage(String(sent.getId()));
    await until(() => scene.find('.kit-message-bubble__aside'), 'the deleted message');
    expect(
      getComputedStyle(scene.find('.kit-message-bubble__aside')).getPropertyValue('font-synthesis-style'),
    ).toBe('none');
  } finally {
    scene.close();
  }
});
