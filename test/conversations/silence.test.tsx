import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { scrollTo, withViewport } from '../support/layout.ts';
import { heard, idle, inside, renderAsking, renderConversations, withUser } from './harness.tsx';

const PATIENCE_MS = 30_000;
const page = () => [withUser('ann', heard({ id: 2 })), withUser('bob', heard({ id: 1, from: 'bob' }))];
const onError = vi.fn();
const codes = () => onError.mock.calls.map(([{ code }]) => code);

beforeEach(() => {
  vi.useFakeTimers();
  onError.mockReset();
});
afterEach(() => void vi.useRealTimers());

/** Waits for as long as the lists wait for an answer. */
async function patience() {
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await idle();
}

describe('[error.silence] an SDK that does not answer', () => {
  it('about the signed-in user: the error shows, and a late answer loads the list', async () => {
    const sdk = new FakeSdk();
    const { user } = sdk;
    const answers: ((answer: typeof user) => void)[] = [];
    sdk.getLoggedinUser = () => new Promise((resolve) => void answers.push(resolve));
    const list = renderConversations(sdk, { onError });
    await patience();
    expect([list.phase(), codes()]).toEqual(['error', ['ERR_NO_ANSWER']]);
    for (const answer of answers) answer(user);
    await idle();
    expect(list.phase()).toBe('loading');
    await sdk.latest.answer(page());
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
  });

  it('about the first page: the error shows, and Retry asks again', async () => {
    const { sdk, list, answer } = await renderAsking({ onError });
    const [first] = sdk.fetches;
    await patience();
    expect([list.phase(), codes()]).toEqual(['error', ['ERR_NO_ANSWER']]);
    inside(list.one('.kit-conversations__error-state-view'), 'button').click();
    await answer(page());
    expect([list.phase(), list.names()]).toEqual(['ready', ['Ann', 'Bob']]);
    await first?.answer([]);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
  });

  it('about the first page for long: the late answer fills the list', async () => {
    const { list, answer } = await renderAsking({ onError });
    await patience();
    await answer(page());
    expect([list.phase(), list.names()]).toEqual(['ready', ['Ann', 'Bob']]);
  });

  it('about the next page: the footer offers Retry, and the rows stay', async () => {
    withViewport(500);
    const { sdk, list, answer } = await renderAsking({ onError });
    const full = Array.from({ length: 30 }, (_, index) => withUser(`u${index}`, heard({ id: 100 - index })));
    await answer(full);
    scrollTo(list.container, 10_000);
    await idle();
    expect(sdk.fetches).toHaveLength(2);
    await patience();
    expect([list.phase(), codes()]).toEqual(['ready', ['ERR_NO_ANSWER']]);
    inside(list.one('.kit-list__footer'), 'button').click();
    // The request may have moved on without an answer, so the list starts a new one.
    expect(sdk.latest.request).not.toBe(sdk.fetches[0]?.request);
    await answer(full);
    scrollTo(list.container, 10_001);
    await idle();
    await answer([withUser('zoe', heard({ id: 1, from: 'zoe' }))]);
    expect(list.names()).toContain('Zoe');
  });
});
