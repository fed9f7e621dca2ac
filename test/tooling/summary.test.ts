import { describe, expect, it } from 'vitest';
import { countRuns, summaryLine } from '../../scripts/summary.mjs';

const report = (
  passed: number,
  total: number,
  files: { status: string; assertionResults: unknown[] }[] = [],
) => ({
  numPassedTests: passed,
  numTotalTests: total,
  testResults: files,
});

describe('the summary of a run', () => {
  it('counts what passed', () => {
    expect(summaryLine(countRuns(report(12, 12), true))).toBe('12 passed, 0 failed');
  });

  it('counts a test that did not run as failed', () => {
    expect(countRuns(report(10, 12), true)).toEqual({ passed: 10, failed: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countRuns(report(10, 11, files), false)).toEqual({ passed: 10, failed: 2 });
  });

  it('counts an error outside all tests', () => {
    expect(countRuns(report(10, 10), false)).toEqual({ passed: 10, failed: 1 });
  });
});
