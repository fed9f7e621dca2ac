import { describe, expect, it } from 'vitest';
import { countRuns, failedSpecs, failedTests, summaryLine } from '../../scripts/summary.mjs';

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

  it('names what failed, with the first line of the error', () => {
    const assertionResults = [
      { fullName: 'a list stays', status: 'passed' },
      {
        fullName: 'a list moves',
        status: 'failed',
        failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at x'],
      },
      { fullName: 'a list waits', status: 'skipped', failureMessages: [] },
    ];
    expect(
      failedTests({
        testResults: [
          { name: 'list.test.ts', status: 'failed', message: '', assertionResults },
          { name: 'lost.test.ts', status: 'failed', message: 'no such file\n  at y', assertionResults: [] },
        ],
      }),
    ).toEqual([
      'list.test.ts: a list moves: expected 1',
      'list.test.ts: a list waits: skipped',
      'lost.test.ts: no such file',
    ]);
  });

  it('names what failed in browsers, or passed only at the second try', () => {
    const spec = (title: string, status: string) => ({ file: 'app.spec.ts', title, tests: [{ status }] });
    const suites = [
      {
        title: 'app.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'a chat', specs: [spec('sends', 'unexpected'), spec('receives', 'flaky')] }],
      },
    ];
    expect(failedSpecs(suites)).toEqual(['app.spec.ts: sends', 'app.spec.ts: receives']);
  });
});
