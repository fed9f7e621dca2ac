import { fireEvent } from '@solidjs/testing-library';
import type { Kit } from 'solid-chat-kit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { scrollerOf, scrollTo, withViewport } from '../support/layout.ts';
import { crowd, peopled, person, renderUsers } from './harness.tsx';

const named = (...names: string[]) => names.map((name, index) => person(`u${index}`, { name }));

/** Renders a first page of these users. */
async function listed(page: readonly Kit.User[], props = {}, locale?: string) {
  const sdk = new FakeSdk();
  const users = renderUsers(sdk, props, locale);
  await settled();
  await sdk.latest.answer(page);
  return { sdk, users };
}

describe('the sections of KitUsers', () => {
  it('[users.showSectionHeader] [a11y.section-headers] groups by letter, and can be turned off and on', async () => {
    const { users } = await listed(named('Bob', 'Ann', 'Al', 'Ben'));
    expect(users.outline()).toEqual(['[A]', 'Ann', 'Al', '[B]', 'Bob', 'Ben']);
    expect(users.all('.kit-list__section-header h3').map((each) => each.textContent)).toEqual(['A', 'B']);
    users.set({ showSectionHeader: false });
    expect(users.outline()).toEqual(['Bob', 'Ann', 'Al', 'Ben']);
    users.set({ showSectionHeader: true });
    expect(users.outline()).toEqual(['[A]', 'Ann', 'Al', '[B]', 'Bob', 'Ben']);
  });

  it('[users.showSectionHeader] A, then B, then A again makes one A section', async () => {
    withViewport(2000);
    const { sdk, users } = await listed(named('Ann', 'Bob', 'Abe'));
    expect(users.outline()).toEqual(['[A]', 'Ann', 'Abe', '[B]', 'Bob']);
    await sdk.latest.answer([
      person('x', { name: 'Amy' }),
      person('y', { name: 'Cid' }),
      person('z', { name: 'Bo' }),
    ]);
    expect(users.outline()).toEqual(['[A]', 'Ann', 'Abe', 'Amy', '[B]', 'Bob', 'Bo', '[C]', 'Cid']);
  });

  it('[users.showSectionHeader] takes the first letter of any script, accents folded, and # for the rest', async () => {
    const names = [
      ['Álvaro', 'A'],
      ['a\u0301lfa', 'A'],
      ['ångström', 'A'],
      ['ñandú', 'N'],
      ['ßeta', 'S'],
      ['Øyvind', 'Ø'],
      ['Ωmega', 'Ω'],
      ['άλφα', 'Α'],
      ['Борис', 'Б'],
      ['йод', 'И'],
      ['שרה', 'ש'],
      ['أحمد', 'ا'],
      ['\u200Fمحمد', 'م'],
      ['किरण', 'क'],
      ['がく', 'か'],
      ['王芳', '王'],
      ['김', '김'],
      [`${'김'.normalize('NFD')} Min`, '김'],
      ['  spaced', 'S'],
      ['𝒜da', '𝒜'],
      ['👩‍👩‍👧 Family', '#'],
      ['🇫🇷 France', '#'],
      ['1️⃣ One', '#'],
      ['42', '#'],
      ['"Quote"', '#'],
      ['   ', '#'],
      ['', '#'],
    ] as const;
    const { users } = await listed(named(...names.map(([name]) => name)));
    const sections = new Map<string, string>();
    let letter = '';
    for (const entry of users.all(
      '.kit-list__items > :is(.kit-users__list-item, .kit-list__section-header)',
    )) {
      if (entry.matches('.kit-list__section-header')) letter = entry.textContent ?? '';
      else sections.set(entry.querySelector('.kit-list-item__action')?.textContent ?? '', letter);
    }
    const shown = (name: string, index: number) => name.trim() || `u${index}`;
    for (const [index, [name, wanted]] of names.entries()) {
      expect([name, sections.get(shown(name, index))]).toEqual([name, wanted]);
    }
    const letters = users.all('.kit-list__section-header').map((each) => each.textContent);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.at(-1)).toBe('#');
  });

  it('[users.showSectionHeader] names of nothing are rows with the id as their name', async () => {
    const { users } = await listed([person('u7', { name: '' }), person('u8', { name: '  ' })]);
    expect(users.outline()).toEqual(['[#]', 'u7', 'u8']);
  });

  it('[users.showSectionHeader] small and capital letters of one alphabet meet in one section', async () => {
    const { users } = await listed(named('ismail', 'İsmail', 'Zoë', 'ırmak', 'Jan'), {}, 'tr');
    expect(users.outline()).toEqual(['[I]', 'ismail', 'İsmail', 'ırmak', '[J]', 'Jan', '[Z]', 'Zoë']);
  });

  describe('[users.sectionHeaderKey]', () => {
    const people = () => [
      person('zed', { name: 'Ann', role: 'staff', tags: ['vip'], statusMessage: 'busy', lastActiveAt: 1 }),
      person('yak', { name: 'Bob' }),
      person('zoo', { name: 'Cid', role: 'guest', tags: ['work', 'vip'], statusMessage: 'away' }),
    ];
    const kinds: [keyof Kit.User, string[]][] = [
      ['getUid', ['[Y]', 'Bob', '[Z]', 'Ann', 'Cid']],
      ['getName', ['[A]', 'Ann', '[B]', 'Bob', '[C]', 'Cid']],
      ['getRole', ['[G]', 'Cid', '[S]', 'Ann', '[#]', 'Bob']],
      ['getTags', ['[V]', 'Ann', '[W]', 'Cid', '[#]', 'Bob']],
      ['getStatus', ['[O]', 'Ann', 'Bob', 'Cid']],
      ['getStatusMessage', ['[A]', 'Cid', '[B]', 'Ann', '[#]', 'Bob']],
      ['getLastActiveAt', ['[#]', 'Ann', 'Bob', 'Cid']],
      ['getBlockedByMe', ['[#]', 'Ann', 'Bob', 'Cid']],
      ['setStatus', ['[#]', 'Ann', 'Bob', 'Cid']],
    ];
    it.each(kinds)('%s has the letter', async (sectionHeaderKey, outline) => {
      const page = people();
      const { users } = await listed(page, { sectionHeaderKey });
      expect(users.outline()).toEqual(outline);
      expect(page.map((user) => user.getStatus())).toEqual(['offline', 'offline', 'offline']);
    });

    it('may change later, and means nothing without sections', async () => {
      const { users } = await listed(people());
      users.set({ sectionHeaderKey: 'getUid' });
      expect(users.outline()).toEqual(['[Y]', 'Bob', '[Z]', 'Ann', 'Cid']);
      users.set({ showSectionHeader: false });
      expect(users.outline()).toEqual(['Ann', 'Bob', 'Cid']);
      users.set({ sectionHeaderKey: undefined });
      users.set({ showSectionHeader: true });
      expect(users.outline()).toEqual(['[A]', 'Ann', '[B]', 'Bob', '[C]', 'Cid']);
    });

    it('a property and a missing or throwing accessor harm nothing', async () => {
      const odd = (extra: object) => Object.assign(person('odd', { name: 'Odd' }), extra);
      const nickname = 'getNick' as keyof Kit.User;
      const thrower = () => {
        throw new Error('no nick');
      };
      const page = [
        odd({ getNick: 'Nick' }),
        Object.assign(person('two', { name: 'Two' }), { getNick: thrower }),
      ];
      const { users } = await listed([...page, person('three', { name: 'Three' })], {
        sectionHeaderKey: nickname,
      });
      expect(users.outline()).toEqual(['[N]', 'Odd', '[#]', 'Two', 'Three']);
    });
  });
});

