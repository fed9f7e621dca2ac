import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** What loads when it is first used. */
interface Part {
  load(): unknown;
}

/**
 * Gives each test of a file a clock of its own, and the focus.
 * @param parts - load at once: what loads needs the real clock, and lists that wait for it would stay in memory.
 */
export function fakeClock(parts: readonly Part[]): void {
  beforeAll(async () => void (await Promise.all(parts.map((part) => part.load()))));
  beforeEach(() => {
    vi.useFakeTimers();
    // Only what a focused page shows counts as read.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
