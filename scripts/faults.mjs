// npm run faults: tries every fault in every call of the contract and in every field of its objects during a scripted
// session with mounted lists, and writes what the app hears into docs/reliability.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, table } from './bench-docs.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { runVitest } from './run-vitest.mjs';

/** The codes that the app heard, by call and fault. @typedef {Record<string, Record<string, string[]>>} Heard */

/** The order of the faults in the table. */
const FAULTS = [
  'rejects',
  'rejects with nothing',
  'throws',
  'never answers',
  'answers late',
  'answers twice',
  'is called twice',
  'answers null',
  'answers a text',
  'answers an empty object',
  'answers with holes',
  'answers frozen objects',
  'answers throwing getters',
  'answers proxies',
  'answers a revoked proxy',
];

/** @param {Heard} heard */
function callsTable(heard) {
  const codes = /** @param {string[]} all */ (all) =>
    all.map((code) => `\`${code}\``).join(', ') || 'nothing';
  const rows = Object.entries(heard).map(([call, faults]) => {
    /** The faults by what the app hears. @type {Map<string, string[]>} */
    const byCodes = new Map();
    for (const fault of FAULTS) {
      const said = faults[fault];
      if (said) byCodes.set(codes(said), [...(byCodes.get(codes(said)) ?? []), fault]);
    }
    return [`\`${call}\``, [...byCodes].map(([said, names]) => `${said}: ${names.join(', ')}`).join('<br>')];
  });
  return table([['Call', 'What the app hears, by fault'], ...rows]);
}

const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-faults-'));
try {
  const chosen = process.argv.slice(2);
  const projects = ['--project', 'faults', '--project', 'faults-browser'];
  const { status, figures } = await runVitest([...projects, ...chosen], {
    FAULTS: folder,
    CHROMIUM_PATH: await ensureBrowser('chromium'),
  });
  if (status === 0 && chosen.length === 0) {
    for (const name of ['calls', 'chat']) {
      const heard = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
      fill('docs/reliability.md', name, callsTable(heard), 'faults');
    }
    fill('docs/reliability.md', 'figures', table([['', ''], ...figures]), 'faults');
  }
  process.exitCode = status;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
