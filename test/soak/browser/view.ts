import { nameOf } from '../../conversations/harness.tsx';
import { startOf } from '../../support/scroll-start.ts';

/** The selectors of a kind of list. */
export interface Selectors {
  scroller: string;
  items: string;
  gap: string;
  /** What keys focus. */
  stop: string;
}

const LIST: Selectors = {
  scroller: '.kit-list__scroller',
  items: '.kit-list__items',
  gap: '.kit-list__gap',
  stop: '.kit-list-item__action',
};
const MESSAGES: Selectors = {
  scroller: '.kit-message-list__scroller',
  items: '.kit-message-list__items',
  gap: '.kit-message-list__gap',
  stop: '.kit-message-list__row',
};

/** A row or header where it is painted; px from the top of the scroller. */
export interface Placed {
  readonly key: string;
  readonly text: string;
  readonly element: HTMLElement;
  readonly isHeader: boolean;
  readonly top: number;
  readonly bottom: number;
}

/** What a list paints. */
export interface View {
  readonly scroller: HTMLElement;
  readonly items: HTMLElement;
  readonly selectors: Selectors;
  readonly isOfMessages: boolean;
  /** The scroll position, the greatest one, and the height of the viewport. */
  readonly at: number;
  readonly most: number;
  readonly height: number;
  readonly width: number;
  /** All that is mounted, in the order of the page. */
  readonly mounted: readonly Placed[];
  /** What of that is in view, at least in part. */
  readonly inView: readonly Placed[];
  /** The empty space that is in view, in px. */
  readonly blank: number;
}

const keys = new WeakMap<Element, string>();
let made = 0;

/** Returns what tells a row from others: its name, or its node if its text may change. */
function keyOf(element: HTMLElement, isOfMessages: boolean): string {
  if (!isOfMessages) return nameOf(element) || `section ${element.textContent}`;
  const key = keys.get(element) ?? `node ${++made}`;
  keys.set(element, key);
  return key;
}

/** Returns what a message says, whatever the app renders around it; of other rows all text. */
const textOf = (element: Element) =>
  (element.querySelector('.kit-message-bubble__text, .kit-message-bubble__aside') ?? element).textContent ??
  '';

/** Returns the lists of a page that have rows and a layout. */
export function viewsIn(page: Element): View[] {
  return [MESSAGES, LIST].flatMap((selectors) =>
    [...page.querySelectorAll<HTMLElement>(selectors.scroller)].flatMap((scroller) => {
      const items = scroller.querySelector<HTMLElement>(selectors.items);
      if (!items || items.clientHeight === 0 || scroller.clientHeight === 0) return [];
      return [viewOf(scroller, items, selectors)];
    }),
  );
}

function viewOf(scroller: HTMLElement, items: HTMLElement, selectors: Selectors): View {
  const isOfMessages = selectors === MESSAGES;
  const { clientHeight: height, clientWidth: width, scrollTop, scrollHeight } = scroller;
  const from = scroller.getBoundingClientRect().top + scroller.clientTop;
  const placed: Placed[] = [];
  let blank = 0;
  for (const element of items.children as Iterable<HTMLElement>) {
    const box = element.getBoundingClientRect();
    const [top, bottom] = [box.top - from, box.bottom - from];
    if (element.matches(selectors.gap)) {
      // A list of messages has padding around its rows.
      const padding = isOfMessages ? 14 : 1;
      const isEdge = element === items.firstElementChild || element === items.lastElementChild;
      const px = Math.min(bottom, height) - Math.max(top, 0) - (isEdge ? padding : 1);
      blank += Math.max(0, px);
    } else {
      const isHeader = !element.querySelector('.kit-list-item__action, .kit-message-bubble');
      placed.push({
        key: keyOf(element, isOfMessages),
        text: textOf(element),
        element,
        isHeader,
        top,
        bottom,
      });
    }
  }
  return {
    scroller,
    items,
    selectors,
    isOfMessages,
    at: scrollTop - startOf(scroller),
    most: scrollHeight - height,
    height,
    width,
    mounted: placed,
    inView: placed.filter(({ top, bottom }) => bottom > 0.5 && top < height - 0.5),
    blank,
  };
}
