import { cleanup } from '@solidjs/testing-library';
import { afterEach, beforeAll } from 'vitest';
import { composerExtras } from '../../src/composer/kit-message-composer.tsx';
import { pills } from '../../src/conversations/kit-conversations.tsx';
import { messageInput } from '../../src/messages/message-input-on-demand.ts';
import { listEdges } from '../../src/messages/message-list-frame.tsx';
import { rowInput } from '../../src/ui/list/list.tsx';
import { sectionIndex } from '../../src/users/kit-users.tsx';

// A page loads these parts when it is idle; here they are there at once.
beforeAll(() =>
  Promise.all(
    [composerExtras, listEdges, messageInput, pills, rowInput, sectionIndex].map((part) => part.load()),
  ),
);

afterEach(cleanup);
