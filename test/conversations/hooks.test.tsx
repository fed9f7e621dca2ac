import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { nextFrame } from '../support/layout.ts';
import { addGroup, chats, heard, idle, renderConversations, text } from './harness.tsx';

/** A list that shows every part somewhere: presence, kinds of groups, receipts, typing, mentions. */
async function everything() {
  const kit = await chats({
    ann: 'Hi',
    bob: 'Yo <@uid:me> and <@uid:cid>',
    cid: 'Ciao',
    dan: 'Hey',
    eve: 'Hoi',
    fay: 'Hm',
  });
  await addGroup(kit, 'closed', ['ann'], 'private');
  await addGroup(kit, 'locked', ['ann'], 'password');
  const read = await kit.sendMessage(text('cid', 'Read'));
  const delivered = await kit.sendMessage(text('dan', 'Delivered'));
  await kit.sendMessage(text('eve', 'Sent'));
  controlOf(kit).receiveAs('cid', read);
  controlOf(kit).receiveAs('dan', delivered, false);
  controlOf(kit).setPresence('ann', 'online');
  controlOf(kit).sendAs('ann', text('closed', 'To all', 'group'));
  const list = renderConversations(kit, { onItemClick: (each) => list.set({ activeConversation: each }) });
  await list.ready();
  list.action('Ann').click();
  controlOf(kit).typeAs('fay', new kit.TypingIndicator('me', 'user'));
  const lost = heard({ id: 0, from: 'me', to: 'ann', words: 'Lost', sentAt: Date.now() / 1000 + 10 });
  for (const status of ['inprogress', 'error'] as const)
    list.events.messages.ccMessageSent.next({ message: lost, status });
  await idle();
  return list;
}

const HOOKS: readonly [id: string, selector: string, row: string][] = [
  ['list-item', '.kit-list-item', 'Ann'],
  ['body-title', '.kit-list-item__body-title', 'Ann'],
  ['avatar', '.kit-avatar', 'Ann'],
  ['avatar-text', '.kit-avatar__text', 'Ann'],
  ['badge', '.kit-badge:not([hidden])', 'Bob'],
  ['subtitle-text', '.kit-conversations__subtitle-text:not([hidden])', 'Bob'],
  ['status-indicator', '.kit-status-indicator', 'Ann'],
  ['receipts-read', '.kit-receipts-read:not([hidden])', 'Cid'],
  ['subtitle-text-sender', '.kit-conversations__subtitle-text-sender', 'Closed'],
  ['list-item-online', '.kit-conversations__list-item-online .kit-list-item__status', 'Ann'],
  ['list-item-password', '.kit-conversations__list-item-password .kit-list-item__status', 'Locked'],
  ['list-item-private', '.kit-conversations__list-item-private .kit-list-item__status', 'Closed'],
  ['subtitle-receipts-read', '.kit-conversations__subtitle-receipts-read:not([hidden])', 'Cid'],
  ['subtitle-receipts-delivered', '.kit-conversations__subtitle-receipts-delivered:not([hidden])', 'Dan'],
  ['subtitle-receipts-sent', '.kit-conversations__subtitle-receipts-sent:not([hidden])', 'Eve'],
  ['subtitle-receipts-error', '.kit-conversations__subtitle-receipts-error:not([hidden])', 'Ann'],
  ['list-item-active', '.kit-conversations__list-item-active .kit-list-item', 'Ann'],
  ['subtitle-typing', '[data-typing] > .kit-conversations__subtitle-typing', 'Fay'],
  ['trailing-view', '.kit-conversations__trailing-view', 'Ann'],
  ['trailing-view-badge-count', '.kit-conversations__trailing-view-badge-count:not([hidden])', 'Bob'],
  ['trailing-view-options', '.kit-conversations__trailing-view-options', 'Ann'],
  ['mentions', '.kit-conversations__subtitle-text .kit-mentions:not(.kit-mentions-you)', 'Bob'],
  ['mentions-you', '.kit-conversations__subtitle-text .kit-mentions-you', 'Bob'],
];

describe('the CSS hooks of KitConversations', () => {
  for (const [id, selector, row] of HOOKS) {
    it(`[css.conv.${id}] ${selector}`, async () => {
      const list = await everything();
      const found = list.all(`.kit-conversations ${selector}`);
      expect(found.some((each) => list.row(row).contains(each))).toBe(true);
    });
  }

  it('marks only the rows that are so', async () => {
    const list = await everything();
    const states = Object.fromEntries(list.names().map((name) => [name, list.states(name).join()]));
    expect(states).toEqual({
      Ann: 'active,online',
      Bob: '',
      Cid: '',
      Closed: 'private',
      Dan: '',
      Eve: '',
      Fay: '',
      Locked: 'password',
    });
    expect(list.all('.kit-conversations__subtitle-receipts[aria-label]')).toHaveLength(4);
    expect(list.all('[data-typing] > .kit-conversations__subtitle-typing')).toHaveLength(1);
  });

  it('[css.conv.header-title] .kit-list__header-title', async () => {
    const list = await everything();
    expect(list.one('.kit-conversations .kit-list__header-title').textContent).toBe('Chats');
  });

  it('[css.conv.shimmer] [css.conv.empty-state-view] [css.conv.error-state-view] are shown in their states', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await nextFrame();
    expect(list.has('.kit-conversations .kit-conversations__shimmer')).toBe(true);
    await sdk.latest.answer([]);
    expect(list.has('.kit-conversations .kit-conversations__empty-state-view')).toBe(true);
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    await sdk.latest.fail(new Error('no'));
    expect(list.has('.kit-conversations .kit-conversations__error-state-view')).toBe(true);
  });
});
