/** How what is shown differs from what should be. */
export class Differences {
  readonly found: string[] = [];

  /** Notes a difference. */
  readonly check = (what: string, is: unknown, should: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      this.found.push(`${what}: is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`);
  };
}

/** The words of a list that has no rows. */
export interface EmptyWords {
  title: string;
  description: string;
}

const one = (parent: Element, name: string) =>
  parent.getElementsByClassName(name)[0] as HTMLElement | undefined;
const all = (parent: Element, name: string) => [...parent.getElementsByClassName(name)] as HTMLElement[];

/** The rows of a mounted list of either kind, as they are drawn. */
export const rowsOf = (container: Element) => all(container, 'kit-list__row');

/** The rows that the Tab key reaches. */
function tabStops(container: Element): Element[] {
  return rowsOf(container).filter((row) =>
    ['button', 'input'].some((tag) =>
      [...row.getElementsByTagName(tag)].some((control) => control.getAttribute('tabindex') !== '-1'),
    ),
  );
}

/** What a list of either kind shows in place of its rows. */
function statesOf(container: Element, root: string): string[] {
  const items = one(container, 'kit-list__items');
  const states = ['shimmer', 'empty-state-view', 'error-state-view'].filter((state) =>
    one(container, `${root}__${state}`),
  );
  return items && !items.hidden && rowsOf(container).length > 0 ? ['rows', ...states] : states;
}

/**
 * Compares what must hold of a list of either kind at any moment after its changes are published.
 * @param root - its root class.
 */
export function compareAlways(container: Element, root: string, { check }: Differences): void {
  const rows = rowsOf(container);
  const states = statesOf(container, root);
  if (states.length > 1) check('states at a time', states, states.slice(0, 1));
  if (states[0] !== 'rows') return;
  check('Tab stops', tabStops(container).length, 1);
  const names = rows.map(nameOfRow);
  check('rows that are there once', [...new Set(names)].length, names.length);
}

/**
 * Compares what must hold of a list of either kind once everything is through.
 * @param count - how many rows it must have.
 */
export function compareFrame(
  container: Element,
  root: string,
  count: number,
  words: EmptyWords,
  differences: Differences,
): void {
  const { check } = differences;
  compareAlways(container, root, differences);
  const list = one(container, 'kit-list');
  check('phase', list?.dataset.phase, count === 0 ? 'empty' : 'ready');
  check('states', statesOf(container, root), [count === 0 ? 'empty-state-view' : 'rows']);
  check('connection', list?.dataset.connection, 'connected');
  check('banner', one(container, 'kit-list__banner')?.hidden, true);
  check('footer', one(container, 'kit-list__footer')?.dataset.state, count === 0 ? undefined : 'end');
  check(
    'positions',
    rowsOf(container).map(
      (row) => `${row.getAttribute('aria-posinset')}/${row.getAttribute('aria-setsize')}`,
    ),
    Array.from({ length: count }, (_, index) => `${index + 1}/${count}`),
  );
  if (count > 0) return;
  check('empty title', one(container, 'kit-state-view__title')?.textContent, words.title);
  check('empty description', one(container, 'kit-state-view__description')?.textContent, words.description);
}

/** The name that a row shows. */
export function nameOfRow(row: Element): string {
  const action = one(row, 'kit-list-item__action');
  return action?.textContent || (action?.getAttribute('aria-label') ?? '');
}
