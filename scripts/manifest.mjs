// Run by `npm pack` and `npm publish`: before packing, takes out of package.json what apps have no use for, the
// workspaces of the repository; afterwards puts the file back.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readText } from './files.mjs';

const MANIFEST = join(ROOT, 'package.json');
const KEPT = join(ROOT, 'node_modules/.package.json');

if (process.argv.includes('--restore')) {
  renameSync(KEPT, MANIFEST);
} else {
  const { workspaces: _, ...manifest } = JSON.parse(readText('package.json'));
  copyFileSync(MANIFEST, KEPT);
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
