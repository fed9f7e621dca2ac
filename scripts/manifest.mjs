// Run by `npm pack` and `npm publish`: before packing, takes out of package.json and of the documents what is not
// packed, the workspaces of the repository and the pictures; afterwards puts the files back.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readText } from './files.mjs';
import { packedFiles, withoutPictures } from './packed.mjs';

const KEPT = join(ROOT, 'node_modules/.packed');

if (process.argv.includes('--restore')) {
  for (const file of readdirSync(KEPT, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(file)) copyFileSync(join(KEPT, file), join(ROOT, file));
  }
  rmSync(KEPT, { recursive: true });
} else {
  if (existsSync(KEPT)) throw new Error(`${KEPT} is there: run this with --restore first.`);
  const { workspaces: _, ...manifest } = JSON.parse(readText('package.json'));
  replace('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of packedFiles().filter((each) => each.endsWith('.md'))) {
    replace(file, withoutPictures(readText(file)));
  }
}

/** @param {string} file @param {string} text */
function replace(file, text) {
  if (text === readText(file)) return;
  const kept = join(KEPT, file);
  mkdirSync(dirname(kept), { recursive: true });
  copyFileSync(join(ROOT, file), kept);
  writeFileSync(join(ROOT, file), text);
}
