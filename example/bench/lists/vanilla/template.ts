import { find, type Subject } from '../subject.ts';

/** The markup and heights that hand-written lists copy from a mounted list of the kit. */
export interface Template {
  /** The list without its rows. */
  root: HTMLElement;
  row: HTMLElement;
  rowHeight: number;
  /** A section header, in a list with sections. */
  header: HTMLElement | null;
  headerHeight: number;
}

const ROW = '.kit-list__row';
const HEADER = '.kit-list__section-header';

/** Copies the markup of a mounted list, so that both have the same elements and styles. */
export function templateOf(ours: Subject): Template {
  const root = find(ours.host, '.kit-conversations, .kit-users').cloneNode(true) as HTMLElement;
  const row = find(root, ROW);
  const header = root.querySelector<HTMLElement>(HEADER);
  find(root, '.kit-list__items').replaceChildren();
  for (const name of ['aria-posinset', 'aria-setsize']) row.removeAttribute(name);
  return {
    root,
    row,
    rowHeight: find(ours.host, ROW).getBoundingClientRect().height,
    header,
    headerHeight: ours.host.querySelector<HTMLElement>(HEADER)?.getBoundingClientRect().height ?? 0,
  };
}

/** A node of the template to find in each copy, and the path to it: at each level the index among its siblings. */
interface Step {
  /** The node's index in the list of found nodes; -1 if it only leads to others. */
  slot: number;
  index: number;
  below: Step[];
}

/**
 * Finds the same nodes in each copy of a template by the shortest walk from sibling to sibling, which visits
 * no node twice.
 */
export class Finder<T extends readonly Node[]> {
  readonly #first: Step = { slot: -1, index: 0, below: [] };
  readonly #count: number;

  constructor(root: Node, nodes: T) {
    this.#count = nodes.length;
    for (const [slot, node] of nodes.entries()) this.#add(root, node, slot);
  }

  /** Returns the same nodes of a copy, in the same order. */
  find(copy: Node): T {
    const found = new Array<Node>(this.#count);
    walk(copy, this.#first, found);
    return found as unknown as T;
  }

  #add(root: Node, node: Node, slot: number): void {
    const path: number[] = [];
    for (let at = node; at !== root; ) {
      const parent = at.parentNode;
      if (!parent) throw new Error('The node is not below the root.');
      path.unshift([...parent.childNodes].indexOf(at as ChildNode));
      at = parent;
    }
    let step = this.#first;
    for (const index of path) {
      let next = step.below.find((each) => each.index === index);
      if (!next) {
        next = { slot: -1, index, below: [] };
        step.below.push(next);
        step.below.sort((a, b) => a.index - b.index);
      }
      step = next;
    }
    step.slot = slot;
  }
}

function walk(parent: Node, { below }: Step, found: Node[]): void {
  let node = parent.firstChild;
  let at = 0;
  for (const step of below) {
    for (; at < step.index; at++) node = node?.nextSibling ?? null;
    if (!node) return;
    if (step.slot >= 0) found[step.slot] = node;
    if (step.below.length > 0) walk(node, step, found);
  }
}

/** Makes an element of the template contain a single empty text node. */
export function textIn(row: HTMLElement, selector: string): Text {
  const text = document.createTextNode('');
  find(row, selector).replaceChildren(text);
  return text;
}
