import { cleanup, configure } from '@solidjs/testing-library';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { composerExtras } from '../../src/composer/kit-message-composer.tsx';
import { pills } from '../../src/conversations/kit-conversations.tsx';
import { listEdges } from '../../src/messages/message-list-frame.tsx';
import { sectionIndex } from '../../src/users/kit-users.tsx';
import { PATIENCE } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE });

// A page loads these parts when it is idle; here they are there at once.
beforeAll(() => Promise.all([composerExtras, listEdges, pills, sectionIndex].map((part) => part.load())));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Failed messages and drafts of one file must not show up in another.
  localStorage.clear();
  sessionStorage.clear();
});

// The files of the project `browser` share one page, which loads the sources once.
afterAll(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  scrollTo(0, 0);
  performance.clearResourceTimings();
});
