import 'solid-chat-kit/css-variables.css';
import { KitChat, KitProvider } from 'solid-chat-kit';
import { createMessageList } from 'solid-chat-kit/headless';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createRoot, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { heap, MB } from '../faults/browser/page.ts';
import { painted, until } from '../support/message-scene.tsx';

/** The greatest movement that nobody sees, in px. */
const STILL = 0.5;

/** A whole chat of Ann with ten others, each with many messages; their texts begin with the name of the chat. */
async function openChats(count = 10, messages = 70) {
  const data = createLocalData();
  const signIn = async (uid: string): Promise<LocalKit> => {
    const kit = createLocalKit({ data });
    await kit.login(uid);
    return kit;
  };
  const guest = createLocalKit({ data });
  const names = Array.from({ length: count }, (_, at) => `user${at}`);
  for (const uid of ['ann', 'eve', ...names]) await guest.createUser(new guest.User(uid, uid));
  const ann = await signIn('ann');
  const control = controlOf(ann);
  const say = (from: string, text: string) =>
    control.sendAs(from, new ann.TextMessage('ann', `${from}: ${text}`, 'user'));
  for (const name of names)
    for (let at = 0; at < messages; at++)
      await say(name, `#${at} ${'so far and no further '.repeat(1 + (at % 4))}`);
  const users = new Map(
    await Promise.all(names.map(async (name) => [name, await ann.getUser(name)] as const)),
  );

  const host = document.createElement('div');
  host.className = 'kit';
  host.style.cssText = 'width:1000px;height:640px';
  document.body.append(host);
  const [name, setName] = createSignal(names[0] as string);
  const errors: unknown[] = [];
  const dispose = render(
    () => (
      <KitProvider sdk={ann} locale="en">
        <KitChat
          disableHistory
          user={users.get(name())}
          onError={(error) => errors.push(error)}
          conversations={{ disableSoundForMessages: true }}
          messages={{ disableSoundForMessages: true }}
        />
      </KitProvider>
    ),
    host,
  );
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  const list = () => host.querySelector('.kit-message-list') as HTMLElement;
  const scroller = () => host.querySelector('.kit-message-list__scroller') as HTMLElement;
  const texts = () =>
    [...host.querySelectorAll('.kit-message-list .kit-message-bubble')].map((row) => row.textContent ?? '');
  const rows = () => [...host.querySelectorAll<HTMLElement>('.kit-message-list__row')];
  const box = () => scroller().getBoundingClientRect();
  const visible = () =>
    rows().filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > box().top && top < box().bottom;
    });
  /** What a paint shows wrongly: no rows, rows of another chat, or that something loads. */
  const faults = (of: string) => {
    const shown = visible();
    return [
      ...(shown.length < 3 ? [`${shown.length} rows`] : []),
      ...texts()
        .filter((text) => !text.includes(`${of}: `))
        .map((text) => `in ${of}: ${text}`),
      ...(host.querySelector('.kit-chat__main .kit-shimmer, .kit-message-list .kit-state-view, .kit-spinner')
        ? ['a loading view']
        : []),
    ];
  };
  const ready = (of: string) =>
    until(
      () => visible().length > 2 && texts().every((text) => text.includes(`${of}: `)),
      `the chat of ${of}`,
    );
  await ready(names[0] as string);
  return {
    ann,
    control,
    data,
    host,
    names,
    errors,
    say,
    signIn,
    list,
    scroller,
    texts,
    rows,
    box,
    ready,
    faults,
    open: setName,
    /** Opens a chat, and follows some paints; returns what they showed wrongly. */
    async switchTo(of: string, frames = 6) {
      const found: string[] = [];
      setName(of);
      for (let frame = 0; frame < frames; frame++) {
        await painted();
        found.push(...faults(of).map((fault) => `frame ${frame}: ${fault}`));
      }
      return found;
    },
    /** The first wholly visible row. */
    read: () => rows().find((row) => row.getBoundingClientRect().top >= box().top - STILL) as HTMLElement,
    gap: () => box().bottom - (rows().at(-1)?.getBoundingClientRect().bottom ?? 0) - 12,
  };
}

it('[messages.kept] shows in each paint of 30 switches among 10 chats its messages, and nothing that loads; each asks once', async () => {
  const scene = await openChats();
  for (const name of scene.names) {
    scene.open(name);
    await scene.ready(name);
  }
  scene.control.setLatency(60);
  const count = () => scene.control.calls['MessagesRequest.fetchPrevious'] ?? 0;
  await until(() => scene.list(), 'the list');
  scene.control.resetCalls();
  const found: string[] = [];
  for (let turn = 0; turn < 30; turn++) {
    const name = scene.names[(turn * 7 + 3) % 10] as string;
    found.push(...(await scene.switchTo(name)));
    expect(Math.abs(scene.gap())).toBeLessThanOrEqual(STILL);
  }
  expect([found, scene.errors, count()]).toEqual([[], [], 30]);
  expect(scene.control.calls['MessagesRequest.fetchNext']).toBeUndefined();
});

