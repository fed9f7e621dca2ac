import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory, with enough of it: SQLite waits for the disk at each message otherwise. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1e9;

function hasMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

/**
 * Creates a folder for the data of a server.
 * @param {string} name
 */
export const temporaryFolder = (name) =>
  mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), `solid-chat-kit-${name}-`));
