import { spawn } from 'node:child_process';
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

/** Waits for the end of standard input; what still runs in the folder may write into it for a moment. */
const DELETE_WITH_PARENT =
  'read -r _; for _ in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1"; [ -e "$1" ] || exit; sleep 1; done';

/**
 * Creates a folder for the data of a server. It is deleted with the process, even if that is killed.
 * @param {string} name
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), `solid-chat-kit-${name}-`));
  // In a session of its own, it outlives Ctrl-C.
  const janitor = spawn('/bin/sh', ['-c', DELETE_WITH_PARENT, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  janitor.unref();
  /** @type {import('node:net').Socket} */ (janitor.stdin).unref();
  return folder;
}