it('[messages.kept] keeps the place of a chat that is left in the middle, in each paint', async () => {
  const scene = await openChats(2);
  scene.scroller().scrollTop -= 901;
  await painted();
  await painted();
  const row = scene.read();
  const text = row.textContent;
  const place = row.getBoundingClientRect().top - scene.box().top;
  scene.open('user1');
  await scene.ready('user1');
  await scene.say('user0', 'news');
  scene.control.setLatency(60);
  scene.open('user0');
  let moved = 0;
  for (let frame = 0; frame < 12; frame++) {
    await painted();
    const again = scene.rows().find((each) => each.textContent === text);
    moved = Math.max(moved, Math.abs((again?.getBoundingClientRect().top ?? 9999) - scene.box().top - place));
  }
  expect(moved).toBeLessThanOrEqual(STILL);
  await until(
    () => scene.host.querySelector('.kit-message-list__newest')?.getAttribute('aria-label')?.includes('1'),
    'the count of what arrived',
  );
});

it('[messages.kept] keeps its messages and says so when it cannot be brought up to date, until it can', async () => {
  const scene = await openChats(2);
  scene.open('user1');
  await scene.ready('user1');
  scene.control.failNext('MessagesRequest.fetchPrevious');
  const found = await scene.switchTo('user0');
  const alert = () => scene.host.querySelector<HTMLElement>('.kit-message-list__edge[role="alert"]');
  await until(alert, 'the error');
  expect([found, scene.errors.length, alert()?.dataset.edge]).toEqual([[], 1, 'newer']);
  alert()?.querySelector('button')?.click();
  await until(() => !alert(), 'the end of the error');
  expect([scene.faults('user0'), scene.errors.length]).toEqual([[], 1]);
});

it('[messages.kept] shows nothing of the former user after another one signed in', async () => {
  const scene = await openChats(2);
  scene.open('user1');
  await scene.ready('user1');
  await scene.ann.logout();
  await scene.ann.login('eve');
  scene.open('user0');
  for (let frame = 0; frame < 6; frame++) {
    await painted();
    expect(scene.texts()).toEqual([]);
  }
});

it('[messages.kept] takes less than 3 MB for 10 chats of 100 messages, beyond the objects of the SDK', async () => {
  const { ann, names } = await openChats(10, 120);
  const load = async (uid: string) => {
    const page = await new ann.MessagesRequestBuilder().setUID(uid).setLimit(100).build().fetchPrevious();
    expect(page.length).toBe(100);
    return page;
  };
  const visit = async (uid: string) => {
    const [list, leave] = createRoot((end) => [
      createMessageList({ sdk: () => ann, user: () => new ann.User(uid) }),
      end,
    ]);
    for (const loaded of [30, 60, 90, 120]) {
      await vi.waitFor(() =>
        expect(list.entries().filter(({ kind }) => kind === 'message')).toHaveLength(loaded),
      );
      list.loadOlder();
    }
    leave();
  };
  // The first visits warm up what the page keeps: compiled code, formats, data that the SDK has read.
  for (const name of names) await load(name);
  const empty = await heap();
  let objects: unknown[] = [];
  for (const name of names) objects.push(await load(name));
  const ofSdk = (await heap()) - empty;
  objects = [];
  const before = await heap();
  for (const name of names) await visit(name);
  const kept = (await heap()) - before - ofSdk;
  expect(objects).toEqual([]);
  expect(kept).toBeLessThan(3 * MB);
}, 60_000);

/** The texts of the newest messages of a chat, as the SDK has them, with reactions. */
async function fresh(kit: LocalKit, uid: string): Promise<string[]> {
  const page = await new kit.MessagesRequestBuilder().setUID(uid).setLimit(10).build().fetchPrevious();
  return page.map((message) => (message as never as { getText(): string }).getText());
}

it.each([
  ['while it is not shown', false],
  ['while the connection is lost', true],
])('[messages.kept] shows what happened %s as a fresh fetch does', async (_when, isLost) => {
  const scene = await openChats(2);
  const { ann, control } = scene;
  await scene.switchTo('user1');
  await scene.ready('user1');
  if (isLost) control.disconnect();
  const other = await scene.signIn('user0');
  const page = await new other.MessagesRequestBuilder().setUID('ann').setLimit(3).build().fetchPrevious();
  const [edited, deleted, reacted] = page as [(typeof page)[0], (typeof page)[0], (typeof page)[0]];
  Reflect.get(edited as object, 'setText').call(edited, 'user0: edited');
  await other.editMessage(edited as never);
  await other.deleteMessage((deleted as never as { getId(): string }).getId());
  await other.addReaction((reacted as never as { getId(): string }).getId(), '👍');
  await other.sendMessage(new other.TextMessage('ann', 'user0: new', 'user'));
  if (isLost) await control.connect();
  scene.open('user0');
  await painted();
  await vi.waitFor(async () => {
    const shown = scene.texts().slice(-4);
    expect(shown[0]).toContain('user0: edited');
    expect(shown[1]).toMatch(/deleted/i);
    expect(shown[2]).toContain('👍');
    expect(shown[3]).toContain('user0: new');
  });
  expect((await fresh(ann, 'user0')).at(-1)).toBe('user0: new');
  expect(Math.abs(scene.gap())).toBeLessThanOrEqual(STILL);
});
