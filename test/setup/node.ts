import { vi } from 'vitest';
import './patience.ts';

// The files of a worker share one process, which starts ten times faster than a process per file. Each file gets
// fresh modules and globals, and has databases only if it imports `support/databases.ts`.
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
Reflect.deleteProperty(globalThis, 'indexedDB');
