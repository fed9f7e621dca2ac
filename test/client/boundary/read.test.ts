import { describe, expect, it, vi } from 'vitest';
import { nameOf } from '../../../src/client/boundary/entities.ts';
import { ErrorCollector, forEachItem } from '../../../src/client/boundary/error-collector.ts';
import { flagOf, has, listOf, numberOf, objectOf, read, textOf } from '../../../src/client/boundary/read.ts';
import { group, user } from '../../support/fakes.ts';

const failure = new Error('not here');
const giving = (value: unknown) => ({ getName: () => value, getSentAt: () => value });
const throwing = () => ({
  getName() {
    throw failure;
  },
});
/** An object that throws at every access. */
const hostile = () =>
  new Proxy(
    {},
    {
      get() {
        throw failure;
      },
    },
  );

describe('reading an accessor', () => {
  it('calls it on its object', () => {
    expect(read(user('ann', { name: 'Ann' }), 'getName')).toBe('Ann');
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'ann'],
    ['an object without it', {}],
    ['an object whose accessor is none', { getName: 'Ann' }],
    ['one that throws', throwing()],
    ['an object that throws at everything', hostile()],
  ])('returns nothing for %s', (_, object) => {
    expect(read(object, 'getName')).toBeUndefined();
    expect(textOf(object, 'getName')).toBe('');
    expect(numberOf(object, 'getSentAt')).toBe(0);
    expect(objectOf(object, 'getSender')).toBeNull();
    expect(listOf(object, 'getTags')).toEqual([]);
    expect(flagOf(object, 'getBlockedByMe', true)).toBe(true);
    expect(has(object, 'getGuid')).toBe(false);
  });

  it.each([
    ['Ann', 'Ann'],
    [7, '7'],
    [7n, '7'],
    [null, ''],
    [Number.NaN, ''],
    [{}, ''],
    [true, ''],
  ])('takes %o for the text %o', (value, text) => {
    expect(textOf(giving(value), 'getName')).toBe(text);
  });

  it.each([
    [5, 5],
    ['5', 5],
    ['soon', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [{}, 0],
  ])('takes %o for the number %o', (value, number) => {
    expect(numberOf(giving(value), 'getSentAt')).toBe(number);
  });

  it('takes only objects for objects, and only lists for lists', () => {
    expect(objectOf(giving('ann'), 'getName')).toBeNull();
    expect(listOf({ getTags: () => 'vip' }, 'getTags')).toEqual([]);
    expect(listOf({ getTags: () => ['vip'] }, 'getTags')).toEqual(['vip']);
  });
});

it('a missing name is replaced by the id', () => {
  expect(nameOf(user('ann', { name: 'Ann' }))).toBe('Ann');
  expect(nameOf(user('ann', { name: '  ' }))).toBe('ann');
  expect(nameOf({ getUid: () => 7, getName: () => null })).toBe('7');
  expect(nameOf({ ...throwing(), getGuid: () => 'g' })).toBe('g');
  expect(nameOf(group('g', { name: 'Team' }))).toBe('Team');
  expect(nameOf(null)).toBe('');
  // Invisible characters name nobody, and those that reverse others are shown.
  for (const name of ['\u200b', '\u2060\ufe0f', '\u3164', '\u2800', '\u202e', '\u00ad '])
    expect(nameOf(user('ann', { name }))).toBe('ann');
  expect(nameOf(user('ann', { name: 'Ann\u202elliB' }))).toBe('Ann\ufffdlliB');
  expect(nameOf(user('ann', { name: '\u202a+49 30\u202c' }))).toBe('\u202a+49 30\u202c');
});

describe('faults', () => {
  it('[error.bad-object] are reported once for an object and an accessor, after the work', () => {
    const report = vi.fn();
    const errors = new ErrorCollector(report);
    const object = throwing();
    errors.run(() => {
      errors.run(() => read(object, 'getName'));
      expect(report).not.toHaveBeenCalled();
    });
    errors.run(() => read(object, 'getName'));
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: 'ERR_BAD_OBJECT',
        message: 'getName() threw: not here',
        details: failure,
      }),
    );
    errors.run(() => read(throwing(), 'getName'));
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('are one fault of an accessor, whatever it throws next', () => {
    const report = vi.fn();
    let count = 0;
    const object = {
      getName() {
        throw new Error(`attempt ${++count}`);
      },
    };
    const errors = new ErrorCollector(report);
    for (let i = 0; i < 3; i++) errors.run(() => read(object, 'getName'));
    expect([count, report.mock.calls.length]).toEqual([3, 1]);
  });

  it('reach the list that is at work', () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const [one, other] = [new ErrorCollector(outer), new ErrorCollector(inner)];
    one.run(() => {
      other.run(() => read(throwing(), 'getName'));
      expect(inner).toHaveBeenCalledOnce();
      expect(outer).not.toHaveBeenCalled();
      read(throwing(), 'getName');
    });
    expect(outer).toHaveBeenCalledOnce();
    expect(() => read(throwing(), 'getName')).not.toThrow();
  });

  it('pass on what the work throws, or report it where it must stop nothing', () => {
    const report = vi.fn();
    const errors = new ErrorCollector(report);
    const work = () => {
      read(throwing(), 'getName');
      throw new Error('work');
    };
    expect(() => errors.run(work)).toThrow('work');
    expect(report).toHaveBeenCalledOnce();
    errors.attempt(work);
    expect(report).toHaveBeenLastCalledWith(new Error('work'));
  });

  it('omit an item of a page, and report which one, once', () => {
    const report = vi.fn();
    const page = [user('ann'), null, { ...throwing(), getUid: throwing().getName }];
    const taken: unknown[] = [];
    const take = (item: object | null) => {
      if (!item) throw new Error('nothing');
      read(item, 'getName');
      read(item, 'getUid');
      taken.push(item);
    };
    new ErrorCollector(report).run(() => forEachItem(page, take));
    expect(taken).toEqual([page[0], page[2]]);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      'Item 1 of a page: nothing',
      'Item 2 of a page: getName() threw: not here',
    ]);
  });
});
