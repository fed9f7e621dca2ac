// Two servers on one database file would lose each other's messages, so a server leaves its process id beside the file.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** How long another server that found the same dead owner may take to write its own lock. */
const RACE_MS = 100;

/** When a process started, as far as the system knows: ids are given again after a while. @param {number} pid */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return '';
  }
}

/** @param {string} owner what a lock contains */
function isAlive(owner) {
  const [pid, start, host] = owner.split(' ');
  if (!host) return true;
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // A process of another user exists, too.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  return startOf(Number(pid)) === start;
}

/**
 * Locks a database file for this process; returns a function that unlocks it.
 * @param {string} file
 * @throws Error while another process that may be alive has the file
 */
export function lockFile(file) {
  const lock = `${file}.pid`;
  const mine = `${process.pid} ${startOf(process.pid)} ${hostname()}`;
  const refuse = (/** @type {string} */ owner) => {
    const [pid = 'unknown', , host = 'an unknown machine'] = owner.split(' ');
    throw new Error(
      `${file} is in use by process ${pid} on ${host}. Stop that server first; if there is none, delete ${lock}.`,
    );
  };
  const write = () => writeFileSync(lock, mine, { flag: 'wx' });
  try {
    write();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const owner = readFileSync(lock, 'utf8');
    if (isAlive(owner)) refuse(owner);
    rmSync(lock, { force: true });
    try {
      write();
    } catch {
      refuse(readFileSync(lock, 'utf8'));
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RACE_MS);
    const now = readFileSync(lock, 'utf8');
    if (now !== mine) refuse(now);
  }
  return () => rmSync(lock, { force: true });
}
