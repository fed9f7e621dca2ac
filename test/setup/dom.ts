import { afterEach, vi } from 'vitest';

// All files share one page, which starts ten times faster than a page each. Each file gets modules of its own, so that
// a global setting (`KitUIKit.init`, a loaded language) ends with the file that made it.
vi.resetModules();
const { cleanup } = await import('@solidjs/testing-library');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
