import { KitConversations, KitUsers } from 'solid-chat-kit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { device } from './emulate.ts';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

/** Sets the reader's text size for the rest of the test. */
function setText(percent: number): void {
  const sheet = document.createElement('style');
  sheet.textContent = `html { font-size: ${percent}% }`;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

async function open(width: number) {
  const { ann } = await seeded({ conversations: 40, users: 60 });
  const view = stage(() => <KitConversations disableSoundForMessages showSearchBar />, { kit: ann, width });
  await settled(view);
  const part = (row: Element, selector: string) => row.querySelector<HTMLElement>(selector) as HTMLElement;
  return { ann, view, part };
}

it('text of 200% leaves dates whole, and names and messages most of a row 380 px wide', async () => {
  setText(200);
  const { view, part } = await open(380);
  expect(view.rows().length).toBeGreaterThan(3);
  for (const row of view.rows().slice(0, 4)) {
    const box = part(row, '.kit-list-item').getBoundingClientRect();
    const [name, subtitle, date] = [
      part(row, '.kit-list-item__body-title'),
      part(row, '.kit-conversations__subtitle'),
      part(row, '.kit-conversations__trailing-view-date'),
    ];
    expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth + 1);
    expect(subtitle.clientWidth).toBeGreaterThan(box.width * 0.6);
    const action = part(row, '.kit-list-item__action');
    if (action.scrollWidth > action.clientWidth) expect(name.clientWidth).toBeGreaterThan(box.width * 0.6);
    // Three lines below each other, inside the row.
    expect(subtitle.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom - 1,
    );
    if (date.textContent)
      expect(date.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        subtitle.getBoundingClientRect().bottom - 1,
      );
    expect(date.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom + 1);
  }
});

it('text of 200% leaves date and count whole beside the menu button of a hovered row', async () => {
  setText(200);
  const { view, part } = await open(380);
  const unread = view.rows().filter((row) => row.querySelector('.kit-badge:not([hidden])'));
  expect(unread.length).toBeGreaterThan(1);
  const { move } = device();
  onTestFinished(() => move(800, 10).then(() => undefined));
  for (const row of unread.slice(0, 2)) {
    const { x, y } = row.getBoundingClientRect();
    await move(x + 60, y + 40);
    const button = part(row, '.kit-list-item__menu-button');
    await vi.waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'));
    const date = part(row, '.kit-conversations__trailing-view-date');
    expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
    const badge = part(row, '.kit-badge').getBoundingClientRect();
    expect(badge.left).toBeGreaterThanOrEqual(date.getBoundingClientRect().right);
    expect(badge.right).toBeLessThanOrEqual(button.getBoundingClientRect().left + 1);
  }
});

it('[users.jumpIndex] text of 200% leaves sections at the top where the jump index leads', async () => {
  setText(200);
  const { ann } = await seeded({ users: 300 });
  const view = stage(() => <KitUsers usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(300)} />, {
    kit: ann,
    width: 380,
  });
  await settled(view);
  await vi.waitFor(() => expect(view.host.querySelector('.kit-list__jump-index button')).not.toBeNull());
  const { top } = view.scroller.getBoundingClientRect();
  const letters = [...view.host.querySelectorAll<HTMLButtonElement>('.kit-list__jump-index button')];
  for (const letter of letters.slice(3, 8)) {
    letter.click();
    await nextFrame();
    const header = [...view.host.querySelectorAll('.kit-list__section-header')].find(
      ({ textContent }) => textContent === letter.textContent,
    );
    expect(header?.getBoundingClientRect().height).toBeGreaterThan(32);
    expect(Math.abs((header?.getBoundingClientRect().top ?? Number.NaN) - top)).toBeLessThanOrEqual(1);
  }
});

it('text of 200% leaves names of users most of a row 380 px wide', async () => {
  setText(200);
  const { ann } = await seeded({ users: 60 });
  const view = stage(() => <KitUsers options={() => [{ title: 'Block', onClick() {} }]} />, {
    kit: ann,
    width: 380,
  });
  await settled(view);
  const row = view.rows()[0] as HTMLElement;
  const share = () =>
    (row.querySelector('.kit-list-item__body') as HTMLElement).clientWidth /
    (row.querySelector('.kit-list-item') as HTMLElement).clientWidth;
  expect(share()).toBeGreaterThan(0.6);
  // The menu button has its place while it shows.
  row.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
  await vi.waitFor(() => expect(share()).toBeLessThan(0.55));
});

it.each(['cosy', 'compact'])('text of 200% fits its row at the density %s', async (density) => {
  setText(200);
  const { view, part } = await open(380);
  view.host.dataset.density = density;
  await nextFrame();
  for (const row of view.rows().slice(0, 4)) {
    const box = part(row, '.kit-list-item').getBoundingClientRect();
    const [title, date] = ['.kit-list-item__body-title', 'time'].map((name) =>
      part(row, name).getBoundingClientRect(),
    );
    expect(title?.top).toBeGreaterThanOrEqual(box.top);
    expect(date?.bottom).toBeLessThanOrEqual(box.bottom);
  }
});

it('text of 100% has the date beside the name', async () => {
  const { view, part } = await open(280);
  const row = view.rows()[0] as HTMLElement;
  const [name, date] = [
    part(row, '.kit-list-item__body-title').getBoundingClientRect(),
    part(row, '.kit-conversations__trailing-view-date').getBoundingClientRect(),
  ];
  expect(date.left).toBeGreaterThanOrEqual(name.right);
  expect(Math.abs(date.top + date.height / 2 - name.top - name.height / 2)).toBeLessThan(4);
});

it('rows keep a least height on a screen of 320 by 256, from which the header scrolls away', async () => {
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(1280, 720));
  const { ann } = await seeded({ conversations: 40, users: 60 });
  const view = stage(() => <KitUsers />, { kit: ann, width: 320 });
  view.host.style.height = '256px';
  await settled(view);
  const list = view.host.querySelector('.kit-list') as HTMLElement;
  expect(view.scroller.clientHeight).toBeGreaterThanOrEqual(170);
  list.scrollTop = list.scrollHeight;
  await nextFrame();
  expect(getComputedStyle(view.scroller).overscrollBehaviorY).toBe('auto');
  const { top, bottom } = view.scroller.getBoundingClientRect();
  const frame = view.root.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
  expect(top).toBeGreaterThanOrEqual(frame.top - 1);
});

it('[a11y.reflow] a wheel over the rows of a short page scrolls the header away, then the rows, and back', async () => {
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(1280, 720));
  const { view } = await open(320);
  view.host.style.height = '256px';
  const frame = view.host.querySelector('.kit-list') as HTMLElement;
  const { move, wheel } = device();
  const header = frame.scrollHeight - frame.clientHeight;
  expect(header).toBeGreaterThan(60);
  const { left, top } = view.scroller.getBoundingClientRect();
  const [x, y] = [left + 60, top + 20];
  const turn = async (deltaY: number, to: [frame: number, rows: number]) => {
    await wheel(x, y, deltaY);
    await vi.waitFor(() => expect([frame.scrollTop, view.scroller.scrollTop]).toEqual(to));
  };
  await move(x, y);
  // What a finger scrolls, which has no steps.
  await vi.waitFor(() => expect(getComputedStyle(view.scroller).overflowY).toBe('hidden'));
  await turn(40, [40, 0]);
  await turn(header, [header, 40]);
  expect(getComputedStyle(view.scroller).overflowY).toBe('auto');
  await turn(100, [header, 140]);
  await turn(-140, [header, 0]);
  await turn(-header, [0, 0]);

  // A key that goes to a row hides the header too, so that the row is in view.
  view.rows()[0]?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
  await device().key('ArrowDown');
  await vi.waitFor(() => expect(frame.scrollTop).toBe(header));
  const row = document.activeElement?.closest('li')?.getBoundingClientRect();
  expect(row?.top).toBeGreaterThanOrEqual(0);
  expect(row?.bottom).toBeLessThanOrEqual(256);
});
