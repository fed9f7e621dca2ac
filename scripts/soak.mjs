// npm run soak: runs random sequences against mounted lists and chats and a model of the server, in jsdom and with
// layout in Chromium, then a load of events in Chromium. SOAK_FROM is the first seed, SOAK_COUNT the number of seeds,
// SOAK_STEPS the length of each. A failing sequence is shrunk to its shortest form and printed. The figures of a whole
// run go into docs/reliability.md.
import { fill, table } from './bench-docs.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { runVitest } from './run-vitest.mjs';

const chosen = process.argv.slice(2);
const isOne = process.env.SOAK_COUNT === '1';
const isWhole = chosen.length === 0 && !isOne;
const env = { SOAK: '1', CHROMIUM_PATH: await ensureBrowser('chromium') };
const SEQUENCES = ['soak', 'soak-browser'];
// In a whole run, the load has a process and a browser of its own: those of the sequences would make frames longer.
const parts = isWhole ? [SEQUENCES, ['load']] : [isOne ? SEQUENCES : [...SEQUENCES, 'load']];
const figures = [];
for (const names of parts) {
  const run = await runVitest([...names.flatMap((name) => ['--project', name]), ...chosen], env);
  figures.push(...run.figures);
  process.exitCode ||= run.status;
}
if (isWhole && process.exitCode === 0)
  fill('docs/reliability.md', 'figures', table([['', ''], ...figures]), 'soak');
