import { flushNow } from 'solid-chat-kit/testing';
import { createRoot } from 'solid-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFlush, FLOOD } from '../../src/list/publish/create-flush.ts';

/** The time between two frames of the fake clock, in milliseconds. */
const FRAME_MS = 16;

/** Creates a flush under a fake clock; returns it with what notes the frame of each run. */
function underFakeClock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const runs: number[] = [];
  let frame = 0;
  const flush = createRoot((dispose) => {
    onTestFinished(dispose);
    return createFlush(() => runs.push(frame));
  });
  const ask = (times: number) => {
    for (let i = 0; i < times; i++) flush.schedule();
  };
  const nextFrame = () => {
    frame++;
    vi.advanceTimersByTime(FRAME_MS);
  };
  return { flush, runs, ask, nextFrame };
}

it('runs nothing after its owner has ended, whatever is asked for', () => {
  const run = vi.fn();
  const flush = createRoot((dispose) => {
    const made = createFlush(run);
    made.force();
    expect(run).toHaveBeenCalledOnce();
    made.schedule();
    dispose();
    return made;
  });
  flush.now();
  flush.schedule();
  flush.now();
  flush.force();
  flushNow();
  expect(run).toHaveBeenCalledOnce();
});

it('runs in every frame in which something was asked for', () => {
  const { runs, ask, nextFrame } = underFakeClock();
  for (let i = 0; i < 5; i++) {
    ask(FLOOD);
    nextFrame();
  }
  nextFrame();
  expect(runs).toEqual([1, 2, 3, 4, 5]);
});

it('[conv.flood] runs a flood in the next frame, then at most every 80 ms', () => {
  const { runs, ask, nextFrame } = underFakeClock();
  for (let i = 0; i < 12; i++) {
    ask(FLOOD + 1);
    nextFrame();
  }
  expect(runs).toEqual([1, 6, 11]);
});

it('runs the end of a flood without another request', () => {
  const { runs, ask, nextFrame } = underFakeClock();
  ask(FLOOD + 1);
  nextFrame();
  ask(FLOOD + 1);
  for (let i = 0; i < 10; i++) nextFrame();
  expect(runs).toEqual([1, 6]);
});

it('runs a flood at once when told so, and is quick again after it', () => {
  const { flush, runs, ask, nextFrame } = underFakeClock();
  ask(FLOOD + 1);
  nextFrame();
  ask(FLOOD + 1);
  flush.now();
  ask(1);
  nextFrame();
  expect(runs).toEqual([1, 1, 2]);
});

it('runs the first of a flood in the next frame, also right after an ordinary run', () => {
  const { runs, ask, nextFrame } = underFakeClock();
  ask(1);
  nextFrame();
  ask(FLOOD + 1);
  nextFrame();
  expect(runs).toEqual([1, 2]);
});

it('leaves no frame requested after it was told to run at once', () => {
  const { flush, ask } = underFakeClock();
  for (let i = 0; i < 100; i++) {
    ask(1);
    flush.force();
  }
  // The timer that serves many frames.
  expect(vi.getTimerCount()).toBe(1);
});

it('runs in the next frame after a frame that never came', async () => {
  const { flush, runs, ask } = underFakeClock();
  ask(1);
  flush.now();
  vi.useRealTimers();
  ask(1);
  await vi.waitFor(() => expect(runs).toHaveLength(2));
});

it('runs although what was requested before never comes', () => {
  const { ask, runs, nextFrame } = underFakeClock();
  ask(1);
  vi.clearAllTimers();
  vi.advanceTimersByTime(2000);
  ask(1);
  nextFrame();
  expect(runs).toEqual([1]);
});

it('lets an error of one run stop no other', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const run = vi.fn();
  const error = new Error('Mine');
  const flushes = createRoot((dispose) => {
    onTestFinished(dispose);
    const fail = () => {
      throw error;
    };
    return [createFlush(fail), createFlush(run)];
  });
  for (const flush of flushes) flush.schedule();
  vi.advanceTimersByTime(FRAME_MS);
  expect(run).toHaveBeenCalledOnce();
  expect(told.mock.calls).toMatchObject([[{ details: error }]]);
});
