import { describe, expect, it, vi } from 'vitest';
import { EntityRecords } from '../../src/client/records/entity-records.ts';
import type { Kit } from '../../src/sdk/index.ts';
import type { Sectioning } from '../../src/users/grouping.ts';
import { UserStore } from '../../src/users/user-store.ts';
import { user } from '../support/fakes.ts';
import { forSeeds } from '../support/seeded-random.ts';

const byName: Sectioning = { textOf: (each) => each.getName(), locale: 'en' };

const peer = (id: string) => ({ isGroup: false, id });

/** Users named after their ids. */
const people = (...names: string[]) => names.map((name) => user(name, { name }));

const bookOf = (users: readonly Kit.User[], sectioning: Sectioning | null = null) => {
  const store = new UserStore(new EntityRecords());
  store.rows.setSectioning(sectioning);
  store.appendPage(users);
  store.changes.clear();
  return store;
};

/** Headers in brackets, rows by name. */
const lines = (store: UserStore) =>
  store.order.slice().map((entry) => (entry.isHeader ? `[${entry.letter}]` : entry.record.entity.getName()));

describe('without sections', () => {
  it('keeps the order in which the SDK sends the users', () => {
    const store = bookOf(people('Bob', 'Ann'));
    store.appendPage(people('Carl'));
    expect(lines(store)).toEqual(['Bob', 'Ann', 'Carl']);
    expect(store.rows.sections).toEqual([]);
  });

  it('lists a user once, however many pages hold it', () => {
    const store = bookOf(people('Ann', 'Bob', 'Ann'));
    store.appendPage(people('Bob', 'Carl'));
    expect(lines(store)).toEqual(['Ann', 'Bob', 'Carl']);
  });

  it('hands out the users of a range of rows', () => {
    const users = people('Ann', 'Bob', 'Abe');
    expect(
      bookOf(users, byName)
        .rows.slice(1, 3)
        .map(({ record }) => record.item),
    ).toEqual([users[2], users[1]]);
  });
});

it('hands out any range of thousands of sectioned users, without walking those before it', () => {
  const users = Array.from({ length: 3000 }, (_, index) =>
    user(`u${index}`, { name: `${'ABCDE'[index % 5]}${index}` }),
  );
  const { rows, order } = bookOf(users, byName);
  const all = order.slice().filter((entry) => !entry.isHeader);
  forSeeds(50, (random) => {
    const start = random.below(3000);
    const end = start + random.below(700);
    expect(rows.slice(start, end)).toEqual(all.slice(start, end));
  });
  const [first] = order.blocks;
  const read = vi.fn(() => []);
  Object.defineProperty(first, 'entries', { get: read });
  expect(rows.slice(2990, 3000)).toHaveLength(10);
  expect(read).not.toHaveBeenCalled();
});

describe('a later copy of a user', () => {
  it('is merged into the object that was there first', () => {
    const first = user('ann', { status: 'offline' });
    const store = bookOf([first]);
    const record = store.records.find(peer('ann'));
    store.appendPage([user('ann', { name: 'Ann II', status: 'online', lastActiveAt: 9 })]);
    expect(store.records.find(peer('ann'))).toBe(record);
    expect(record?.item).toBe(first);
    expect([record?.entity.getName(), record?.status, record?.lastActiveAt]).toEqual(['Ann II', 'online', 9]);
    expect([...store.changes.changed]).toEqual([store.entryOf(first)]);
    expect(store.changes.order).toBe(false);
  });

  it('keeps its object across another builder, and loses it when a refetch does not bring it', () => {
    const ann = user('ann');
    const store = bookOf([ann]);
    store.replaceAll([user('bob')], false);
    store.replaceAll([user('ann')], false);
    expect(store.records.find(peer('ann'))?.item).toBe(ann);
    store.replaceAll([user('bob')], true);
    expect(store.records.find(peer('ann'))).toBeUndefined();
    expect(lines(store)).toEqual(['bob']);
  });

  it('goes with everything else when another user signs in', () => {
    const store = bookOf(people('Ann'), byName);
    store.reset();
    expect([lines(store), store.rows.sections, store.records.find(peer('Ann'))]).toEqual([[], [], undefined]);
    store.appendPage(people('Bob'));
    expect(lines(store)).toEqual(['[B]', 'Bob']);
  });
});

