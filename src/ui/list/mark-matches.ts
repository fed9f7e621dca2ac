import { findMatches } from '../../utils/find-matches.ts';

/** The highlight's name in the style sheet, shared by all lists. */
const NAME = 'kit-match';

/** Marks a keyword in the titles of rows, replacing earlier marks. */
export type MarkMatches = (rows: Iterable<Element>, keyword: string) => void;

/** Creates the marks of a list: ranges, which leave the rows' elements unchanged. */
export function createMarks(): MarkMatches {
  const registry = globalThis.CSS?.highlights;
  let marked: Range[] = [];
  return (rows, keyword) => {
    const highlight = registry?.get(NAME) ?? new Highlight();
    registry?.set(NAME, highlight);
    for (const range of marked) highlight.delete(range);
    marked = [...rows].flatMap((row) => [...rangesIn(row.querySelector(TITLE), keyword)]);
    for (const range of marked) highlight.add(range);
  };
}

const TITLE = '.kit-list-item__body-title';

function* rangesIn(title: Element | null, keyword: string): Iterable<Range> {
  if (!title) return;
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [start, end] of findMatches(node.nodeValue ?? '', keyword)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      yield range;
    }
  }
}
