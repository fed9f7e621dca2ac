import { KitConversations, KitMessageList, KitProvider, KitUsers } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { createResource, createSignal, For, type JSX, Suspense } from 'solid-js';
import { render } from 'solid-js/web';
import { describe, expect, it, onTestFinished } from 'vitest';
import { painted, until } from '../support/message-scene.tsx';
import { scrollFromStart } from '../support/scroll-start.ts';
import { seeded } from './stage.tsx';

const LISTS: [name: string, draw: (kit: LocalKit) => Promise<() => JSX.Element>][] = [
  ['KitConversations', async () => () => <KitConversations disableSoundForMessages />],
  ['KitUsers', async () => () => <KitUsers />],
  [
    'KitMessageList',
    async (kit) => {
      for (let index = 0; index < 60; index++)
        await kit.sendMessage(new kit.TextMessage('bob', `Message ${index}`, 'user'));
      const user = await kit.getUser('bob');
      return () => <KitMessageList user={user} disableSoundForMessages />;
    },
  ],
];

const box = (children: JSX.Element, height = 400) => (
  <div class="kit" style={{ height: `${height}px`, width: '360px' }}>
    {children}
  </div>
);
const scrollers = (host: ParentNode) => [
  ...host.querySelectorAll<HTMLElement>('.kit-list__scroller, .kit-message-list__scroller'),
];

/** Mounts something in a provider for the rest of the test. */
async function mounted(draw: (list: () => JSX.Element) => JSX.Element, list: (typeof LISTS)[number][1]) {
  const { ann } = await seeded({ conversations: 80, users: 80, groups: 0 });
  const make = await list(ann);
  const host = document.createElement('div');
  document.body.append(host);
  const dispose = render(
    () => (
      <KitProvider sdk={ann} locale="en">
        {draw(make)}
      </KitProvider>
    ),
    host,
  );
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  await until(() => host.querySelector('.kit-list__row, .kit-message-list__row'), 'the first rows');
  await painted();
  await painted();
  return host;
}

/** Scrolls each list to the middle of what is loaded; returns the text and the place of the first visible row. */
async function scrolled(host: ParentNode) {
  for (const scroller of scrollers(host)) scrollFromStart(scroller, 500);
  await painted();
  await painted();
  return places(host);
}

const places = (host: ParentNode) =>
  scrollers(host).map((scroller) => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const row = [...scroller.querySelectorAll('.kit-list__row, .kit-message-list__row')].find((each) => {
      const rect = each.getBoundingClientRect();
      return rect.top >= top - 0.5 && rect.top < bottom;
    });
    if (!row) return 'no row in view';
    return `${row.textContent} at ${Math.round(row.getBoundingClientRect().top - top)}`;
  });

describe.each(LISTS)('%s keeps its place', (_name, list) => {
  it('[list.moved] when its box is moved in the DOM', async () => {
    const host = await mounted((make) => box(make()), list);
    const before = await scrolled(host);
    const other = document.createElement('div');
    host.append(other);
    other.append(host.firstElementChild as Element);
    await painted();
    expect(places(host)).toEqual(before);
  });

  it('[list.moved] when its box is taken out for some frames', async () => {
    const host = await mounted((make) => box(make()), list);
    const before = await scrolled(host);
    const moved = host.firstElementChild as Element;
    moved.remove();
    await painted();
    await painted();
    host.append(moved);
    await painted();
    expect(places(host)).toEqual(before);
  });

  it('[list.moved] when For reorders lists', async () => {
    const [order, setOrder] = createSignal(['a', 'b']);
    const host = await mounted((make) => <For each={order()}>{() => box(make(), 240)}</For>, list);
    const before = await scrolled(host);
    setOrder(['b', 'a']);
    await painted();
    expect(places(host)).toEqual(before);
  });

  it('[list.moved] in a Suspense that resolves within a frame', async () => {
    const [wanted, setWanted] = createSignal(0);
    const host = await mounted((make) => {
      const [answer] = createResource(wanted, (value) => Promise.resolve(value));
      return (
        <Suspense>
          {String(answer())}
          {box(make())}
        </Suspense>
      );
    }, list);
    const before = await scrolled(host);
    setWanted(1);
    await painted();
    await painted();
    expect(places(host)).toEqual(before);
  });
});

it('[messages.end] stays at the end when its box is moved in the DOM', async () => {
  const host = await mounted((make) => box(make()), (LISTS[2] as (typeof LISTS)[number])[1]);
  const [scroller] = scrollers(host) as [HTMLElement];
  const left = () => -scroller.scrollTop;
  scroller.scrollTop -= 100;
  await painted();
  scroller.scrollTop += 100;
  await painted();
  await painted();
  await until(() => left() < 2, 'the end');
  const other = document.createElement('div');
  host.append(other);
  other.append(host.firstElementChild as Element);
  await painted();
  expect(left()).toBeLessThan(2);
});
