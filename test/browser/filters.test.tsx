import { KitConversations } from 'solid-chat-kit';
import { TextMessage, type User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, vi } from 'vitest';
import { nameOf, type Stage, seeded, settled, stage } from './stage.tsx';

/** The name and the place of the first wholly visible row. */
function firstRow(view: Stage): readonly [string, number] {
  const top = view.scroller.getBoundingClientRect().top;
  const row = view.rows().find((each) => each.getBoundingClientRect().top >= top - 0.5);
  return [row ? nameOf(row) : '', Math.round((row?.getBoundingClientRect().top ?? 0) - top)];
}

it('[conv.filters] each filter shows the place where it was left', async () => {
  const { ann: kit } = await seeded({ conversations: 200 });
  const view = stage(() => <KitConversations filters={['all', 'groups']} />, { kit });
  const pick = async (id: string) => {
    view.host.querySelector<HTMLElement>(`[data-filter="${id}"]`)?.click();
    await settled(view);
  };
  await settled(view);
  await vi.waitFor(() => expect(view.host.querySelector('[data-filter="groups"]')).not.toBeNull());
  view.scroller.scrollTop = 700;
  await settled(view);
  const before = firstRow(view);
  await pick('groups');
  expect(view.scroller.scrollTop).toBe(0);
  await pick('all');
  expect(firstRow(view)).toEqual(before);
});

it('[conv.filters] pages load until the rows fill the list', async () => {
  const { ann: kit } = await seeded({ conversations: 400, groups: 0.1 });
  const view = stage(() => <KitConversations filters={['all', 'groups']} filter="groups" />, { kit });
  await vi.waitFor(() => {
    expect(view.rows().length).toBeGreaterThan(5);
    expect(view.scroller.scrollHeight).toBeGreaterThan(view.scroller.clientHeight);
  });
});

it('[conv.filters] a filter that was left at its top shows what arrived above', async () => {
  const { ann: kit } = await seeded({ conversations: 60 });
  const view = stage(() => <KitConversations filters={['all', 'groups']} />, { kit });
  const pick = async (id: string) => {
    view.host.querySelector<HTMLElement>(`[data-filter="${id}"]`)?.click();
    await settled(view);
  };
  await settled(view);
  await vi.waitFor(() => expect(view.host.querySelector('[data-filter="groups"]')).not.toBeNull());
  await pick('groups');
  const page = await new kit.ConversationsRequestBuilder().setLimit(50).build().fetchNext();
  const lowest = page
    .filter((each) => each.getConversationType() === 'user')
    .at(-1)
    ?.getConversationWith();
  controlOf(kit).sendAs((lowest as User).getUid(), new TextMessage('ann', 'News', 'user'));
  await settled(view);
  await pick('all');
  expect([view.scroller.scrollTop, firstRow(view)]).toEqual([0, [lowest?.getName(), 0]]);
});
