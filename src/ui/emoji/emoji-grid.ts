import { type Accessor, createMemo, createSignal, untrack } from 'solid-js';
import { type Emoji, type EmojiData, withTone } from './emoji-data.ts';
import { EMOJI_GROUPS, type EmojiGroup } from './emoji-groups.ts';

/** A section of the grid. */
export type Section = EmojiGroup | 'recent';

/** A cell of the grid. */
export interface Cell {
  /** The emoji to insert, with its skin tone. */
  readonly emoji: string;
  readonly name: string;
}

/** A row of the grid: the heading of a section, or emojis. */
export type GridRow =
  | { readonly kind: 'heading'; readonly section: Section }
  | { readonly kind: 'emojis'; readonly section: Section | undefined; readonly cells: readonly Cell[] };

/** The options of `createEmojiGrid`. */
export interface EmojiGridOptions {
  data: Accessor<EmojiData | undefined>;
  query: Accessor<string>;
  recent: Accessor<readonly string[]>;
  tone: Accessor<number>;
  columns: Accessor<number>;
}

/** The position of a cell. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The rows of a picker, and the active cell. */
export interface EmojiGrid {
  rows: Accessor<readonly GridRow[]>;
  /** The number of results of the query. */
  count: Accessor<number>;
  /** The sections with at least one emoji. */
  sections: Accessor<readonly Section[]>;
  position: Accessor<CellPosition>;
  setPosition(place: CellPosition): void;
  cellAt(place: CellPosition): Cell | undefined;
  /** Moves the active cell by a key, where ArrowRight means the next cell; returns false if there is no such cell. */
  move(key: string, options: { toEdge: boolean; pageRows: number }): boolean;
}

/** Creates the rows of an emoji picker from its data. */
export function createEmojiGrid(options: EmojiGridOptions): EmojiGrid {
  const { data, query, recent, tone, columns } = options;
  // After the first heading.
  const [place, setPlace] = createSignal<CellPosition>({ row: 1, column: 0 });
  const cellOf = (each: Emoji): Cell => ({ emoji: withTone(each, tone()), name: each.name });
  const groups = createMemo(() => {
    const known = data();
    if (!known) return [];
    const found: [Section, Cell[]][] = [];
    const last = recent().flatMap((emoji) => {
      const entry = known.find(emoji);
      return entry ? [{ emoji, name: entry.name }] : [];
    });
    if (last.length > 0) found.push(['recent', last]);
    for (const group of EMOJI_GROUPS)
      found.push([group, known.all.filter((each) => each.group === group).map(cellOf)]);
    return found;
  });
  const results = createMemo(() => (query().trim() === '' ? undefined : data()?.search(query())));
  const rows = createMemo<readonly GridRow[]>(() => {
    const found = results();
    if (found) return rowsOf(found.map(cellOf), undefined, columns());
    return groups().flatMap(([section, cells]): GridRow[] => [
      { kind: 'heading', section },
      ...rowsOf(cells, section, columns()),
    ]);
  });
  const cellsOf = (row: number) => {
    const at = rows()[row];
    return at?.kind === 'emojis' ? at.cells : [];
  };
  /** Returns the next row with emojis in a direction. */
  const nextRow = (from: number, step: 1 | -1) => {
    let row = from + step;
    while (rows()[row]?.kind === 'heading') row += step;
    return rows()[row] ? row : undefined;
  };
  const lead = (key: string, toEdge: boolean, pageRows: number): CellPosition | undefined => {
    const { row, column } = untrack(place);
    const lastOf = (at: number) => Math.max(0, cellsOf(at).length - 1);
    const vertically = (steps: number): CellPosition | undefined => {
      let to: number | undefined;
      for (let left = Math.abs(steps); left > 0; left--) to = nextRow(to ?? row, steps > 0 ? 1 : -1) ?? to;
      return to === undefined ? undefined : { row: to, column: Math.min(column, lastOf(to)) };
    };
    const first = nextRow(-1, 1);
    const last = nextRow(rows().length, -1);
    switch (key) {
      case 'ArrowRight':
        if (column < lastOf(row)) return { row, column: column + 1 };
        return { row: nextRow(row, 1) ?? row, column: nextRow(row, 1) === undefined ? column : 0 };
      case 'ArrowLeft': {
        if (column > 0) return { row, column: column - 1 };
        const to = nextRow(row, -1);
        return to === undefined ? { row, column } : { row: to, column: lastOf(to) };
      }
      case 'ArrowDown':
        return vertically(1) ?? { row, column };
      case 'ArrowUp':
        return vertically(-1);
      case 'PageDown':
        return vertically(pageRows) ?? { row, column };
      case 'PageUp':
        return vertically(-pageRows) ?? { row, column };
      case 'Home':
        return { row: toEdge ? (first ?? row) : row, column: 0 };
      case 'End': {
        const to = toEdge ? (last ?? row) : row;
        return { row: to, column: lastOf(to) };
      }
      default:
        return undefined;
    }
  };
  const sections = createMemo(() => groups().map(([section]) => section));
  return {
    rows,
    count: () => results()?.length ?? 0,
    sections,
    position: place,
    setPosition: setPlace,
    cellAt: ({ row, column }) => cellsOf(row)[column],
    move(key, { toEdge, pageRows }) {
      const next = lead(key, toEdge, pageRows);
      if (next) setPlace(next);
      return next !== undefined;
    },
  };
}

function rowsOf(cells: readonly Cell[], section: Section | undefined, columns: number): GridRow[] {
  const rows: GridRow[] = [];
  for (let at = 0; at < cells.length; at += columns)
    rows.push({ kind: 'emojis', section, cells: cells.slice(at, at + columns) });
  return rows;
}
