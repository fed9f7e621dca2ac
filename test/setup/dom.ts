import { afterEach, beforeAll, expect, vi } from 'vitest';
import { PATIENCE } from './patience.ts';

// All files share one page, which starts ten times faster than a page per file. Each file gets fresh modules,
// so that a global setting (`KitUIKit.init`, a loaded language) ends with its file.
vi.resetModules();
const { cleanup, configure } = await import('@solidjs/testing-library');
configure({ asyncUtilTimeout: PATIENCE });

/** The parts of the lists that load on demand. */
async function listParts() {
  const { menuView } = await import('../../src/ui/controls/menu-on-demand.tsx');
  const { conversationActions, pills } = await import('../../src/conversations/kit-conversations.tsx');
  const { preview, sectionIndex } = await import('../../src/users/kit-users.tsx');
  const { conversationFetches } = await import('../../src/conversations/create-fetches-on-demand.ts');
  const { soundPlayer } = await import('../../src/ui/controls/create-message-sound.ts');
  return [conversationFetches, conversationActions, menuView, pills, preview, sectionIndex, soundPlayer];
}

/** The parts of the message view that load on demand. */
async function messageParts() {
  const { composerExtras } = await import('../../src/composer/kit-message-composer.tsx');
  const { listEdges } = await import('../../src/messages/message-list-frame.tsx');
  const { messageDialogs, messagePictures } = await import('../../src/messages/message-overlays.tsx');
  return [composerExtras, listEdges, messageDialogs, messagePictures];
}

// A page loads these parts when it is idle, or before they are used; here they are used at once.
beforeAll(async () => {
  const isOfList = /\/test\/(conversations|users)\//.test(expect.getState().testPath ?? '');
  const parts = [...(await listParts()), ...(isOfList ? [] : await messageParts())];
  await Promise.all(parts.map((part) => part.load()));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Failed messages and drafts of one file must not show up in another.
  localStorage.clear();
});
