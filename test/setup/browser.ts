import { cleanup } from '@solidjs/testing-library';
import { afterEach, beforeAll } from 'vitest';
import { pills } from '../../src/conversations/kit-conversations.tsx';
import { messageInput } from '../../src/messages/message-input-on-demand.ts';
import { rowInput } from '../../src/ui/list/list.tsx';
import { sectionIndex } from '../../src/users/kit-users.tsx';

// A page loads these parts when it is idle; here they are there at once.
beforeAll(() => Promise.all([messageInput, pills, rowInput, sectionIndex].map((part) => part.load())));

afterEach(cleanup);