describe('presence and block', () => {
  it('change one row, once', () => {
    const store = bookOf([user('ann', { lastActiveAt: 5 })]);
    const record = store.records.find(peer('ann'));
    store.records.presence(user('ann', { lastActiveAt: 7 }), true);
    expect([record?.status, record?.lastActiveAt, store.changes.changed.size]).toEqual(['online', 7, 1]);
    store.changes.clear();
    store.records.presence(user('ann'), true);
    store.records.blocked(user('ann'), false);
    expect(store.changes.isEmpty).toBe(true);
    store.records.blocked(user('ann'), true);
    expect([record?.blocked, store.changes.changed.size]).toEqual([true, 1]);
  });

  it('outlive a page that was under way', () => {
    const store = bookOf([user('ann')]);
    const since = store.begin();
    store.records.presence(user('ann'), true);
    store.records.presence(user('bob'), true);
    store.records.blocked(user('bob'), true);
    store.appendPage([user('ann'), user('bob')], since);
    store.end(since);
    expect([
      store.records.find(peer('ann'))?.status,
      store.records.find(peer('bob'))?.status,
      store.records.find(peer('bob'))?.blocked,
    ]).toEqual(['online', 'online', true]);
    store.appendPage([user('ann')]);
    expect(store.records.find(peer('ann'))?.status).toBe('offline');
  });

  it('[sdk.onUserOnline] take a name that is new, and the section of its letter, once', () => {
    const users = [
      user('1', { name: 'Ann', avatar: 'a.png' }),
      user('2', { name: 'Bob' }),
      user('3', { name: 'Abe' }),
    ];
    const store = bookOf(users, byName);
    store.changes.clear();
    store.records.presence(user('1', { name: 'Bea', avatar: 'a.png' }), false);
    expect(lines(store)).toEqual(['[A]', 'Abe', '[B]', 'Bob', 'Bea']);
    expect(store.rows.sections.map(({ count }) => count)).toEqual([1, 2]);
    expect([store.changes.order, [...store.changes.changed]]).toEqual([true, [store.entryOf(user('1'))]]);
    store.records.presence(user('3', { name: 'Zoe' }), false);
    expect(lines(store)).toEqual(['[B]', 'Bob', 'Bea', '[Z]', 'Zoe']);
    store.changes.clear();
    store.records.presence(user('3', { name: 'Zoe' }), false);
    expect(store.changes.isEmpty).toBe(true);
  });

  it('keep the description if the event only has the id', () => {
    const store = bookOf([user('1', { name: 'Ann', avatar: 'a.png' })]);
    store.records.presence(user('1', { name: '' }), true);
    store.records.presence(user('1', { name: 'Bea' }), true);
    expect(store.records.find(peer('1'))?.name).toBe('Ann');
    expect(store.records.find(peer('1'))?.status).toBe('online');
  });

  it('[sdk.onUserOnline] outlive with a new name a page that was under way', () => {
    const store = bookOf([user('1', { name: 'Ann' })], byName);
    const since = store.begin();
    store.records.presence(user('1', { name: 'Bea' }), true);
    store.replaceAll([user('1', { name: 'Ann' })], true, since);
    store.end(since);
    expect(lines(store)).toEqual(['[B]', 'Bea']);
  });

  it('of a stranger are nothing', () => {
    const store = bookOf([user('ann')]);
    store.records.presence(user('bob'), true);
    store.records.blocked(user('bob'), true);
    expect(store.changes.isEmpty).toBe(true);
  });
});

