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

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
