import { afterEach, beforeAll, vi } from 'vitest';

// All files share one page, which starts ten times faster than a page each. Each file gets modules of its own, so that
// a global setting (`KitUIKit.init`, a loaded language) ends with the file that made it.
vi.resetModules();
const { cleanup } = await import('@solidjs/testing-library');

// A pointer or the focus fetches these parts before they are used; here they are used at once.
beforeAll(async () => {
  const { menuView } = await import('../../src/ui/list/list-frame.tsx');
  const { deletion } = await import('../../src/conversations/kit-conversations.tsx');
  const { preview } = await import('../../src/users/kit-users.tsx');
  const { soundPlayer } = await import('../../src/primitives/conversations/create-message-sound.ts');
  await Promise.all([menuView, deletion, preview, soundPlayer].map((part) => part.load()));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
