import { readFileSync } from 'node:fs';
import { createKit, type ServerKit } from 'solid-chat-kit/server';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../example/server/client.ts';

// How clients come back after a loss: that of the example, and that of docs/your-own-server.md.

class FakeSocket {
  static all: FakeSocket[] = [];
  readonly url: string;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly close = vi.fn();

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
}
const newest = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a client; returns what its connection listener heard, and what it was told of the end of the session. */
function listen() {
  const heard: string[] = [];
  const onSignedOut = vi.fn();
  const kit = createClient('secret', { base: 'http://chat.example', onSignedOut });
  kit.addConnectionListener(
    'test',
    new kit.ConnectionListener({
      onConnected: () => heard.push('connected'),
      onDisconnected: () => heard.push('disconnected'),
    }),
  );
  return { kit, heard, onSignedOut };
}

describe('[helper.ownServer.client] the client of the example', () => {
  it('repeats a call that a busy server refused, after ever longer pauses', async () => {
    const { kit } = listen();
    const busy = () =>
      Response.json({ code: 'ERR_BUSY', message: 'Busy.' }, { status: 503, headers: { 'retry-after': '1' } });
    const fetched = vi.fn(async () => busy());
    vi.stubGlobal('fetch', fetched);
    const refused = kit.getLoggedinUser().catch((error: { code: string }) => error.code);
    const called: number[] = [];
    while (fetched.mock.calls.length < 6) {
      const started = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      called.push(Date.now() - started);
    }
    expect(await refused).toBe('ERR_BUSY');
    for (const [index, pause] of called.entries()) {
      expect(pause).toBeGreaterThanOrEqual(500 * 2 ** index);
      expect(pause).toBeLessThanOrEqual(1000 * 2 ** index);
    }
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(Response.json({ id: 'ann', name: 'Ann' }));
    const answered = kit.getLoggedinUser();
    await vi.advanceTimersToNextTimerAsync();
    expect((await answered)?.getUid()).toBe('ann');
    kit.close();
  });

  it('comes back after ever longer pauses, which differ from client to client', () => {
    const { kit } = listen();
    const pauses: number[] = [];
    for (let count = 0; count < 8; count++) {
      const started = Date.now();
      newest().onclose?.({ code: 1006 });
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - started);
    }
    expect(FakeSocket.all).toHaveLength(9);
    for (const [index, pause] of pauses.entries()) {
      const longest = Math.min(1000 * 2 ** index, 30_000);
      expect(pause).toBeGreaterThanOrEqual(longest / 2 - 1);
      expect(pause).toBeLessThanOrEqual(longest);
    }
    kit.close();
  });

  it('starts with a short pause again once it got something', () => {
    const { kit } = listen();
    for (let count = 0; count < 5; count++) {
      newest().onclose?.({ code: 1006 });
      vi.advanceTimersToNextTimer();
    }
    newest().onopen?.();
    newest().onmessage?.({ data: '["ping",null]' });
    const started = Date.now();
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersToNextTimer();
    expect(Date.now() - started).toBeLessThanOrEqual(1000);
    kit.close();
  });

  it('stops, with an error, when its session has ended', () => {
    const { kit, onSignedOut } = listen();
    newest().onclose?.({ code: 4401 });
    vi.runAllTimers();
    expect(FakeSocket.all).toHaveLength(1);
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    kit.close();
  });

  it('gives a connection up that stays silent', () => {
    const { kit, heard } = listen();
    newest().onopen?.();
    for (let count = 0; count < 5; count++) {
      vi.advanceTimersByTime(20_000);
      newest().onmessage?.({ data: '["ping",null]' });
    }
    expect([FakeSocket.all.length, heard]).toEqual([1, ['connected']]);
    const [first] = FakeSocket.all;
    vi.advanceTimersByTime(47_000);
    expect([FakeSocket.all.length, first?.close.mock.calls.length]).toEqual([2, 1]);
    newest().onopen?.();
    expect(heard).toEqual(['connected', 'disconnected', 'connected']);
    kit.close();
  });

  it('fetches again what the server lost', () => {
    const { kit, heard } = listen();
    newest().onopen?.();
    newest().onmessage?.({ data: '["missed",null]' });
    expect(heard).toEqual(['connected', 'disconnected', 'connected']);
    kit.close();
  });

  it('keeps its token out of the address', () => {
    const { kit } = listen();
    expect(newest().url).toBe('ws://chat.example/api/events');
    kit.close();
  });
});

describe('[helper.ownServer.client] the client of the docs', () => {
  class FakeEvents {
    static readonly CLOSED = 2;
    static all: FakeEvents[] = [];
    readyState = 0;
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly addEventListener = vi.fn();
    readonly close = vi.fn();
    constructor() {
      FakeEvents.all.push(this);
    }
  }
  /** Runs the first code of the page. */
  function runDocs(): ServerKit {
    FakeEvents.all = [];
    vi.stubGlobal('EventSource', FakeEvents);
    const page = readFileSync(new URL('../../docs/your-own-server.md', import.meta.url), 'utf8');
    const [, code = ''] = /```ts\n([\s\S]+?)```/.exec(page) ?? [];
    const { outputText } = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
    const body = outputText.replace(/^import .*$/m, '').replace('export const kit =', 'return');
    return new Function('createKit', body)(createKit);
  }

  it('opens the events again after an answer that ends an EventSource for good', () => {
    const kit = runDocs();
    kit.addUserListener('test', new kit.UserListener({}));
    const [first] = FakeEvents.all as [FakeEvents];
    first.onerror?.();
    vi.runAllTimers();
    // The browser itself tries again.
    expect(FakeEvents.all).toHaveLength(1);
    first.readyState = FakeEvents.CLOSED;
    first.onerror?.();
    vi.runAllTimers();
    expect(FakeEvents.all).toHaveLength(2);
    FakeEvents.all[1]!.readyState = FakeEvents.CLOSED;
    FakeEvents.all[1]?.onerror?.();
    kit.close();
    vi.runAllTimers();
    expect(FakeEvents.all).toHaveLength(2);
  });
});
