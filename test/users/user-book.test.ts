import { describe, expect, it, vi } from 'vitest';
import { EntityRecords } from '../../src/client/records/entity-records.ts';
import type { Kit } from '../../src/sdk/index.ts';
import type { Sectioning } from '../../src/users/grouping.ts';
import { UserBook } from '../../src/users/user-book.ts';
import { user } from '../support/fakes.ts';
import { forSeeds } from '../support/seeded-random.ts';

const byName: Sectioning = { textOf: (each) => each.getName(), locale: 'en' };

const peer = (id: string) => ({ isGroup: false, id });

/** Users named after their ids. */
const people = (...names: string[]) => names.map((name) => user(name, { name }));

const bookOf = (users: readonly Kit.User[], sectioning: Sectioning | null = null) => {
  const book = new UserBook(new EntityRecords());
  book.rows.setSectioning(sectioning);
  book.appendPage(users);
  book.changes.clear();
  return book;
};

/** Headers in brackets, rows by name. */
const lines = (book: UserBook) =>
  book.order.slice().map((entry) => (entry.isHeader ? `[${entry.letter}]` : entry.record.entity.getName()));

describe('without sections', () => {
  it('keeps the order in which the SDK sends the users', () => {
    const book = bookOf(people('Bob', 'Ann'));
    book.appendPage(people('Carl'));
    expect(lines(book)).toEqual(['Bob', 'Ann', 'Carl']);
    expect(book.rows.sections).toEqual([]);
  });

  it('lists a user once, however many pages hold it', () => {
    const book = bookOf(people('Ann', 'Bob', 'Ann'));
    book.appendPage(people('Bob', 'Carl'));
    expect(lines(book)).toEqual(['Ann', 'Bob', 'Carl']);
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
    const book = bookOf([first]);
    const record = book.records.find(peer('ann'));
    book.appendPage([user('ann', { name: 'Ann II', status: 'online', lastActiveAt: 9 })]);
    expect(book.records.find(peer('ann'))).toBe(record);
    expect(record?.item).toBe(first);
    expect([record?.entity.getName(), record?.status, record?.lastActiveAt]).toEqual(['Ann II', 'online', 9]);
    expect([...book.changes.changed]).toEqual([book.entryOf(first)]);
    expect(book.changes.order).toBe(false);
  });

  it('keeps its object across another builder, and loses it when a refetch does not bring it', () => {
    const ann = user('ann');
    const book = bookOf([ann]);
    book.replaceAll([user('bob')], false);
    book.replaceAll([user('ann')], false);
    expect(book.records.find(peer('ann'))?.item).toBe(ann);
    book.replaceAll([user('bob')], true);
    expect(book.records.find(peer('ann'))).toBeUndefined();
    expect(lines(book)).toEqual(['bob']);
  });

  it('goes with everything else when another user signs in', () => {
    const book = bookOf(people('Ann'), byName);
    book.reset();
    expect([lines(book), book.rows.sections, book.records.find(peer('Ann'))]).toEqual([[], [], undefined]);
    book.appendPage(people('Bob'));
    expect(lines(book)).toEqual(['[B]', 'Bob']);
  });
});

describe('presence and block', () => {
  it('change one row, once', () => {
    const book = bookOf([user('ann', { lastActiveAt: 5 })]);
    const record = book.records.find(peer('ann'));
    book.records.presence(user('ann', { lastActiveAt: 7 }), true);
    expect([record?.status, record?.lastActiveAt, book.changes.changed.size]).toEqual(['online', 7, 1]);
    book.changes.clear();
    book.records.presence(user('ann'), true);
    book.records.blocked(user('ann'), false);
    expect(book.changes.isEmpty).toBe(true);
    book.records.blocked(user('ann'), true);
    expect([record?.blocked, book.changes.changed.size]).toEqual([true, 1]);
  });

  it('outlive a page that was under way', () => {
    const book = bookOf([user('ann')]);
    const since = book.begin();
    book.records.presence(user('ann'), true);
    book.records.presence(user('bob'), true);
    book.records.blocked(user('bob'), true);
    book.appendPage([user('ann'), user('bob')], since);
    book.end(since);
    expect([
      book.records.find(peer('ann'))?.status,
      book.records.find(peer('bob'))?.status,
      book.records.find(peer('bob'))?.blocked,
    ]).toEqual(['online', 'online', true]);
    book.appendPage([user('ann')]);
    expect(book.records.find(peer('ann'))?.status).toBe('offline');
  });

  it('[sdk.onUserOnline] take a name that is new, and the section of its letter, once', () => {
    const users = [
      user('1', { name: 'Ann', avatar: 'a.png' }),
      user('2', { name: 'Bob' }),
      user('3', { name: 'Abe' }),
    ];
    const book = bookOf(users, byName);
    book.changes.clear();
    book.records.presence(user('1', { name: 'Bea', avatar: 'a.png' }), false);
    expect(lines(book)).toEqual(['[A]', 'Abe', '[B]', 'Bob', 'Bea']);
    expect(book.rows.sections.map(({ count }) => count)).toEqual([1, 2]);
    expect([book.changes.order, [...book.changes.changed]]).toEqual([true, [book.entryOf(user('1'))]]);
    book.records.presence(user('3', { name: 'Zoe' }), false);
    expect(lines(book)).toEqual(['[B]', 'Bob', 'Bea', '[Z]', 'Zoe']);
    book.changes.clear();
    book.records.presence(user('3', { name: 'Zoe' }), false);
    expect(book.changes.isEmpty).toBe(true);
  });

  it('keep the description if the event only has the id', () => {
    const book = bookOf([user('1', { name: 'Ann', avatar: 'a.png' })]);
    book.records.presence(user('1', { name: '' }), true);
    book.records.presence(user('1', { name: 'Bea' }), true);
    expect(book.records.find(peer('1'))?.name).toBe('Ann');
    expect(book.records.find(peer('1'))?.status).toBe('online');
  });

  it('[sdk.onUserOnline] outlive with a new name a page that was under way', () => {
    const book = bookOf([user('1', { name: 'Ann' })], byName);
    const since = book.begin();
    book.records.presence(user('1', { name: 'Bea' }), true);
    book.replaceAll([user('1', { name: 'Ann' })], true, since);
    book.end(since);
    expect(lines(book)).toEqual(['[B]', 'Bea']);
  });

  it('of a stranger are nothing', () => {
    const book = bookOf([user('ann')]);
    book.records.presence(user('bob'), true);
    book.records.blocked(user('bob'), true);
    expect(book.changes.isEmpty).toBe(true);
  });
});

