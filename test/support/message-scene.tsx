import 'solid-chat-kit/css-variables.css';
import {
  createKitEvents,
  KitMessageList,
  type KitMessageListProps,
  type KitMessageListSettings,
  KitProvider,
} from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createStore } from 'solid-js/store';
import { render } from 'solid-js/web';
import type { AnyChat } from './any-chat.ts';
import { Random } from './random.ts';

/** A message list in a box, and both sides of its chat. */
export type Scene = Awaited<ReturnType<typeof openScene>>;

export interface SceneOptions {
  /** How many messages the chat has, and how many of them are unread. */
  messages?: number;
  unread?: number;
  width?: number;
  height?: number;
  props?: KitMessageListSettings & AnyChat;
  /** Called with the host before the list is mounted. */
  onHost?: (host: HTMLElement) => void;
}

/** Waits until the next frame is painted: before that, corrections can be seen that no reader sees. */
export const painted = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    }),
  );

export async function until(isTrue: () => unknown, what: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await painted();
  }
}

const random = new Random(7);
/** A text of one to ten lines. */
export const someText = (index: number) =>
  `#${index} ${'so far and no further, says the tide '.repeat(1 + Math.floor(random.next() * random.next() * 12))}`;

/** Opens the chat of 'ann' with 'bob'. */
export async function openScene({
  messages = 300,
  unread = 0,
  width = 420,
  height = 640,
  props = {},
  onHost,
}: SceneOptions = {}) {
  const now = Math.floor(Date.now() / 1000) - 60;
  const data = createLocalData({ now, conversations: 0, users: 4, groups: 0, messages: 1 });
  const signIn = async (uid: string): Promise<LocalKit> => {
    const kit = createLocalKit({ data });
    await kit.login(uid);
    return kit;
  };
  const ann = await signIn('ann');
  const control = controlOf(ann);
  let count = 0;
  const send = async (from: 'ann' | 'bob', text = someText(count)) => {
    count++;
    return control.sendAs(from, new ann.TextMessage(from === 'ann' ? 'bob' : 'ann', text, 'user'));
  };
  for (let i = 0; i < messages - unread; i++) await send(i % 3 === 0 ? 'ann' : 'bob');
  if (unread > 0 && messages > unread) await ann.markAsRead(await newestOf(ann));
  for (let i = 0; i < unread; i++) await send('bob');
  const bob = await signIn('bob');
  const user = await ann.getUser('bob');
  control.resetCalls();

  const host = document.createElement('div');
  host.className = 'kit';
  host.style.cssText = `display:flex;flex-direction:column;width:${width}px;height:${height}px`;
  document.body.append(host);
  onHost?.(host);
  const list = document.createElement('div');
  list.style.cssText = 'flex:1 1 0;min-height:0';
  /** Stands for a composer that grows. */
  const below = document.createElement('div');
  below.style.cssText = 'flex:none;height:48px';
  host.append(list, below);
  const [settings, set] = createStore<KitMessageListSettings & AnyChat>({
    user,
    disableSoundForMessages: true,
    ...props,
  });
  const events = createKitEvents();
  const errors: unknown[] = [];
  const mount = () =>
    render(
      () => (
        <KitProvider sdk={ann} events={events} locale="en">
          <KitMessageList onError={(error) => errors.push(error)} {...(settings as KitMessageListProps)} />
        </KitProvider>
      ),
      list,
    );
  let dispose = mount();
  // Only what a focused page shows counts as read.
  window.focus();
  const find = (selector: string) => host.querySelector<HTMLElement>(selector) as HTMLElement;
  const rows = () => [...host.querySelectorAll<HTMLElement>('.kit-message-list__row')];
  const box = () => find('.kit-message-list__scroller').getBoundingClientRect();
  return {
    ann,
    bob,
    data,
    control,
    events,
    errors,
    host,
    below,
    set,
    send,
    find,
    rows,
    box,
    signIn,
    row: (text: string) => rows().find((row) => row.textContent?.includes(text)),
    scroller: () => find('.kit-message-list__scroller'),
    newest: () => newestOf(ann),
    /** The first wholly visible row. */
    read: () => rows().find((row) => row.getBoundingClientRect().top >= box().top - 0.5) as HTMLElement,
    above: () => rows().filter((row) => row.getBoundingClientRect().bottom <= box().top + 0.5),
    /** The distance from the last row to the end of the viewport; 12 px of it are padding. */
    gap: () => box().bottom - (rows().at(-1)?.getBoundingClientRect().bottom ?? 0) - 12,
    async scrollBy(px: number) {
      find('.kit-message-list__scroller').scrollTop += px;
      await painted();
      await painted();
    },
    remount() {
      dispose();
      dispose = mount();
    },
    close() {
      dispose();
      host.remove();
    },
  };
}

async function newestOf(kit: LocalKit) {
  const page = await new kit.MessagesRequestBuilder().setUID('bob').setLimit(1).build().fetchPrevious();
  return page[0] as NonNullable<(typeof page)[0]>;
}

/** Returns the number of the message in a row, as `someText` writes it. */
export const numberIn = (row: Element | undefined): number =>
  Number(/#(\d+) /.exec(row?.textContent ?? '')?.[1] ?? Number.NaN);

/** How far a row moved at most while something happened, and whether its node was replaced. */
export interface Drift {
  moved: number;
  isSame: boolean;
}

/** What is to happen, and how its effect is recognised in the page. */
export interface Change {
  run: () => unknown;
  took: () => boolean;
}

/** Follows the row being read during a change and until it is in the page, and for some frames after that. */
export async function driftOf(scene: Scene, { run, took }: Change, frames = 8): Promise<Drift> {
  await painted();
  await painted();
  const row = scene.read();
  const place = row.getBoundingClientRect().top - scene.box().top;
  let moved = 0;
  let isDone = false;
  const follow = async () => {
    await painted();
    moved = Math.max(moved, Math.abs(row.getBoundingClientRect().top - scene.box().top - place));
  };
  const done = Promise.resolve(run()).finally(() => {
    isDone = true;
  });
  let failure: unknown;
  done.catch((cause: unknown) => {
    failure = cause;
  });
  const end = performance.now() + 10_000;
  while (!isDone || !took()) {
    if (failure) throw failure;
    if (performance.now() > end) throw new Error(`Waited in vain: ${took}`);
    await follow();
  }
  for (let frame = 0; frame < frames; frame++) await follow();
  await done;
  return { moved, isSame: row.isConnected };
}
