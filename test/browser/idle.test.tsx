import { createRoot } from 'solid-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createIdlePreload, onDemand } from '../../src/utils/on-demand.ts';

it('[limit.on-demand] a browser loads a part when it is idle', async () => {
  const part = createRoot((dispose) => {
    onTestFinished(dispose);
    const late = onDemand(() => Promise.resolve('here'));
    return createIdlePreload(late, () => true);
  });
  expect(part()).toBeUndefined();
  await vi.waitFor(() => expect(part()).toBe('here'));
});