describe('with sections', () => {
  it('has one header per letter, even when its users are apart', () => {
    const book = bookOf(people('Ann', 'Bob', 'Abe'), byName);
    expect(lines(book)).toEqual(['[A]', 'Ann', 'Abe', '[B]', 'Bob']);
    expect(book.rows.sections.map(({ letter, count }) => [letter, count])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });

  it('lets later pages join their sections, before and after those that are there', () => {
    const book = bookOf(people('Bob', 'Dan'), byName);
    book.appendPage(people('Carl', 'Bea', 'Ann', 'Eve', '7'));
    expect(lines(book)).toEqual([
      ...['[A]', 'Ann', '[B]', 'Bob', 'Bea', '[C]', 'Carl', '[D]', 'Dan', '[E]', 'Eve', '[#]', '7'],
    ]);
  });

  it('puts whatever begins with no letter last, under #', () => {
    const book = bookOf(people('👨‍👩‍👧 Home', 'Zoe', ' ', '42', '  Ann', '(Bob)'), byName);
    expect(lines(book)).toEqual(['[A]', '  Ann', '[Z]', 'Zoe', '[#]', '👨‍👩‍👧 Home', ' ', '42', '(Bob)']);
  });

  it('groups by what the app chooses', () => {
    const users = [user('1', { role: 'nurse' }), user('2', { role: 'doctor' }), user('3')];
    const book = bookOf(users, { textOf: (each) => each.getRole() ?? '' });
    expect(lines(book)).toEqual(['[D]', '2', '[N]', '1', '[#]', '3']);
  });

  it('come and go, and leave the order of the SDK untouched', () => {
    const book = bookOf(people('Bob', 'Ann', 'Ben'), byName);
    book.appendPage(people('Abe'));
    book.rows.setSectioning(null);
    expect(lines(book)).toEqual(['Bob', 'Ann', 'Ben', 'Abe']);
    book.rows.setSectioning(byName);
    expect(lines(book)).toEqual(['[A]', 'Ann', 'Abe', '[B]', 'Bob', 'Ben']);
  });
});

describe('two lists of one client', () => {
  const listsOf = (...lists: Kit.User[][]) => {
    const records = new EntityRecords();
    const books = lists.map((users) => {
      const book = new UserBook(records);
      book.rows.setSectioning(byName);
      book.appendPage(users);
      book.changes.clear();
      return book;
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
      const book = new UserBook(new EntityRecords());
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
            book.appendPage(users);
            keep(users);
            sent = [...new Set([...sent, ...users.map((each) => each.getUid())])];
          },
          () => {
            if (random.chance(0.7)) return;
            const users = page();
            const forget = random.chance(0.5);
            book.replaceAll(users, forget);
            const next = [...new Set(users.map((each) => each.getUid()))];
            keep(users);
            if (forget) for (const uid of sent) if (!next.includes(uid)) objects.delete(uid);
            sent = next;
          },
          () => {
            if (random.chance(0.7)) return;
            grouped = !grouped;
            book.rows.setSectioning(grouped ? byName : null);
          },
        ])();
        const expected = ALPHABET.flatMap((letter) => {
          const rows = sent.filter((uid) => letterOf(uid) === letter);
          return rows.length > 0 ? [`[${letter}]`, ...rows] : [];
        });
        const got = book.order.slice().map((entry) => (entry.isHeader ? `[${entry.letter}]` : entry.id));
        expect(got).toEqual(grouped ? expected : sent);
        expect(book.order.rowCount).toBe(sent.length);
        const users = book.rows.slice(0, sent.length).map(({ record }) => record.item);
        for (const each of users) expect(each).toBe(objects.get(each.getUid()));
        const counts = book.rows.sections.map(({ letter, count }) => `${letter}${count}`);
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
