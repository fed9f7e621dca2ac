import { cleanup } from '@solidjs/testing-library';
import { afterEach, beforeAll } from 'vitest';
import { rowInput } from '../../src/ui/list/list.tsx';

// A page loads this part when it is idle; here the rows take input at once.
beforeAll(() => rowInput.load());

afterEach(cleanup);
