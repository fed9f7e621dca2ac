// npm run soak: runs random sequences against mounted lists and chats and a model of the server, in jsdom and with
// layout in Chromium, then a load of events in Chromium. SOAK_FROM is the first seed, SOAK_COUNT the number of seeds, SOAK_STEPS the length of each. A failing
// sequence is shrunk to its shortest form and printed. The figures of a whole run go into docs/reliability.md.
import { fill, table } from './bench-docs.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { runVitest } from './run-vitest.mjs';

const chosen = process.argv.slice(2);
const isOne = process.env.SOAK_COUNT === '1';
const projects = ['soak', 'soak-browser', ...(isOne ? [] : ['load'])].flatMap((name) => ['--project', name]);
const { status, figures } = await runVitest([...projects, ...chosen], {
  SOAK: '1',
  CHROMIUM_PATH: await ensureBrowser('chromium'),
});
if (status === 0 && chosen.length === 0 && !isOne)
  fill('docs/reliability.md', 'figures', table([['', ''], ...figures]), 'soak');
process.exitCode = status;
