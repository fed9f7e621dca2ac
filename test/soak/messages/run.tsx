import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  flushNow,
  type Kit,
  KitChat,
  KitMessageComposer,
  KitMessageList,
  KitProvider,
} from 'solid-chat-kit';
import { createSignal, mergeProps, Show } from 'solid-js';
import { vi } from 'vitest';
import { SoakUser } from '../objects.ts';
import type { PageSteps } from '../page.ts';
import { type Run, stepOf } from '../plan.ts';
import { microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { compare } from './compare.ts';
import { entityOf, idOf, isGroup } from './objects.ts';
import { MessageServer, type Temperament } from './server.ts';
import { CHATS, serverSteps } from './steps.ts';

/** After this many steps everything is let through, and the lists are compared with the server. */
const STEPS_BETWEEN = 30;
const RETRIES =
  '.kit-state-view__actions button, .kit-message-list__edge button, .kit-message-bubble__failure-action:first-of-type';

function temperamentBy(random: Random): Temperament {
  return {
    numbers: random.chance(0.6),
    pageSize: random.pick([2, 3, 5, 30]),
    overlaps: random.chance(0.3),
    shrinks: random.chance(0.3),
    hasNewer: random.chance(0.7),
    hasUpdates: random.chance(0.6),
    hasDetails: random.chance(0.7),
    hasMuids: random.chance(0.7),
    hangs: random.chance(0.3),
    shuffles: random.chance(0.3),
    repeats: random.chance(0.3),
    tellsSender: random.chance(0.4),
  };
}

/** Runs random steps against a mounted message view, and compares it with the server whenever all is quiet. */
export const runMessages: Run = async (plan, { steps, log, differences }, open) => {
  const { seed } = plan;
  localStorage.clear();
  const random = new Random(seed);
  const temperament = temperamentBy(random);
  const page = open?.(random);
  const isWhole = random.chance(page ? 0.5 : 0.2);
  const server = new MessageServer(temperament, random);
  const { sdk, calls } = server;
  log.push(JSON.stringify({ ...temperament, isWhole }));
  let texts = 0;
  const text = () => {
    const word = `w${++texts}`;
    return page ? page.lengthen(word) : word;
  };
  for (const chat of CHATS)
    for (let left = random.below(page ? 120 : 12); left > 0; left--) {
      server.now += random.pick([0, 1, 30, 400, 30_000]);
      const from = random.pick(['me', isGroup(chat) ? 'bob' : chat, 'ann']);
      const posted = server.post(chat, from, text());
      if (random.chance(0.4)) server.readUpTo.set(chat, posted);
    }
  vi.setSystemTime((server.now + random.pick([0, 0, 60, -60])) * 1000);

  const [chat, setChat] = createSignal('ann');
  const [thread, setThread] = createSignal(0);
  const [builder, setBuilder] = createSignal<Kit.MessagesRequestBuilder>();
  const [target, setTarget] = createSignal<number>();
  const startsFromUnread = random.chance(0.4);
  const openThread = (message: Kit.Message) => setThread(server.find(message.getId())?.id ?? 0);
  const onError = (error: Kit.Exception) => log.push(`onError ${error.code} ${error.message}`);
  const peer = () => (isGroup(chat()) ? { group: entityOf(chat()) } : { user: entityOf(chat()) });
  const settings = {
    get messagesRequestBuilder() {
      return builder();
    },
    get goToMessageId() {
      return target();
    },
    startFromUnreadMessages: startsFromUnread,
    disableSoundForMessages: true,
    onThreadRepliesClick: openThread,
  };
  const parentId = () => idOf(thread(), temperament.numbers);
  const Panels = () => (
    <>
      <div data-panel="main">
        <KitMessageList {...peer()} {...settings} {...page?.props} onError={onError} />
        <KitMessageComposer {...peer()} disableSoundForMessages onError={onError} />
      </div>
      <Show when={thread()}>
        <div data-panel="thread">
          <KitMessageList
            {...peer()}
            parentMessageId={parentId()}
            disableSoundForMessages
            {...page?.props}
            onError={onError}
          />
          <KitMessageComposer
            {...peer()}
            parentMessageId={parentId()}
            disableSoundForMessages
            onError={onError}
          />
        </div>
      </Show>
    </>
  );
  const { container, unmount } = render(
    () => (
      <KitProvider sdk={sdk} events={createKitEvents()} locale="en" timeZone="UTC">
        <Show when={isWhole} fallback={<Panels />}>
          <KitChat
            {...peer()}
            disableHistory
            messages={mergeProps(settings, page?.props)}
            composer={{ disableSoundForMessages: true }}
            onError={onError}
          />
        </Show>
      </KitProvider>
    ),
    { container: page?.container },
  );
  const panel = (name: string) => container.querySelector(`[data-panel="${name}"]`);
  const someOf = (selector: string) => {
    const all = [...container.querySelectorAll<HTMLElement>(selector)];
    return all.length > 0 ? random.pick(all) : undefined;
  };
  const click = (selector: string, what: string) => () => {
    const found = someOf(selector);
    found?.click();
    return found && `${what}: ${found.closest('li')?.textContent?.slice(0, 20) ?? ''}`;
  };

  const appSteps: Record<string, PageSteps[string]> = {
    send: [
      8,
      () => {
        const field = someOf('textarea') as HTMLTextAreaElement | undefined;
        if (!field || field.disabled) return undefined;
        const words = text();
        field.value = words;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        return `sends ${words}`;
      },
    ],
    retry: [3, click('.kit-message-bubble__failure-action:first-of-type', 'tries again')],
    discard: [1, click('.kit-message-bubble__failure-action:last-of-type', 'discards')],
    reactHere: [4, click('.kit-message-bubble__reaction', 'clicks a reaction')],
    newest: [2, click('.kit-message-list__newest', 'goes to the newest message')],
    clock: [
      15,
      () => {
        server.now += random.below(3);
        const ms = random.pick([16, 16, 100, 1100, 31_000]);
        vi.advanceTimersByTime(ms);
        return ms > 10_000 ? `${ms} ms pass` : undefined;
      },
    ],
    frame: [10, () => flushNow() as undefined],
    chat: [
      2,
      () => {
        setThread(0);
        setTarget(undefined);
        setChat(random.pick(CHATS));
        return `chat with ${chat()}`;
      },
    ],
    thread: [
      3,
      () => {
        if (isWhole) return click('.kit-message-bubble__thread', 'opens a thread')();
        const [first] = server.listed(chat()).slice(-1 - random.below(4));
        setThread(thread() ? 0 : (first?.id ?? 0));
        return `thread ${thread()}`;
      },
    ],
    goTo: [
      2,
      () => {
        const all = server.listed(chat());
        if (all.length === 0) return undefined;
        const { id } = random.pick(all);
        setTarget(idOf(id, temperament.numbers));
        return `goes to #${id}`;
      },
    ],
    builder: [
      1,
      () => {
        setBuilder(
          () =>
            new (
              sdk as unknown as { MessagesRequestBuilder: new () => Kit.MessagesRequestBuilder }
            ).MessagesRequestBuilder(),
        );
        return 'another builder';
      },
    ],
    signIn: [
      1,
      () => {
        server.emit('Login', 'logoutSuccess');
        server.emit('Login', 'loginSuccess', new SoakUser('you', 'online'));
        server.emit('Login', 'logoutSuccess');
        server.emit('Login', 'loginSuccess', new SoakUser('me', 'online'));
        if (isWhole) setChat((now) => now);
        return 'another user signs in for a moment';
      },
    ],
  };
  // The whole chat closes when another user signs in.
  if (isWhole) delete appSteps.signIn;
  const all: PageSteps = { ...serverSteps(server, random, text), ...appSteps, ...page?.steps };
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));

  /** Lets through all that is under way; returns whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    const wasBusy = server.wire.length + calls.length > 0;
    for (const { deliver } of server.wire.splice(0)) deliver();
    for (const call of calls.splice(0)) call.answer();
    page?.reach();
    await microtasks();
    vi.advanceTimersByTime(600);
    flushNow();
    await microtasks();
    const retries = [...container.querySelectorAll<HTMLElement>(RETRIES)];
    for (const retry of retries) retry.click();
    await microtasks();
    flushNow();
    return retries.length > 0 || wasBusy || calls.length > 0;
  };
  const settle = async () => {
    server.connect();
    await untilQuiet(letThrough, 4);
    // What hangs is given up, and tried again after a pause.
    vi.advanceTimersByTime(31_000);
    await untilQuiet(letThrough, 4);
  };

  await microtasks();
  if (page) differences.push(...(await page.follow('mount', true)));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    if (name) steps[at] = name;
    const said = name && (await all[name]?.[1]());
    if (said) log.push(`${at} ${name}: ${said}`);
    await microtasks();
    if (page && name) differences.push(...(await page.follow(name, calls.length > 0)));
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    const comparePanels = () => {
      const [main, reply] = [panel('main'), panel('thread')];
      const shown = reply && !isWhole && thread();
      return [
        // In a narrow chat, a thread covers the messages.
        ...(page && main?.clientHeight === 0 ? [] : compare(main, server, chat())),
        ...(shown ? compare(reply, server, chat(), shown) : []),
      ];
    };
    differences.push(...(page ? await page.whole(comparePanels) : comparePanels()));
    const unread = server.unread(chat());
    // What a thread covers is not read.
    const scroller = panel('main')?.querySelector('.kit-message-list__scroller');
    const isCovered = page && scroller?.checkVisibility({ visibilityProperty: true }) === false;
    if (unread && !isCovered) differences.push(`#${unread.id} is not read`);
  }
  unmount();
  // Failed messages to other chats wait for a connection.
  server.emit('Connection', 'onConnected');
  await untilQuiet(letThrough, 4);
  if (server.listenerCount > 0) differences.push(`${server.listenerCount} listeners are left`);
};
