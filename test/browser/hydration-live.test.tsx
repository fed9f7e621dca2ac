import 'solid-chat-kit/css-variables.css';
import type { Kit } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, vi } from 'vitest';
import { drawAlone, look, takeOver } from './hydration/stage.ts';

/** Signs in, and waits until both lists have fetched their rows again. */
async function goLive(sdk: LocalKit): Promise<void> {
  await sdk.login('ann');
  await vi.waitFor(() => {
    expect(controlOf(sdk).calls['ConversationsRequest.fetchNext']).toBe(1);
    expect(controlOf(sdk).calls['UsersRequest.fetchNext']).toBe(1);
  });
  await new Promise(requestAnimationFrame);
}

it('[conv.initialConversations] [users.initialUsers] nothing flickers when the SDK answers', async () => {
  const { host, sdk } = takeOver('filled');
  // Positions and dates are written again after mounting, invisibly, and the unread rows out of sight are counted.
  await vi.waitFor(() => expect(host.querySelectorAll('[aria-posinset="1"]')).toHaveLength(2));
  await vi.waitFor(() => expect(host.querySelector('.kit-list__pill:not([hidden])')).not.toBeNull());
  // The dialog and the toast of actions on chats load when the page is idle.
  await vi.waitFor(() => expect(host.querySelector('.kit-dialog')).not.toBeNull());
  // The browser reports the height of the lists in a frame, which may come late.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const before = { look: look(host), elements: [...host.querySelectorAll('*')], text: host.innerText };
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((more) => changes.push(...more));
  observer.observe(host, { subtree: true, attributes: true, attributeOldValue: true });
  await goLive(sdk);
  observer.disconnect();
  const changed = changes.filter(
    ({ target, attributeName, oldValue }) =>
      oldValue !== (target as Element).getAttribute(attributeName ?? ''),
  );
  expect(changed).toEqual([]);
  expect({ look: look(host), elements: [...host.querySelectorAll('*')], text: host.innerText }).toEqual(
    before,
  );
});

it('[conv.initialConversations] a row of a server is live: it takes news and moves', async () => {
  const { host, sdk } = takeOver('filled');
  await goLive(sdk);
  const rows = () => [...host.querySelectorAll<HTMLElement>('.kit-conversations .kit-list__row')];
  const direct = await new sdk.ConversationsRequestBuilder().setConversationType('user').build().fetchNext();
  const peer = direct[3]?.getConversationWith() as Kit.User;
  const row = rows().find(
    (each) => each.querySelector('.kit-list-item__action')?.textContent === peer.getName(),
  );
  controlOf(sdk).sendAs(peer.getUid(), new sdk.TextMessage('ann', 'Fresh from the sea', 'user'));
  await vi.waitFor(() => expect(rows()[0]).toBe(row));
  expect(row?.textContent).toContain('Fresh from the sea');
});

it('[conv.initialConversations] [users.initialUsers] the pages after them load by scrolling', async () => {
  const { host, sdk } = takeOver('filled');
  await goLive(sdk);
  for (const list of ['.kit-conversations', '.kit-users']) {
    const scroller = host.querySelector(`${list} .kit-list__scroller`) as HTMLElement;
    const before = scroller.scrollHeight;
    scroller.scrollTop = before;
    await vi.waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(before));
  }
});

it('[conv.initialConversations] without a time zone the server leaves dates to the browser, which fills them in', () => {
  const { host, before } = takeOver('zoneless');
  // A conversation without messages has no date.
  const datesIn = (list: ParentNode) =>
    [...list.querySelectorAll('time')].filter((time) => time.textContent?.trim());
  const times = datesIn(host);
  expect(times.length).toBeGreaterThan(5);
  expect(times.map((time) => time.textContent)).toEqual(
    datesIn(drawAlone('zoneless')).map((time) => time.textContent),
  );
  for (const time of times) expect(time.dateTime).toMatch(/^\d{4}-\d\d-\d\dT/);
  const dates = times.slice(0, 8).map((time) => time.textContent);
  for (const [index, date] of dates.entries()) {
    expect(date).not.toBe('');
    expect(before[index]?.text).not.toContain(date);
  }
});