describe('the jump index of KitUsers', () => {
  /** 26 letters of four users each: 130 entries, 26 × 32 + 104 × 64 = 7,488 px. */
  const alphabet = () => crowd(104, (index) => `${String.fromCharCode(65 + Math.floor(index / 4))}${index}`);
  const loaded = async (viewport: number, people = alphabet()) => {
    withViewport(viewport);
    const kit = await peopled(people);
    const users = renderUsers(kit, { usersRequestBuilder: new kit.UsersRequestBuilder().setLimit(200) });
    await users.ready();
    return users;
  };
  const letters = (users: Awaited<ReturnType<typeof loaded>>) => users.all('.kit-list__jump-index button');

  it('[users.jumpIndex] has a labelled button a letter, and only where more than one screen is loaded', async () => {
    const users = await loaded(700);
    expect(
      letters(users)
        .map((each) => each.textContent)
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(letters(users)[2]?.getAttribute('aria-label')).toBe('Jump to C');
    expect(users.one('nav.kit-list__jump-index').getAttribute('aria-label')).toBe('Jump to a letter');
    users.set({ showSectionHeader: false });
    expect(users.has('.kit-list__jump-index')).toBe(false);
  });

  it('[users.jumpIndex] is not there on one screen, nor for one letter', async () => {
    const few = crowd(6, (index) => `${'ABC'[index % 3]}${index}`);
    expect((await loaded(640, few)).has('.kit-list__jump-index')).toBe(false);
    expect((await loaded(640, crowd(40))).has('.kit-list__jump-index')).toBe(false);
  });

  it('[users.jumpIndex] a click brings the section to the top, and marks it', async () => {
    const users = await loaded(700);
    letters(users)[12]?.click();
    expect(scrollerOf(users.container).scrollTop).toBe(12 * (32 + 4 * 64));
    expect(users.outline()).toContain('[M]');
    expect(users.one('.kit-list__section-pinned').textContent).toBe('M');
    expect(users.one('.kit-list__section-pinned').getAttribute('aria-hidden')).toBe('true');
    expect(users.all('.kit-list__jump-index [aria-current]').map((each) => each.textContent)).toEqual(['M']);
  });

  it('[users.jumpIndex] a pressed pointer takes the list along', async () => {
    const users = await loaded(700);
    const nav = users.one('.kit-list__jump-index');
    const elementFromPoint = Object.getOwnPropertyDescriptor(document, 'elementFromPoint');
    document.elementFromPoint = (_, y) => letters(users)[y] ?? null;
    const move = (y: number, buttons: number) => {
      const event = new MouseEvent('pointermove', { bubbles: true, clientY: y, buttons });
      nav.dispatchEvent(event);
    };
    move(3, 0);
    expect(scrollerOf(users.container).scrollTop).toBe(0);
    move(3, 1);
    expect(users.one('.kit-list__section-pinned').textContent).toBe('D');
    move(5, 1);
    expect(users.one('.kit-list__section-pinned').textContent).toBe('F');
    if (elementFromPoint) Object.defineProperty(document, 'elementFromPoint', elementFromPoint);
    else Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('[users.jumpIndex] is one Tab stop, moved by arrows, Home and End', async () => {
    const users = await loaded(700);
    const stops = () =>
      letters(users)
        .filter((each) => each.tabIndex === 0)
        .map((each) => each.textContent);
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    expect(stops()).toEqual(['A']);
    letters(users)[0]?.focus();
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('C');
    expect(stops()).toEqual(['C']);
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('B');
    press('End');
    expect(document.activeElement?.textContent).toBe('Z');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Z');
    press('Home');
    expect(document.activeElement?.textContent).toBe('A');
    expect(stops()).toEqual(['A']);
  });

  it('[users.jumpIndex] goes to a letter by its key, with its accent or without, and leaves shortcuts alone', async () => {
    const users = await loaded(700);
    const pinned = users.one('.kit-list__section-pinned');
    const press = (key: string, modifiers = {}) => {
      fireEvent.keyDown(users.one('.kit-list__jump-index'), { key, ...modifiers });
      scrollTo(users.container, users.one('.kit-list__scroller').scrollTop + 40);
      return pinned.textContent;
    };
    expect(press('É')).toBe('E');
    expect(press('g')).toBe('G');
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press('c', { [modifier]: true })).toBe('G');
  });

  it('[users.jumpIndex] follows the pages that load, a new letter among the others', async () => {
    withViewport(320);
    const page = Array.from({ length: 20 }, (_, index) => (index < 10 ? `A${index}` : `C${index}`));
    const { sdk, users } = await listed(named(...page));
    scrollTo(users.container, 1100);
    await settled();
    await sdk.latest.answer([person('b', { name: 'Bob' })]);
    const shown = () => letters(users as never).map((each) => each.textContent);
    // Users of the other letters may come with later pages.
    expect(shown()).toContain('Z');
    scrollTo(users.container, 1300);
    await settled();
    await sdk.latest.answer([]);
    expect(shown()).toEqual(['A', 'B', 'C']);
  });

  it('[users.jumpIndex] shows no letters of nobody if the only page is short', async () => {
    const users = await loaded(
      320,
      crowd(20, (index) => `${index < 10 ? 'A' : 'C'}${index}`),
    );
    expect(letters(users).map((each) => each.textContent)).toEqual(['A', 'C']);
  });

  it('[users.jumpIndex] shows some of the letters when there are too many for the edge', async () => {
    const users = await loaded(
      700,
      crowd(200, (index) => String.fromCodePoint(0x4e00 + index)),
    );
    const shown = letters(users).map((each) => each.textContent);
    const sections = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    sections.sort(new Intl.Collator('en').compare);
    expect(shown).toHaveLength(27);
    expect(shown[0]).toBe(sections[0]);
    expect(shown[26]).toBe(sections.at(-1));
  });

  it('[users.jumpIndex] [css.users.pill] loads pages until the section of a letter is there, and says so', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    withViewport(700);
    const { sdk, users } = await listed(
      named(...Array.from({ length: 30 }, (_, index) => `A${index}`), 'Bea'),
    );
    const press = (letter: string) => fireEvent.keyDown(users.one('.kit-list__jump-index'), { key: letter });
    const answer = async (...names: string[]) => {
      await sdk.latest.answer(names.map((name) => person(name, { name })));
      await settled();
    };
    press('m');
    vi.advanceTimersByTime(200);
    expect(users.one('.kit-list__pill [role="status"]').textContent).toBe('Looking for M…');
    await answer('Cid', 'Dan');
    await answer('Eve', 'Fay');
    await answer(...Array.from({ length: 12 }, (_, index) => `M${index}`));
    await settled();
    expect(users.outline()).toContain('[M]');
    expect(users.has('.kit-list__pill')).toBe(false);
    // The users come by the alphabet: nobody of a letter in between is missing.
    const asked = sdk.fetches.length;
    press('g');
    await settled();
    expect(sdk.fetches).toHaveLength(asked);
    expect(users.has('.kit-list__pill')).toBe(false);
    press('z');
    await settled();
    vi.advanceTimersByTime(200);
    users.one('.kit-list__pill').click();
    await answer('Ned');
    vi.advanceTimersByTime(200);
    expect(users.has('.kit-list__pill')).toBe(false);
  });

  it('[users.jumpIndex] loads the rows that a section needs to be at the top', async () => {
    withViewport(700);
    const { sdk, users } = await listed(
      named(...Array.from({ length: 30 }, (_, index) => `A${index}`), 'Bea'),
    );
    const answer = async (letter: string) => {
      const people = Array.from({ length: 8 }, (_, index) => `${letter}${index}`);
      await sdk.latest.answer(people.map((name) => person(name, { name })));
      await settled();
    };
    fireEvent.keyDown(users.one('.kit-list__jump-index'), { key: 'b' });
    await answer('C');
    await answer('D');
    await settled();
    expect(scrollerOf(users.container).scrollTop).toBe(32 + 30 * 64);
    expect(users.has('.kit-list__pill')).toBe(false);
  });

  it('[users.jumpIndex] is hidden by state views', async () => {
    withViewport(320);
    const { sdk, users } = await listed(named('Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'));
    scrollTo(users.container, 100);
    expect(users.has('.kit-list__jump-index')).toBe(true);
    users.set({ usersRequestBuilder: new sdk.UsersRequestBuilder() });
    expect(users.phase()).toBe('loading');
    expect(users.has('.kit-list__jump-index')).toBe(false);
    expect(users.one('.kit-list__section-pinned').hidden).toBe(true);
  });

  it('[users.pinnedHeader] the current letter stays over the rows once its own header is scrolled out', async () => {
    const users = await loaded(700);
    const pinned = users.one('.kit-list__section-pinned');
    expect(pinned.hidden).toBe(true);
    scrollTo(users.container, 32 + 4 * 64 + 40);
    expect([pinned.hidden, pinned.textContent]).toEqual([false, 'B']);
    scrollTo(users.container, 0);
    expect(pinned.hidden).toBe(true);
  });

  it('[a11y.keyboard] after a jump the Tab key reaches a row that is there', async () => {
    const users = await loaded(700);
    const stops = () => users.all('.kit-list__items [tabindex="0"]').map((each) => each.textContent);
    await vi.waitFor(() => expect(stops()).toEqual(['A0']), 3000);
    letters(users)[12]?.click();
    await vi.waitFor(() => expect(stops()).toEqual(['M48']), 3000);
  });
});
