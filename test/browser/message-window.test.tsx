import { type Kit, KitProvider } from 'solid-chat-kit';
import {
  createListWindow,
  createMessageList,
  createUserList,
  type MessageList,
} from 'solid-chat-kit/headless';
import { For, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished } from 'vitest';
import { painted, until } from '../support/message-scene.tsx';
import { scrollFromStart } from '../support/scroll-start.ts';
import { seeded } from './stage.tsx';

function mount(sdk: object, draw: () => JSX.Element): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  const dispose = render(() => <KitProvider sdk={sdk as never}>{draw()}</KitProvider>, host);
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  return host;
}

const scrolling = {
  height: '400px',
  width: '300px',
  'overflow-y': 'auto',
  'overflow-anchor': 'none',
} as const;

/** A chat of 300 messages of 20 to 120 px in an app's own markup. */
async function ownChat() {
  const { ann } = await seeded({ conversations: 3, users: 4, groups: 0 });
  const say = (index: number) => ann.sendMessage(new ann.TextMessage('bob', `Message ${index}`, 'user'));
  for (let index = 0; index < 300; index++) await say(index);
  const user = (await ann.getUser('bob')) as Kit.User;
  let list!: MessageList;
  const host = mount(ann, () => {
    list = createMessageList({ user: () => user });
    const view = createListWindow(list);
    return (
      <div
        id="scroller"
        ref={view.scroller}
        style={{ ...scrolling, display: 'flex', 'flex-direction': 'column-reverse' }}
      >
        <div style={{ flex: 'none' }}>
          <i style={{ display: 'block' }} ref={view.before} />
          <For each={view.rows()}>
            {(entry) => {
              const text =
                entry.kind === 'message'
                  ? (list.viewOf(entry) as unknown as Kit.TextMessage).getText()
                  : 'a day';
              return (
                <p
                  ref={view.row(entry)}
                  style={{ margin: 0, height: `${20 + ((text.length * 37) % 100)}px` }}
                >
                  {text}
                </p>
              );
            }}
          </For>
          <i style={{ display: 'block' }} ref={view.after} />
        </div>
      </div>
    );
  });
  const scroller = host.querySelector('#scroller') as HTMLElement;
  const rows = () => [...host.querySelectorAll('p')];
  await until(() => rows().length > 5, 'the first messages');
  await painted();
  return { list, say, scroller, rows };
}

it('[helper.createListWindow] opens a chat at its newest message, with the visible rows alone', async () => {
  const { scroller, rows } = await ownChat();
  expect(rows().at(-1)?.textContent).toBe('Message 299');
  expect(rows().length).toBeLessThan(25);
  const { bottom } = scroller.getBoundingClientRect();
  expect(bottom - (rows().at(-1)?.getBoundingClientRect().bottom ?? 0)).toBeCloseTo(12, 0);
});

it('[helper.createListWindow] loads older messages at the start of a chat, and keeps its place', async () => {
  const { list, say, scroller, rows } = await ownChat();
  for (let page = 0; page < 4; page++) {
    scrollFromStart(scroller, 0);
    await painted();
  }
  await until(() => list.entries().length > 100, 'older messages');
  scroller.scrollTop += 300;
  await painted();
  await painted();
  const read = rows().find((row) => row.getBoundingClientRect().top >= scroller.getBoundingClientRect().top);
  const { top } = read?.getBoundingClientRect() ?? expect.fail('no row is in view');
  for (let index = 300; index < 310; index++) await say(index);
  for (let frame = 0; frame < 4; frame++) await painted();
  expect(read?.isConnected).toBe(true);
  expect(read?.getBoundingClientRect().top).toBeCloseTo(top, 0);
});

it('[helper.createListWindow] covers its height with rows that differ', async () => {
  const { ann } = await seeded({ conversations: 3, users: 300, groups: 0 });
  const host = mount(ann, () => {
    const list = createUserList();
    const view = createListWindow(list, { rowHeight: 50, isMeasured: true });
    return (
      <div id="scroller" ref={view.scroller} style={scrolling}>
        <i style={{ display: 'block' }} ref={view.before} />
        <For each={view.rows()}>
          {(row) => {
            const name = 'letter' in row ? row.letter : row.getName();
            return (
              <p ref={view.row(row)} style={{ margin: 0, height: `${12 + name.length * 3}px` }}>
                {name}
              </p>
            );
          }}
        </For>
        <i style={{ display: 'block' }} ref={view.after} />
      </div>
    );
  });
  const scroller = host.querySelector('#scroller') as HTMLElement;
  await until(() => host.querySelector('p'), 'the first users');
  for (let step = 0; step < 20; step++) {
    scroller.scrollTop += 150;
    await painted();
    const { top, bottom } = scroller.getBoundingClientRect();
    const boxes = [...host.querySelectorAll('p')].map((row) => row.getBoundingClientRect());
    expect(boxes[0]?.top).toBeLessThanOrEqual(top + 0.5);
    expect(boxes.at(-1)?.bottom).toBeGreaterThanOrEqual(bottom - 0.5);
  }
});
