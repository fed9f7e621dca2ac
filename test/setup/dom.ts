import { cleanup } from '@solidjs/testing-library';
import { afterEach } from 'vitest';

afterEach(cleanup);
