import { hostile } from '../support/faulty.ts';

/** How a call goes wrong: receives the call as it should be, and returns what the lists get in its place. */
export type Fault = (call: () => unknown) => unknown;

/** The time after which a late answer comes, in milliseconds: longer than the lists wait. */
const LATE_MS = 45_000;

/** What a failing call rejects with. */
const failure = () => Object.assign(new Error('The server says no.'), { code: 'ERR_SERVER' });

/** A promise that calls its handlers as often as it likes. */
const thenable = (settle: (resolve: (value: unknown) => void, reject: (cause: unknown) => void) => void) => ({
  // biome-ignore lint/suspicious/noThenProperty: an SDK may answer with promises of its own.
  then: settle,
});

/** Freezes an object and all that it holds. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
}

const eachOf = (answer: unknown, change: (each: object) => unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(change);
  return typeof answer === 'object' && answer !== null ? change(answer) : answer;
};

/** Gives what a call answers, changed. */
const changed =
  (change: (answer: unknown) => unknown): Fault =>
  (call) => {
    const answer = call();
    return answer instanceof Promise ? answer.then(change) : change(answer);
  };
/** Answers without a call. */
const instead = (answer: () => unknown) => changed(answer);

/** The faults that lose nothing: once the call is repeated, all is as if it had not failed. */
export const FAILURES = {
  rejects: () => Promise.reject(failure()),
  'rejects with nothing': () => Promise.reject(undefined),
  throws: () => {
    throw failure();
  },
  'never answers': () => new Promise(() => {}),
  'answers late': (call) => {
    const answer = Promise.resolve(call());
    // A rejection is late, too.
    answer.catch(() => undefined);
    return new Promise((resolve) => setTimeout(() => resolve(answer), LATE_MS));
  },
  'answers twice': (call) => {
    const answer = call();
    return thenable((resolve, reject) => {
      const answerTwice = (value: unknown) => {
        resolve(value);
        resolve(value);
        reject(failure());
      };
      Promise.resolve(answer).then(answerTwice, reject);
    });
  },
} satisfies Record<string, Fault>;

/** The faults that answer with something else: what they lack comes with the next fetch. */
export const GARBAGE = {
  'answers null': instead(() => null),
  'answers a text': instead(() => 'text'),
  'answers an empty object': instead(() => ({})),
  'answers with holes': changed((answer) => {
    if (!Array.isArray(answer)) return undefined;
    const page = [...answer];
    for (let index = 0; index < page.length; index += 2) delete page[index];
    return page;
  }),
  'answers frozen objects': changed(freeze),
  'answers throwing getters': changed((answer) => eachOf(answer, () => hostile())),
  'answers proxies': changed((answer) => eachOf(answer, (each) => new Proxy(each, {}))),
  'answers a revoked proxy': instead(() => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  }),
} satisfies Record<string, Fault>;

/** The faults of a call that answers with a promise. */
export const ASYNC_FAULTS: Readonly<Record<string, Fault>> = { ...FAILURES, ...GARBAGE };
/** The faults of a call that answers at once. */
export const SYNC_FAULTS: Readonly<Record<string, Fault>> = {
  throws: FAILURES.throws,
  'is called twice': (call) => {
    call();
    return call();
  },
  'answers null': GARBAGE['answers null'],
  'answers a text': GARBAGE['answers a text'],
  'answers throwing getters': GARBAGE['answers throwing getters'],
};
/** The faults of a call that answers nothing: it may return a promise that rejects. */
export const VOID_FAULTS: Readonly<Record<string, Fault>> = { ...SYNC_FAULTS, rejects: FAILURES.rejects };
