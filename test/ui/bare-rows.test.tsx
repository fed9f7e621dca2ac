import { KitListItem } from 'solid-chat-kit';
import { expect, it, vi } from 'vitest';
import { chats, renderConversations } from '../conversations/harness.tsx';

it('[conv.itemView] without a KitListItem gets a button with the name of the row; with one, it gets none', async () => {
  const onItemClick = vi.fn();
  const list = renderConversations(await chats({ ann: 'a' }), { onItemClick, itemView: () => <p>Mine</p> });
  await list.ready();
  expect([list.action('Ann').textContent, list.action('Ann').getAttribute('aria-label')]).toEqual([
    '',
    'Ann',
  ]);
  list.action('Ann').click();
  expect(onItemClick).toHaveBeenCalledOnce();
  list.set({ itemView: (_, row) => <KitListItem title={row.name()} /> });
  expect(list.all('.kit-list-item__action')).toHaveLength(1);
  list.action('Ann').click();
  expect(onItemClick).toHaveBeenCalledTimes(2);
});
