import { KitChat } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

/** Opens the chat with Bob beside the list, with all of its messages read. */
async function opened() {
  const { ann } = await seeded({ conversations: 10, groups: 0, users: 20 });
  let count = 0;
  const write = () =>
    controlOf(ann).sendAs('bob', new ann.TextMessage('ann', `Message ${count++} of a flood`, 'user'));
  for (let index = 0; index < 40; index++) await write();
  const view = stage(() => <KitChat disableHistory conversations={{ disableSoundForMessages: true }} />, {
    kit: ann,
    width: 1000,
  });
  await settled(view);
  window.focus();
  const row = view.rows()[0] as HTMLElement;
  row.querySelector<HTMLElement>('.kit-list-item__action')?.click();
  const find = (selector: string) => view.host.querySelector<HTMLElement>(selector) as HTMLElement;
  const badge = () => row.querySelector('.kit-badge__count')?.textContent ?? '';
  const unread = async () => (await ann.getConversation('bob', 'user')).getUnreadMessageCount();
  const allRead = () => vi.waitFor(async () => expect([badge(), await unread()]).toEqual(['', 0]));
  await allRead();
  return {
    find,
    write,
    badge,
    allRead,
    /** Writes 2,000 messages as Bob, and returns the unread counts that were shown meanwhile. */
    async flood() {
      const shown = new Set<string>();
      for (let frame = 0; frame < 100; frame++) {
        for (let index = 0; index < 20; index++) void write();
        await nextFrame();
        shown.add(badge());
      }
      return [...shown];
    },
  };
}

it('[messages.read] shows no unread count in the row of the open chat while messages flood in', async () => {
  const chat = await opened();
  expect(await chat.flood()).toEqual(['']);
  await chat.allRead();
});

it('[messages.read] confirms an own message while messages flood in', async () => {
  const chat = await opened();
  const flood = chat.flood();
  await nextFrame();
  const field = chat.find('textarea') as HTMLTextAreaElement;
  field.focus();
  document.execCommand('insertText', false, 'My own');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  const receipts = new Set<string>();
  const follow = new MutationObserver(() => {
    for (const bubble of chat.find('.kit-message-list').querySelectorAll('.kit-message-bubble'))
      if (bubble.textContent?.includes('My own'))
        receipts.add(bubble.querySelector('.kit-message-bubble__receipt')?.className ?? '');
  });
  follow.observe(chat.find('.kit-message-list'), { subtree: true, childList: true, attributes: true });
  onTestFinished(() => follow.disconnect());
  await flood;
  expect([...receipts].at(-1)).toContain('kit-receipts-sent');
});

it.each<[string, (list: HTMLElement) => unknown]>([
  ['reads further up', (list) => list.querySelector('.kit-message-list__scroller')?.scrollTo(0, -1e6)],
  ['does not see the transparent list', (list) => list.style.setProperty('opacity', '0')],
  ['does not see the list beside the page', (list) => list.style.setProperty('translate', '4000px 0')],
])('[messages.read] counts in the row what arrives while the reader %s', async (_what, hide) => {
  const chat = await opened();
  hide(chat.find('.kit-message-list'));
  for (let frame = 0; frame < 4; frame++) await nextFrame();
  await chat.write();
  await nextFrame();
  expect(chat.badge()).toBe('1');
});
