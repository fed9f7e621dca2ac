// Compares docs/requirements.md with the tests that ran.

/**
 * A row of the table: the requirement, the test files that prove it, and its state.
 * @typedef {{ id: string, files: string[], state: string, line: number }} Requirement
 */

/**
 * A test that ran.
 * @typedef {{ title: string, file: string, passed: boolean }} TestRun
 */

/**
 * A mention of a requirement in sources or documents.
 * @typedef {{ id: string, file: string }} Citation
 */

const GROUPS =
  'conv|users|messages|composer|header|thread|chat|css|a11y|event|sdk|error|limit|helper|type|element';
const ID = `(?:${GROUPS})\\.[A-Za-z][\\w-]*(?:\\.[\\w-]+)*`;
const ID_ALONE = new RegExp(`^${ID}$`);
const ID_IN_TITLE = new RegExp(`\\[(${ID})\\]`, 'g');
const ID_IN_DOC = new RegExp(`\`(${ID})\``, 'g');
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const STATES = ['done', 'open'];

/**
 * Returns the ids that a test's title cites in square brackets.
 * @param {string} title
 */
export function citedIds(title) {
  return [...title.matchAll(ID_IN_TITLE)].map(([, id]) => String(id));
}

/**
 * Returns the ids that the comments of a source file cite in backticks.
 * @param {string} source
 */
export function idsInComments(source) {
  const comments = source.match(COMMENT) ?? [];
  return comments.flatMap((comment) => [...comment.matchAll(ID_IN_DOC)].map(([, id]) => String(id)));
}

/**
 * Reads the rows of every table whose first column is an id.
 * @param {string} markdown
 * @returns {Requirement[]}
 */
export function parseRequirements(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    // A bar inside a cell is written `\|`.
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const id = cells[1]?.replaceAll('`', '') ?? '';
    if (!text.startsWith('|') || id === 'id' || /^:?-+:?$/.test(id)) return [];
    const files = (cells[3] ?? '').split(',').map((file) => file.trim().replaceAll('`', ''));
    return [{ id, files: files.filter(Boolean), state: cells[4] ?? '', line: index + 1 }];
  });
}

/**
 * Returns the test runs of a vitest report, with file names relative to a folder.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }}
 * report
 * @param {string} root
 * @returns {TestRun[]}
 */
export function runsOf(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: name.startsWith(root) ? name.slice(root.length).replace(/^[/\\]/, '') : name,
      passed: status === 'passed',
    })),
  );
}

/**
 * Returns the passed and failed runs that cite each id.
 * @param {TestRun[]} runs
 */
function groupById(runs) {
  /** @type {Map<string, TestRun[]>} */
  const runsById = new Map();
  for (const run of runs) {
    for (const id of citedIds(run.title)) runsById.set(id, [...(runsById.get(id) ?? []), run]);
  }
  return runsById;
}

/**
 * Returns why a requirement is not done: failed tests that cite it, and files that do not cite it.
 * @param {Requirement} requirement
 * @param {TestRun[]} cited
 */
function objectionsTo({ files }, cited) {
  return {
    broken: cited.filter((run) => !run.passed),
    unproven: files.filter((file) => !cited.some((run) => run.file === file)),
  };
}

/**
 * Returns the table with every proven open row marked as done. Rows that are done stay done: a failure there
 * must be fixed.
 * @param {string} markdown
 * @param {TestRun[]} runs
 */
export function markProven(markdown, runs) {
  const runsById = groupById(runs);
  const lines = markdown.split('\n');
  for (const requirement of parseRequirements(markdown)) {
    const { broken, unproven } = objectionsTo(requirement, runsById.get(requirement.id) ?? []);
    if (requirement.state !== 'open' || requirement.files.length === 0) continue;
    if (broken.length + unproven.length > 0) continue;
    const index = requirement.line - 1;
    lines[index] = lines[index]?.replace(/\|\s*open\s*\|\s*$/, '| done |') ?? '';
  }
  return lines.join('\n');
}

/**
 * Returns one message for each disagreement between the table and the tests.
 * @param {Requirement[]} requirements
 * @param {TestRun[]} runs
 * @param {Citation[]} citations
 * @returns {string[]}
 */
export function findProblems(requirements, runs, citations = []) {
  const problems = [];
  const runsById = groupById(runs);
  /** @type {Map<string, number>} */
  const lines = new Map();
  for (const requirement of requirements) {
    const { id, files, state, line } = requirement;
    const at = `line ${line}, ${id}:`;
    const first = lines.get(id);
    if (first !== undefined) problems.push(`${at} is already on line ${first}`);
    else lines.set(id, line);
    if (!ID_ALONE.test(id)) problems.push(`${at} is not of the form group.name`);
    if (!STATES.includes(state))
      problems.push(`${at} the state is '${state}', not one of ${STATES.join(', ')}`);
    if (files.length === 0) problems.push(`${at} names no test file`);

    const { broken, unproven } = objectionsTo(requirement, runsById.get(id) ?? []);
    if (state === 'done') {
      for (const run of broken)
        problems.push(`${at} done, but this did not pass: ${run.file} > ${run.title}`);
      for (const file of unproven) problems.push(`${at} done, but no test of ${file} cites it`);
    } else if (state === 'open' && files.length > 0 && broken.length + unproven.length === 0) {
      problems.push(`${at} open, but every file it names proves it`);
    }
  }
  for (const [id, [run]] of runsById) {
    if (!lines.has(id)) problems.push(`${id}: missing from the table, but cited by ${run?.file}`);
  }
  for (const { id, file } of citations) {
    if (!lines.has(id)) problems.push(`${id}: missing from the table, but named by ${file}`);
  }
  return problems;
}
