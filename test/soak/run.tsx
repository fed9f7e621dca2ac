import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  flushNow,
  type Kit,
  KitConversations,
  KitProvider,
  SelectionMode,
} from 'solid-chat-kit';
import { createSignal, Show } from 'solid-js';
import { vi } from 'vitest';
import { nameOf } from '../conversations/harness.tsx';
import { checkboxOf, compare, compareSelection } from './compare.ts';
import { SoakUser } from './objects.ts';
import { goOn, microtasks, untilQuiet } from './quiet.ts';
import { type Run, stepOf } from './seeds.ts';
import { STEPS } from './steps.ts';
import { World } from './world.ts';

/** After this many steps everything is delivered, and the lists are compared with the server. */
const STEPS_BETWEEN = 30;

/** Runs random steps against mounted lists of conversations, and compares these with the server whenever all is quiet. */
export const runConversations: Run = async (plan, { steps, log, differences }) => {
  const { seed } = plan;
  const events = createKitEvents();
  const world = new World(seed, events);
  const { random, server, sendings } = world;
  const { temperament } = server;
  log.push(JSON.stringify(temperament));
  vi.setSystemTime(server.now * 1000);

  const [builder, setBuilder] = createSignal<Kit.ConversationsRequestBuilder>();
  const [hasSecond, setSecond] = createSignal(false);
  let type: string | undefined;
  const setType = (next: string | undefined) => {
    type = next;
    const made = new server.sdk.ConversationsRequestBuilder();
    if (next) made.setConversationType?.(next);
    setBuilder(() => (next || temperament.pageSize !== 30 ? made : undefined));
  };
  setType(undefined);
  const [throws, setThrows] = createSignal(false);
  const fail = () => {
    throw new Error('a slot that throws');
  };
  /** The names of the rows that are selected, by list. */
  const selected: Record<string, Set<string>> = { first: new Set(), second: new Set() };
  const List = (props: { class: string }) => (
    <div class={props.class}>
      <KitConversations
        conversationsRequestBuilder={builder()}
        selectionMode={SelectionMode.multiple}
        onSelect={(conversation, isSelected) => {
          const name = conversation.getConversationWith().getName();
          selected[props.class]?.[isSelected ? 'add' : 'delete'](name);
        }}
        leadingView={throws() ? fail : undefined}
        trailingView={throws() ? fail : undefined}
        onError={(error) => log.push(`onError ${error.code} ${error.message}`)}
      />
    </div>
  );
  const view = render(() => (
    <KitProvider sdk={server.sdk} events={events} locale="en" timeZone="UTC">
      <List class="first" />
      <Show when={hasSecond()}>
        <List class="second" />
      </Show>
    </KitProvider>
  ));

  /** The app's actions on its lists. */
  const appSteps: typeof STEPS = {
    clock: [
      15,
      () => {
        server.now += random.below(3);
        vi.advanceTimersByTime(random.pick([16, 100, 1100]));
        return undefined;
      },
    ],
    frame: [
      10,
      () => {
        flushNow();
        return undefined;
      },
    ],
    builder: [
      2,
      () => {
        setType(random.pick([undefined, 'user', 'group']));
        return `builder of type ${type}`;
      },
    ],
    select: [
      4,
      () => {
        const rows = [...view.container.querySelectorAll('.kit-conversations__list-item')];
        if (rows.length === 0) return undefined;
        const row = random.pick(rows);
        checkboxOf(row).click();
        return `${nameOf(row)} clicked`;
      },
    ],
    slots: [
      2,
      () => {
        setThrows(!throws());
        return `slots ${throws() ? 'throw' : 'work'}`;
      },
    ],
    signIn: [
      1,
      () => {
        // Another user signs in, and this one again.
        server.emit('Login', 'logoutSuccess');
        server.emit('Login', 'loginSuccess', new SoakUser('you', 'online'));
        server.emit('Login', 'logoutSuccess');
        server.emit('Login', 'loginSuccess', new SoakUser('me', 'online'));
        for (const names of Object.values(selected)) names.clear();
        return 'another user signs in for a moment';
      },
    ],
    second: [
      2,
      () => {
        setSecond(!hasSecond());
        selected.second?.clear();
        return `second list ${hasSecond() ? 'mounted' : 'unmounted'}`;
      },
    ],
  };
  const all = { ...STEPS, ...appSteps };
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));

  /** Delivers everything pending; returns whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    const wasBusy = sendings.length + server.wire.length + server.calls.length > 0;
    for (const sending of [...sendings]) {
      if (sending.hasFailed) {
        sending.hasFailed = false;
        events.messages.ccMessageSent.next({ message: sending.pending, status: 'inprogress' });
      }
      if (!sending.stored) world.arrive(sending);
      world.answer(sending);
    }
    while (server.wire.length > 0) world.deliver();
    for (const call of server.calls.splice(0)) call.answer();
    return (await goOn(view.container, ['scroll'])) || wasBusy;
  };
  const settle = async () => {
    server.connect();
    await untilQuiet(letThrough, 30);
    // Typing expires.
    vi.advanceTimersByTime(7000);
    await microtasks();
    flushNow();
  };

  await microtasks();
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    if (name) steps[at] = name;
    const said = name && all[name]?.[1](world);
    if (said) log.push(`${at} ${name}: ${said}`);
    await microtasks();
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    for (const name of ['first', 'second']) {
      const list = view.container.querySelector(`.${name}`);
      if (!list) continue;
      const found = [...compare(list, server, type), ...compareSelection(list, selected[name])];
      differences.push(...found.map((each) => `${name} list, ${each}`));
    }
  }
  view.unmount();
};
