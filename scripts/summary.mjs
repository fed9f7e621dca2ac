import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts the results of a vitest JSON report. Skipped tests and files that could not be loaded count as
 * failed, and so does a run that ended badly although every test passed (an error outside all tests).
 * @param {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults:
 * unknown[] }[] }} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countRuns(report, endedWell) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - report.numPassedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && !endedWell ? 1 : failed };
}

/** @param {string | undefined} text */
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

/**
 * Lists what failed in a vitest JSON report, each test with the first line of its error.
 * @param {{ testResults: { name: string, message: string, status: string, assertionResults: { fullName: string, status: string,
 * failureMessages?: string[] }[] }[] }} report
 * @returns {string[]}
 */
export const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => [
    ...(status === 'failed' && assertionResults.length === 0 ? [`${name}: ${firstLine(message)}`] : []),
    ...assertionResults
      .filter((each) => each.status !== 'passed')
      .map((each) => `${name}: ${each.fullName}: ${firstLine(each.failureMessages?.[0] ?? each.status)}`),
  ]);

/**
 * Lists what did not pass at the first try in the suites of a Playwright JSON report.
 * @typedef {{ title: string, specs?: { file: string, title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite[]} suites
 * @returns {string[]}
 */
export const failedSpecs = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);

/**
 * The line that tells of a failure. The last lines of `.ci/run` repeat it.
 * @param {string} name
 */
export const failureLine = (name) => `FAIL ${name}`;

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
