import { vi } from 'vitest';

/** What a test waits for may take this long (ms) on a machine that does much else; only a failure takes all of it. */
export const PATIENCE = 20_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });
