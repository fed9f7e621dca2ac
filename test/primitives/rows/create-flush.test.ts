import { flushNow } from 'solid-chat-kit';
import { createRoot } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { createFlush } from '../../../src/primitives/rows/create-flush.ts';

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
