// npm run faults: tries every fault in every call of the contract and in every field of its objects during a scripted
// session with mounted lists and chats, and measures what mounts leave in the heap. The figures of a whole run go into
// docs/reliability.md.
import { fill, table } from './bench-docs.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { runVitest } from './run-vitest.mjs';

const chosen = process.argv.slice(2);
const { status, figures } = await runVitest(
  ['--project', 'faults', '--project', 'faults-browser', ...chosen],
  { FAULTS: '1', CHROMIUM_PATH: await ensureBrowser('chromium') },
);
if (status === 0 && chosen.length === 0)
  fill('docs/reliability.md', 'figures', table([['', ''], ...figures]), 'faults');
process.exitCode = status;
