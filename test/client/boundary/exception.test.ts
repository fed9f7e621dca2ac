import { expect, it } from 'vitest';
import { createException, KIT_ERROR, toException } from '../../../src/client/boundary/exception.ts';
import { statusWord } from '../../../src/ui/controls/status-class.ts';

it('returns an exception of the SDK unchanged', () => {
  const exception = { code: 'ERR_X', name: 'X', message: 'It broke.' };
  expect(toException(exception)).toBe(exception);
});

it('returns a failure with a numeric code unchanged', () => {
  const failure = { code: 503, message: 'Busy.' };
  expect(toException(failure)).toBe(failure);
  expect(toException({ code: 503 }).code).toBe(503);
});

it('wraps an error, and keeps it as the details', () => {
  const error = new TypeError('no such thing');
  expect(toException(error, KIT_ERROR.VIEW_FAILED)).toEqual({
    code: 'ERR_VIEW_FAILED',
    name: 'KitException',
    message: 'no such thing',
    details: error,
  });
  expect(toException(new TypeError()).message).toBe('TypeError');
});

it('returns an exception with a numeric code unchanged', () => {
  const exception = { code: 401, message: 'Sign in first.' };
  expect(toException(exception)).toBe(exception);
});

it('wraps what has a message and no code, and keeps the message', () => {
  const cause = { message: 'No network.' };
  expect(toException(cause)).toEqual(createException(KIT_ERROR.UNKNOWN, 'No network.', cause));
});

it.each<[string, object]>([
  [
    'a code that throws',
    {
      get code() {
        throw new Error('no code');
      },
      message: 'No network.',
    },
  ],
  [
    'everything of it throwing',
    new Proxy(
      {},
      {
        get() {
          throw new Error('nothing');
        },
      },
    ),
  ],
])('wraps a rejection with %s', (_, cause) => {
  expect(toException(cause)).toMatchObject({ code: KIT_ERROR.UNKNOWN, message: expect.stringMatching(/./) });
});

const circular: { self?: unknown } = {};
circular.self = circular;

it.each([
  ['offline', 'offline'],
  [404, '404'],
  [{ reason: 'busy' }, '{"reason":"busy"}'],
  [circular, '[object Object]'],
  [Symbol('s'), 'Symbol(s)'],
  [7n, '7'],
])('wraps a value that is not an error: %o', (cause, text) => {
  expect(toException(cause)).toEqual(createException(KIT_ERROR.UNKNOWN, text, cause));
});

it('has a message even for nothing', () => {
  for (const cause of [undefined, null, '']) expect(toException(cause).message).not.toBe('');
});

it('keeps the code of an object that has no message', () => {
  expect(toException({ code: 'ERR_LIMIT' }).code).toBe('ERR_LIMIT');
});

it('lets a status enter a class name when it is one plain word', () => {
  expect(['online', 'do-not_disturb2', 'do not', 'a"b', '', 'né'].map(statusWord)).toEqual([
    'online',
    'do-not_disturb2',
    ...['', '', '', ''],
  ]);
});
