import { KitConversations } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import { emulate } from './emulate.ts';
import { settled, signIn, stage } from './stage.tsx';

/** Chats with Bob, who wrote last, and with Cleo, to whom Ann wrote last. */
async function open(theme: 'light' | 'dark', look = '') {
  const data = createLocalData();
  const guest = createLocalKit({ data });
  for (const uid of ['ann', 'bob', 'cleo']) await guest.createUser(new guest.User(uid, uid));
  const [ann, bob] = [await signIn(data, 'ann'), await signIn(data, 'bob')];
  await ann.sendMessage(new ann.TextMessage('cleo', 'Read', 'user'));
  await bob.sendMessage(new bob.TextMessage('ann', 'Unread', 'user'));
  const view = stage(() => <KitConversations disableSoundForMessages />, { kit: ann, theme });
  view.host.dataset.theme += ` ${look}`;
  await settled(view);
  return (uid: string, part: string) => {
    const { fontWeight, color } = getComputedStyle(view.row(uid).querySelector(part) as Element);
    return { weight: Number(fontWeight), color };
  };
}

const NAME = '.kit-list-item__body-title';
const PREVIEW = '.kit-conversations__subtitle-text-body';
const DATE = '.kit-conversations__trailing-view-date';

describe.each([
  ['light', ''],
  ['dark', ''],
  ['light', 'contrast'],
  ['dark', 'contrast'],
] as const)('an unread conversation, %s %s', (theme, look) => {
  it('has a heavier name and preview than a read one, and a date in the accent colour', async () => {
    const looks = await open(theme, look);
    for (const part of [NAME, PREVIEW])
      expect(looks('bob', part).weight).toBeGreaterThanOrEqual(looks('cleo', part).weight + 100);
    expect(looks('bob', DATE).color).not.toBe(looks('cleo', DATE).color);
  });
});

it('an unread conversation differs in weight with forced colours', async () => {
  await emulate('forced-colors', 'active');
  const looks = await open('light');
  for (const part of [NAME, PREVIEW, DATE])
    expect(looks('bob', part).weight).toBeGreaterThanOrEqual(looks('cleo', part).weight + 100);
});