describe('with sections', () => {
  it('has one header per letter, even when its users are apart', () => {
    const store = bookOf(people('Ann', 'Bob', 'Abe'), byName);
    expect(lines(store)).toEqual(['[A]', 'Ann', 'Abe', '[B]', 'Bob']);
    expect(store.rows.sections.map(({ letter, count }) => [letter, count])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });

  it('lets later pages join their sections, before and after those that are there', () => {
    const store = bookOf(people('Bob', 'Dan'), byName);
    store.appendPage(people('Carl', 'Bea', 'Ann', 'Eve', '7'));
    expect(lines(store)).toEqual([
      ...['[A]', 'Ann', '[B]', 'Bob', 'Bea', '[C]', 'Carl', '[D]', 'Dan', '[E]', 'Eve', '[#]', '7'],
    ]);
  });

  it('puts whatever begins with no letter last, under #', () => {
    const store = bookOf(people('👨‍👩‍👧 Home', 'Zoe', ' ', '42', '  Ann', '(Bob)'), byName);
    expect(lines(store)).toEqual(['[A]', '  Ann', '[Z]', 'Zoe', '[#]', '👨‍👩‍👧 Home', ' ', '42', '(Bob)']);
  });

  it('groups by what the app chooses', () => {
    const users = [user('1', { role: 'nurse' }), user('2', { role: 'doctor' }), user('3')];
    const store = bookOf(users, { textOf: (each) => each.getRole() ?? '' });
    expect(lines(store)).toEqual(['[D]', '2', '[N]', '1', '[#]', '3']);
  });

  it('come and go, and leave the order of the SDK untouched', () => {
    const store = bookOf(people('Bob', 'Ann', 'Ben'), byName);
    store.appendPage(people('Abe'));
    store.rows.setSectioning(null);
    expect(lines(store)).toEqual(['Bob', 'Ann', 'Ben', 'Abe']);
    store.rows.setSectioning(byName);
    expect(lines(store)).toEqual(['[A]', 'Ann', 'Abe', '[B]', 'Bob', 'Ben']);
  });
});

describe('two lists of one client', () => {
  const listsOf = (...lists: Kit.User[][]) => {
    const records = new EntityRecords();
    const books = lists.map((users) => {
      const store = new UserStore(records);
      store.rows.setSectioning(byName);
      store.appendPage(users);
      store.changes.clear();
      return store;
    });
    return { records, books };
  };

  it('show one record: an event changes its row in both', () => {
    const { records, books } = listsOf(people('Ann'), people('Bob', 'Ann'));
    records.presence(user('Ann'), true);
    expect(books.map(({ changes }) => [...changes.changed].map(({ record }) => record))).toEqual([
      [records.find(peer('Ann'))],
      [records.find(peer('Ann'))],
    ]);
    expect(records.find(peer('Ann'))?.status).toBe('online');
  });

  it('move a row whose name changes to another section in both', () => {
    const { records, books } = listsOf([user('1', { name: 'Ann' })], [user('1', { name: 'Ann' }), user('2')]);
    records.presence(user('1', { name: 'Bea', avatar: 'b.png' }), true);
    expect(books.map(lines)).toEqual([
      ['[B]', 'Bea'],
      ['[B]', 'Bea', '[#]', '2'],
    ]);
  });

  it('forget a user with the last of them', () => {
    const { records, books } = listsOf(people('Ann', 'Bob'), people('Ann'));
    books[0]?.replaceAll([], true);
    expect([records.find(peer('Ann'))?.id, records.find(peer('Bob'))]).toEqual(['Ann', undefined]);
    books[1]?.leave();
    expect(records.find(peer('Ann'))).toBeUndefined();
  });
});

describe('random pages against a plain grouping', () => {
  const NAMES = [
    'Ann',
    'ábel',
    'Álvaro',
    'Bob',
    'ß',
    'Öz',
    'oz',
    'Zoe',
    'æ',
    '7 of 9',
    '#',
    '',
    ' Ann',
    '🇫🇷 Fan',
    '名',
    'Яна',
    'é',
  ];
  /** Written out, so that the test is independent of the code. */
  const LETTERS = ['A', 'A', 'A', 'B', 'S', 'O', 'O', 'Z', 'Æ', '#', '#', '#', 'A', '#', '名', 'Я', 'E'];
  const ALPHABET = ['A', 'Æ', 'B', 'E', 'O', 'S', 'Z', 'Я', '名', '#'];
  const nameOf = (uid: string) => NAMES[Number(uid.split('/')[0])] as string;
  const letterOf = (uid: string) => LETTERS[Number(uid.split('/')[0])] as string;

  it('agrees after each page, refetch and toggle', () => {
    forSeeds(200, (random) => {
      const store = new UserStore(new EntityRecords());
      let sent: string[] = [];
      let grouped = false;
      const objects = new Map<string, Kit.User>();
      const page = () =>
        Array.from({ length: random.below(8) }, () => {
          const uid = `${random.below(NAMES.length)}/${random.below(3)}`;
          return user(uid, { name: nameOf(uid) });
        });
      const keep = (users: readonly Kit.User[]) => {
        for (const each of users) if (!objects.has(each.getUid())) objects.set(each.getUid(), each);
      };
      for (let step = 0; step < 25; step++) {
        random.pick([
          () => {
            const users = page();
            store.appendPage(users);
            keep(users);
            sent = [...new Set([...sent, ...users.map((each) => each.getUid())])];
          },
          () => {
            if (random.chance(0.7)) return;
            const users = page();
            const forget = random.chance(0.5);
            store.replaceAll(users, forget);
            const next = [...new Set(users.map((each) => each.getUid()))];
            keep(users);
            if (forget) for (const uid of sent) if (!next.includes(uid)) objects.delete(uid);
            sent = next;
          },
          () => {
            if (random.chance(0.7)) return;
            grouped = !grouped;
            store.rows.setSectioning(grouped ? byName : null);
          },
        ])();
        const expected = ALPHABET.flatMap((letter) => {
          const rows = sent.filter((uid) => letterOf(uid) === letter);
          return rows.length > 0 ? [`[${letter}]`, ...rows] : [];
        });
        const got = store.order.slice().map((entry) => (entry.isHeader ? `[${entry.letter}]` : entry.id));
        expect(got).toEqual(grouped ? expected : sent);
        expect(store.order.rowCount).toBe(sent.length);
        const users = store.rows.slice(0, sent.length).map(({ record }) => record.item);
        for (const each of users) expect(each).toBe(objects.get(each.getUid()));
        const counts = store.rows.sections.map(({ letter, count }) => `${letter}${count}`);
        const letters = ALPHABET.map(
          (letter) => letter + sent.filter((uid) => letterOf(uid) === letter).length,
        );
        expect(counts).toEqual(
          grouped ? letters.filter((each) => !each.endsWith('0') || each.length > 2) : [],
        );
      }
    });
  });
});
