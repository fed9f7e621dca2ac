import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WriteFound } from './found.ts';

/** Writes tests of what was found into a folder. */
export function writesInto(folder = join(import.meta.dirname, 'found')): WriteFound {
  return (name, text) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
}
