import { createLocalKit } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';
import { writeRichChat } from '../../example/states/rich-chat.ts';
import { expectClean, expectCleanThemes } from '../support/expect-clean.ts';
import { openScene, painted, until } from '../support/message-scene.tsx';

it('[messages.axe] axe finds nothing in any kind of message, nor in menu, dialog and failure', async () => {
  const scene = await openScene({ messages: 2, height: 900 });
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
      await expectClean(scene.host, `end, ${theme}`);
      await scene.scrollBy(-800);
      await expectClean(scene.host, `above, ${theme}`);
      await scene.scrollBy(4000);
    }
    await until(() => scene.row('lost')?.previousElementSibling, 'the message before the failed one');
    const row = scene.row('lost')?.previousElementSibling as HTMLElement;
    row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 50, clientY: 50 }));
    await vi.waitFor(() => expect(scene.find('.kit-menu')).not.toBeNull());
    await expectClean(scene.host, 'menu');
    const remove = [...scene.host.querySelectorAll<HTMLElement>('.kit-menu__item')].at(-1);
    remove?.click();
    await painted();
    await expectClean(scene.host, 'after the menu');
  } finally {
    scene.close();
  }
});

it('[messages.axe] axe finds nothing in a group, the picture viewer, who read a message, the question before a deletion, and without messages', async () => {
  const scene = await openScene({ messages: 0, height: 900 });
  const themes = (state: string) => expectCleanThemes(scene.host, state);
  const click = async (selector: string) => {
    await until(() => scene.find(selector), selector);
    scene.find(selector).click();
    await painted();
  };
  try {
    await until(() => scene.find('.kit-message-list__empty-state-view'), 'the empty view');
    await themes('empty');
    await scene.ann.createGroup(new scene.ann.Group('crew', 'Crew', 'public'));
    await scene.ann.addMembersToGroup('crew', ['bob']);
    const group = await scene.ann.getGroup('crew');
    await writeRichChat(scene.data, scene.ann, 'crew');
    const bob = createLocalKit({ data: scene.data });
    await bob.login('bob');
    const newest = (await bob.getConversation('crew', 'group')).getLastMessage();
    if (newest) await bob.markAsRead(newest);
    scene.set({ user: undefined, group });
    await until(() => scene.find('.kit-message-bubble__sender[data-hue]'), 'the name of a sender');
    await themes('group');
    await scene.scrollBy(-600);
    await click('.kit-message-bubble__picture');
    await themes('picture');
    await click('.kit-picture-viewer [data-icon="close"]');
    const own = scene.rows().findLast((row) => row.dataset.own === '');
    own?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 50, clientY: 50 }));
    await until(() => scene.find('.kit-menu__item'), 'the menu');
    [...scene.host.querySelectorAll<HTMLElement>('.kit-menu__item')].at(-2)?.click();
    await until(() => scene.find('.kit-message-info[open] .kit-message-info__user'), 'the readers');
    await themes('message info');
    await click('.kit-message-info__close');
    own?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 50, clientY: 50 }));
    await until(() => scene.find('.kit-menu__item'), 'the menu');
    [...scene.host.querySelectorAll<HTMLElement>('.kit-menu__item')].at(-1)?.click();
    await until(() => scene.find('.kit-dialog[open]:not(.kit-message-info)'), 'the question');
    await themes('question');
    scene.set({ group: undefined });
    await until(() => scene.find('.kit-message-list__error-state-view'), 'the error view');
    await themes('error');
  } finally {
    scene.close();
  }
});
