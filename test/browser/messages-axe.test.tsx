import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { writeRichChat } from '../e2e/messages/rich-chat.ts';
import { openScene, painted, until } from '../support/message-scene.tsx';

const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, region: { enabled: false } },
};

it('[messages.axe] axe finds nothing in any kind of message, nor in menu, dialog and failure', async () => {
  const scene = await openScene({ messages: 2, height: 900 });
  const expectClean = async (state: string) => {
    // What fades in has not its contrast yet.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(scene.host, RULES);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
    expect(found, state).toEqual([]);
  };
  try {
    await writeRichChat(scene.data, scene.ann);
    const message = new scene.ann.TextMessage('bob', 'lost', 'user');
    for (const status of ['inprogress', 'error'])
      scene.events.messages.ccMessageSent.next({ message, status } as never);
    scene.set('onThreadRepliesClick', () => () => {});
    await until(() => scene.row('lost'), 'the failed message');
    for (const theme of ['light', 'dark']) {
      scene.host.dataset.theme = theme;
      await painted();
      await expectClean(`end, ${theme}`);
      await scene.scrollBy(-800);
      await expectClean(`above, ${theme}`);
      await scene.scrollBy(4000);
    }
    const row = scene.row('lost')?.previousElementSibling as HTMLElement;
    row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 50, clientY: 50 }));
    await vi.waitFor(() => expect(scene.find('.kit-menu')).not.toBeNull());
    await expectClean('menu');
    const remove = [...scene.host.querySelectorAll<HTMLElement>('.kit-menu__item')].at(-1);
    remove?.click();
    await painted();
    await expectClean('after the menu');
  } finally {
    scene.close();
  }
});
