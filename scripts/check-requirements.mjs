// Compares docs/requirements.md with a JSON report of vitest:
//   node scripts/check-requirements.mjs REPORT.json            prints the differences
//   node scripts/check-requirements.mjs REPORT.json --mark     marks proven open rows as done first
// The report: npx vitest run --reporter=json --outputFile.json=REPORT.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, ROOT, readText } from './files.mjs';
import { findProblems, idsInComments, markProven, parseRequirements, runsOf } from './requirements.mjs';

const TABLE = 'docs/requirements.md';

/** @param {string} reportFile */
const readRuns = (reportFile) => runsOf(JSON.parse(readFileSync(reportFile, 'utf8')), ROOT);

/**
 * Prints the problems, or that there are none.
 * @param {string} reportFile
 * @returns {boolean} whether table, tests and sources agree
 */
export function checkRequirements(reportFile) {
  const requirements = parseRequirements(readText(TABLE));
  const runs = readRuns(reportFile);
  const citations = listFiles('src', /\.tsx?$/).flatMap((file) =>
    idsInComments(readText(file)).map((id) => ({ id, file })),
  );
  const problems = findProblems(requirements, runs, citations);
  const done = requirements.filter(({ state }) => state === 'done').length;
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(
    `requirements: ${done} done, ${requirements.length - done} open, ` +
      `${problems.length === 0 ? 'table and tests agree' : `${problems.length} problems`}`,
  );
  return problems.length === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const reportFile = process.argv[2];
  if (!reportFile) throw new Error('usage: node scripts/check-requirements.mjs REPORT.json [--mark]');
  if (process.argv.includes('--mark')) {
    writeFileSync(join(ROOT, TABLE), markProven(readText(TABLE), readRuns(reportFile)));
  }
  process.exitCode = checkRequirements(reportFile) ? 0 : 1;
}
