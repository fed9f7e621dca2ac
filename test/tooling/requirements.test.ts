import { describe, expect, it } from 'vitest';
import {
  citedIds,
  findProblems,
  idsInComments,
  markProven,
  parseRequirements,
  runsOf,
} from '../../scripts/requirements.mjs';

const requirement = (state: string, over = {}) => ({
  id: 'conv.options',
  files: ['test/ui/a.test.tsx'],
  state,
  line: 7,
  ...over,
});
const run = (passed: boolean, over = {}) => ({
  title: 'menu [conv.options] shows the entries',
  file: 'test/ui/a.test.tsx',
  passed,
  ...over,
});

describe('the table of requirements', () => {
  it('is read row by row, with its lines', () => {
    const markdown = [
      '# Requirements',
      '| id | what must hold | test file | state |',
      '|---|---|---|---|',
      '| conv.options | `a \\| b` may be | test/ui/a.test.tsx | open |',
      '',
      '| `a11y.keyboard` | all | test/ui/a.test.tsx, test/browser/b.test.tsx | done |',
    ].join('\n');
    expect(parseRequirements(markdown)).toEqual([
      { id: 'conv.options', files: ['test/ui/a.test.tsx'], state: 'open', line: 4 },
      {
        id: 'a11y.keyboard',
        files: ['test/ui/a.test.tsx', 'test/browser/b.test.tsx'],
        state: 'done',
        line: 6,
      },
    ]);
  });

  it('agrees with a test that passed, and with a row that is open and unproven', () => {
    expect(findProblems([requirement('done')], [run(true)])).toEqual([]);
    expect(findProblems([requirement('open')], [])).toEqual([]);
    expect(findProblems([requirement('open')], [run(false)])).toEqual([]);
  });

  it.each([
    ['a done row without a test', 'done', [], 'no test of test/ui/a.test.tsx'],
    ['a done row whose test failed', 'done', [run(false)], 'did not pass'],
    [
      'a done row whose test is in another file',
      'done',
      [run(true, { file: 'test/ui/b.test.tsx' })],
      'no test of',
    ],
    ['a done row of which one test failed', 'done', [run(true), run(false)], 'did not pass'],
    ['an open row that is proven', 'open', [run(true)], 'open, but'],
    ['a state that is none', 'Done', [], "the state is 'Done'"],
  ])('refuses %s', (_what, state, runs, problem) => {
    expect(findProblems([requirement(state)], runs)).toEqual([expect.stringContaining(problem)]);
  });

  it('asks for a proof in each file that a row names', () => {
    const files = ['test/ui/a.test.tsx', 'test/browser/b.test.tsx'];
    const second = run(true, { file: files[1] });
    expect(findProblems([requirement('done', { files })], [run(true)])).toHaveLength(1);
    expect(findProblems([requirement('open', { files })], [run(true)])).toEqual([]);
    expect(findProblems([requirement('done', { files })], [run(true), second])).toEqual([]);
  });

  it('rejects a duplicate id, an invalid id, and a row without a test file', () => {
    const twice = [requirement('open'), requirement('open', { line: 9 })];
    expect(findProblems(twice, [])).toEqual([expect.stringContaining('already on line 7')]);
    expect(findProblems([requirement('open', { id: 'menu' })], [])).toEqual([
      expect.stringContaining('not of the form'),
    ]);
    expect(findProblems([requirement('open', { files: [] })], [])).toEqual([
      expect.stringContaining('no test file'),
    ]);
  });

  it('is marked where it is proven, and nowhere else', () => {
    const table = (...states: string[]) =>
      ['conv.options', 'a11y.keyboard', 'conv.itemView']
        .map((id, index) => `| ${id} | an open menu | test/ui/a.test.tsx | ${states[index]} |`)
        .join('\n');
    const runs = [
      run(true),
      run(false, { title: '[a11y.keyboard] walks' }),
      run(true, { title: '[conv.itemView] draws', file: 'test/ui/b.test.tsx' }),
    ];
    expect(markProven(table('open', 'open', 'open'), runs)).toBe(table('done', 'open', 'open'));
    expect(markProven(table('open', 'done', 'done'), [])).toBe(table('open', 'done', 'done'));
  });

  it('refuses a test and a comment that name an id it lacks', () => {
    expect(findProblems([], [run(true)])).toEqual([expect.stringContaining('missing from the table')]);
    const citations = [{ id: 'conv.options', file: 'src/a.ts' }];
    expect(findProblems([], [], citations)).toEqual([expect.stringContaining('named by src/a.ts')]);
    expect(findProblems([requirement('open')], [], citations)).toEqual([]);
  });
});

describe('citations', () => {
  it('are in square brackets in titles', () => {
    expect(
      citedIds('[conv.filter.user-tags] and [css.users.shimmer-item] at [0.5] of [HH:mm] in world[a.b]'),
    ).toEqual(['conv.filter.user-tags', 'css.users.shimmer-item']);
  });

  it('are in backticks in comments, and only there', () => {
    const source = [
      '/** One (`conv.options`, `a11y.keyboard`). */',
      'const a = `conv.other`; // see `users.options`',
      'call(event.target);',
    ].join('\n');
    expect(idsInComments(source)).toEqual(['conv.options', 'a11y.keyboard', 'users.options']);
  });

  it('come from a report with paths from the top', () => {
    const report = {
      testResults: [
        {
          name: '/home/kit/test/ui/a.test.tsx',
          assertionResults: [
            { fullName: 'a [conv.options]', status: 'passed' },
            { fullName: 'b', status: 'failed' },
          ],
        },
      ],
    };
    expect(runsOf(report, '/home/kit')).toEqual([
      { title: 'a [conv.options]', file: 'test/ui/a.test.tsx', passed: true },
      { title: 'b', file: 'test/ui/a.test.tsx', passed: false },
    ]);
  });
});
