import type { Kit } from 'solid-chat-kit';
// The order is the same for both, so that what is compared is how the page is kept up to date.
import { BlockOrder, type OrderEntry } from '../../src/core/block-order.ts';
import { hueOf, initialsOf } from '../../src/core/initials.ts';
import type { BenchConversation, BenchSDK } from './bench-sdk.ts';
import { createHost, type Subject } from './subject.ts';

const OVERSCAN = 5;

interface Entry extends OrderEntry {
  uid: string;
  name: string;
  isOnline: boolean;
  text: string;
  sentAt: number;
  unread: number;
  isDirty: boolean;
  row: Row | undefined;
}

/** The parts of a row that a message changes. */
interface Row {
  element: HTMLElement;
  body: Text;
  date: Text;
  badge: HTMLElement;
  count: Text;
  label: Text;
}

/** What the list by hand takes over from a mounted list of ours: markup and height, no behaviour. */
export interface Template {
  root: HTMLElement;
  row: HTMLElement;
  rowHeight: number;
}

function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The markup has no ${selector}.`);
  return element;
}

/** The one text of an element, made if there is none. */
function textIn(root: ParentNode, selector: string): Text {
  const text = document.createTextNode('');
  find(root, selector).replaceChildren(text);
  return text;
}

/** Copies the markup of a mounted list, so that both have the same elements and styles. */
export function templateOf(ours: Subject): Template {
  const root = find(ours.host, '.kit-conversations').cloneNode(true) as HTMLElement;
  const row = find(root, '.kit-list__row').cloneNode(true) as HTMLElement;
  find(root, '.kit-list__items').replaceChildren();
  row.removeAttribute('aria-posinset');
  row.removeAttribute('aria-setsize');
  return { root, row, rowHeight: find(ours.host, '.kit-list__row').offsetHeight };
}

/** The list that a careful hand would write, and no more than that: the limit that ours is held against. */
class VanillaList {
  readonly host = createHost();
  readonly scroller: HTMLElement;
  readonly #list: HTMLElement;
  readonly #above = gap();
  readonly #below = gap();
  readonly #template: Template;
  readonly #order: BlockOrder<Entry>;
  readonly #entries = new Map<string, Entry>();
  readonly #dirty: Entry[] = [];
  #mounted: Entry[] = [];
  #top = 0;
  #viewport = 0;
  #heights = [0, 0];
  #frame = 0;

  constructor(template: Template) {
    this.#template = template;
    this.#order = new BlockOrder(template.rowHeight);
    const root = template.root.cloneNode(true) as HTMLElement;
    this.#list = find(root, '.kit-list__items');
    this.scroller = find(root, '.kit-list__scroller');
    this.#list.append(this.#above, this.#below);
    this.host.append(root);
    this.scroller.addEventListener(
      'scroll',
      () => {
        this.#top = this.scroller.scrollTop;
        this.#draw();
      },
      { passive: true },
    );
  }

  /** Takes a page; the first one reads the height of the viewport, once. */
  append(page: readonly BenchConversation[]): void {
    const entries = page.map(entryOf);
    for (const entry of entries) this.#entries.set(entry.uid, entry);
    this.#order.append(entries);
    this.#viewport ||= this.scroller.clientHeight;
    this.#draw();
  }

  hear(message: Kit.TextMessage): void {
    const entry = this.#entries.get(message.getSender().getUid());
    if (!entry) return;
    entry.text = message.getText();
    entry.sentAt = message.getSentAt();
    entry.unread += 1;
    if (!entry.isDirty) this.#dirty.push(entry);
    entry.isDirty = true;
    this.#order.moveToFront(entry);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.flush());
  }

  flush(): void {
    if (this.#frame === 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#draw();
  }

  #draw(): void {
    const { rowHeight } = this.#template;
    const { length } = this.#order;
    const start = Math.max(0, Math.floor(this.#top / rowHeight) - OVERSCAN);
    const end = Math.min(length, Math.ceil((this.#top + this.#viewport) / rowHeight) + OVERSCAN);
    const next = this.#order.slice(start, end);
    const wanted = new Set(next);
    for (const entry of this.#mounted) {
      if (wanted.has(entry)) continue;
      entry.row?.element.remove();
      entry.row = undefined;
    }
    let cursor = this.#above.nextSibling;
    for (const entry of next) {
      if (!entry.row) entry.row = rowOf(this.#template.row, entry);
      else if (entry.isDirty) patch(entry.row, entry);
      if (entry.row.element === cursor) cursor = cursor.nextSibling;
      else this.#list.insertBefore(entry.row.element, cursor);
    }
    for (const entry of this.#dirty) entry.isDirty = false;
    this.#dirty.length = 0;
    this.#mounted = next;
    this.#setGap(0, this.#above, start * rowHeight);
    this.#setGap(1, this.#below, (length - end) * rowHeight);
  }

  #setGap(index: number, element: HTMLElement, height: number): void {
    if (this.#heights[index] === height) return;
    this.#heights[index] = height;
    element.style.height = `${height}px`;
  }
}

function gap(): HTMLElement {
  const element = document.createElement('li');
  element.className = 'kit-list__gap';
  element.setAttribute('role', 'none');
  element.setAttribute('aria-hidden', 'true');
  return element;
}

function entryOf(conversation: BenchConversation): Entry {
  const user = conversation.getConversationWith();
  const message = conversation.getLastMessage();
  return {
    uid: user.getUid(),
    name: user.getName(),
    isOnline: user.getStatus() === 'online',
    text: message.getText(),
    sentAt: message.getSentAt(),
    unread: conversation.getUnreadMessageCount(),
    isDirty: false,
    row: undefined,
    block: null,
    height: 0,
    isHeader: false,
  };
}

function rowOf(template: HTMLElement, entry: Entry): Row {
  const element = template.cloneNode(true) as HTMLElement;
  element.classList.toggle('kit-conversations__list-item-online', entry.isOnline);
  textIn(element, '.kit-list-item__action').data = entry.name;
  const avatar = find(element, '.kit-avatar');
  avatar.dataset.hue = String(hueOf(entry.uid));
  textIn(avatar, '.kit-avatar__text').data = initialsOf(entry.name);
  find(avatar, '.kit-avatar__text').setAttribute('aria-label', entry.name);
  const row: Row = {
    element,
    body: textIn(element, '.kit-conversations__subtitle-text-body'),
    date: textIn(element, '.kit-date'),
    badge: find(element, '.kit-badge'),
    count: textIn(element, '.kit-badge__count'),
    label: textIn(element, '.kit-badge__label'),
  };
  patch(row, entry);
  return row;
}

function patch(row: Row, entry: Entry): void {
  setText(row.body, entry.text);
  setText(row.date, dateOf(entry.sentAt));
  setText(row.count, String(entry.unread));
  setText(row.label, entry.unread === 1 ? '1 unread message' : `${entry.unread} unread messages`);
  if (row.badge.hidden) row.badge.hidden = false;
}

function setText(node: Text, text: string): void {
  if (node.data !== text) node.data = text;
}

function dateOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

/** Mounts the list by hand, with its first page drawn. */
export async function mountVanilla(bench: BenchSDK, pageSize: number, template: Template): Promise<Subject> {
  const list = new VanillaList(template);
  bench.sdk.addMessageListener('vanilla', {
    onTextMessageReceived: (message: Kit.TextMessage) => list.hear(message),
  });
  list.append(await bench.fetchPage(pageSize));
  return {
    host: list.host,
    scroller: list.scroller,
    receive: bench.receive,
    flush: () => list.flush(),
    dispose: () => {
      bench.sdk.removeMessageListener('vanilla');
      list.host.remove();
    },
  };
}
