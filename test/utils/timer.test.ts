import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietRefresh } from '../../src/utils/create-quiet-refresh.ts';
import { createTimer } from '../../src/utils/create-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once, after the last start', () => {
  const run = vi.fn();
  createRoot((dispose) => {
    const timer = createTimer(run);
    expect(timer.isRunning()).toBe(false);
    timer.start(100);
    vi.advanceTimersByTime(60);
    timer.start(100);
    vi.advanceTimersByTime(99);
    expect([timer.isRunning(), run.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([timer.isRunning(), run.mock.calls.length]).toEqual([false, 1]);
    dispose();
  });
});

it('may be started by the function it runs', () => {
  let runs = 0;
  createRoot((dispose) => {
    const timer = createTimer(() => {
      if (++runs < 3) timer.start(10);
    });
    timer.start(10);
    vi.advanceTimersByTime(100);
    expect(runs).toBe(3);
    dispose();
  });
});

it('stops on request, and with its owner', () => {
  const run = vi.fn();
  createRoot((dispose) => {
    const [stopped, owned] = [createTimer(run), createTimer(run)];
    stopped.start(10);
    owned.start(10);
    stopped.stop();
    dispose();
  });
  vi.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('does not start once its owner has ended', () => {
  const run = vi.fn();
  const timer = createRoot((dispose) => {
    const timer = createTimer(run);
    dispose();
    return timer;
  });
  timer.start(10);
  expect([timer.isRunning(), vi.getTimerCount()]).toEqual([false, 0]);
});

it('a quiet refresh runs on though the clock of the machine is set back', () => {
  const run = vi.fn();
  createRoot((dispose) => {
    const refresh = createQuietRefresh(run);
    for (let i = 0; i < 2; i++) {
      refresh();
      vi.advanceTimersByTime(1000);
      vi.setSystemTime(Date.now() - 3_600_000);
    }
    dispose();
  });
  expect(run).toHaveBeenCalledTimes(2);
});

/** Creates a quiet refresh that runs for the first time at once. */
function runOnce(run: () => void): () => void {
  const refresh = createRoot(() => createQuietRefresh(run));
  refresh();
  vi.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  return refresh;
}

it('a quiet refresh runs 300 ms after the last of several requests', () => {
  const run = vi.fn();
  const refresh = runOnce(run);
  for (let i = 0; i < 3; i++) {
    refresh();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

it('a quiet refresh runs once per second while requests do not end', () => {
  const run = vi.fn();
  const refresh = runOnce(run);
  for (let i = 0; i < 500; i++) {
    refresh();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(1 + 5);
});
