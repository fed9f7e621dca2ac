import { render } from '@solidjs/testing-library';
import { createKitEvents, flushNow, type Kit, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createSignal } from 'solid-js';
import { vi } from 'vitest';
import { inside, nameOf } from '../../users/harness.tsx';
import { goOn, microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { type Run, stepOf } from '../seeds.ts';
import { UserServer } from './server.ts';

/** After this many steps everything is delivered, and the list is compared with the server. */
const STEPS_BETWEEN = 30;
const ROW = '.kit-users__list-item';

const named = (uid: string) => uid[0]?.toUpperCase() + uid.slice(1);

/** Runs random steps against a mounted user list, and compares it with the server whenever all is quiet. */
export const runUsers: Run = async (plan, { steps, log, differences }) => {
  const { seed } = plan;
  const random = new Random(seed);
  const server = new UserServer(
    {
      pageSize: random.pick([2, 3, 5, 30]),
      overlaps: random.chance(0.3),
      shrinks: random.chance(0.3),
      repeats: random.chance(0.3),
      hangs: random.chance(0.3),
      readable: random.chance(0.7),
    },
    random,
  );
  const { sdk, calls, wire } = server;
  const events = createKitEvents();
  log.push(JSON.stringify(server.temperament));
  const selected = new Set<string>();
  const [builder, setBuilder] = createSignal<Kit.UsersRequestBuilder>();
  const [throws, setThrows] = createSignal(false);
  let keyword = '';
  const { container, unmount } = render(() => (
    <KitProvider sdk={sdk} events={events} locale="en" timeZone="UTC">
      <KitUsers
        usersRequestBuilder={builder()}
        selectionMode={SelectionMode.multiple}
        onSelect={(user, isSelected) => {
          if (isSelected) selected.add(user.getUid());
          else selected.delete(user.getUid());
        }}
        trailingView={() => {
          if (throws()) throw new Error('a slot that throws');
          return undefined;
        }}
        onError={(error) => log.push(`onError ${error.code} ${error.message}`)}
      />
    </KitProvider>
  ));
  const rows = () => [...container.querySelectorAll(ROW)];
  const checkboxOf = (row: Element) => inside<HTMLInputElement>(row, '.kit-list-item__checkbox');
  const oneUser = () => random.pick(server.listed(''));

  const weights: Record<string, [number, () => string | undefined]> = {
    look: [15, () => calls.find((call) => !call.hasLooked)?.look() as undefined],
    answer: [20, answer],
    failCall: [2, failCall],
    presence: [10, () => ((uid) => `${uid} ${server.turn(uid)}`)(oneUser())],
    deliver: [15, () => wire.shift()?.() as undefined],
    block: [6, block],
    search: [4, () => search(random.pick(['a', 'an', 'zz', 'E ', 'o']))],
    searchOff: [4, () => search('')],
    select: [6, select],
    builder: [2, swap],
    slot: [2, () => `slot ${setThrows(!throws()) ? 'throws' : 'works'}`],
    user: [1, switchUser],
    disconnect: [2, () => (server.disconnect() ? 'connection lost' : undefined)],
    connect: [6, () => (server.connect() ? 'connected' : undefined)],
    clock: [12, () => vi.advanceTimersByTime(random.pick([16, 100, 400, 1100])) as unknown as undefined],
    frame: [8, () => flushNow() as undefined],
  };
  function answer() {
    if (calls.length === 0) return undefined;
    calls.splice(random.below(calls.length), 1)[0]?.answer();
    return 'a call is answered';
  }
  function failCall() {
    const call = calls.shift();
    call?.fail({ code: 'ERR_SERVER', name: 'Error', message: 'busy' });
    return call && 'a call fails';
  }
  function block() {
    const uid = oneUser();
    const isBlocked = server.toggleBlock(uid);
    events.users[isBlocked ? 'ccUserBlocked' : 'ccUserUnblocked'].next(server.user(uid));
    return `${uid} is ${isBlocked ? 'blocked' : 'unblocked'}`;
  }
  function search(word: string) {
    if (word === keyword) return undefined;
    keyword = word;
    const input = inside<HTMLInputElement>(container, '.kit-search-bar__input');
    input.value = word;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return `search for '${word}'`;
  }
  function select() {
    if (rows().length === 0) return undefined;
    const row = random.pick(rows());
    checkboxOf(row).click();
    return `${nameOf(row)} clicked`;
  }
  function swap() {
    setBuilder(() => new sdk.UsersRequestBuilder());
    return 'another builder';
  }
  function switchUser() {
    server.switchUser();
    return `${server.me} signs in`;
  }

  /** Lets through all that is under way; whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    const wasBusy = wire.length + calls.length > 0;
    for (const deliver of wire.splice(0)) deliver();
    for (const call of calls.splice(0)) call.answer();
    inside(container, '.kit-list__scroller');
    return (await goOn(container, ['scroll', 'wheel'])) || wasBusy;
  };
  const settle = async () => {
    server.connect();
    await untilQuiet(letThrough, 10);
  };

  const compare = () => {
    const check = (what: string, is: unknown, should: unknown) => {
      if (JSON.stringify(is) !== JSON.stringify(should))
        differences.push(`${what}: is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`);
    };
    const expected = server.listed(keyword);
    check('rows', rows().map(nameOf), expected.map(named));
    const letters = [...container.querySelectorAll('.kit-list__items > .kit-list__section-header')];
    check(
      'sections',
      letters.map((each) => each.textContent),
      [...new Set(expected.map((uid) => uid[0]?.toUpperCase()))],
    );
    for (const row of rows()) {
      const uid = nameOf(row).toLowerCase();
      check(`${uid} online`, row.classList.contains(`${ROW.slice(1)}-online`), server.isOnline(uid));
      check(`${uid} selected`, checkboxOf(row).checked, selected.has(uid));
    }
    check('phase', inside(container, '.kit-list').dataset.phase, expected.length === 0 ? 'empty' : 'ready');
  };

  await microtasks();
  const frequencies = Object.fromEntries(Object.entries(weights).map(([name, [weight]]) => [name, weight]));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, frequencies);
    if (name) steps[at] = name;
    const said = name && weights[name]?.[1]();
    if (said) log.push(`${at} ${name}: ${said}`);
    await microtasks();
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    compare();
  }
  unmount();
};
