import { hueOf, initialsOf } from '../../../../src/text/initials.ts';
import { find } from '../subject.ts';
import { Finder, textIn } from './template.ts';
import type { WindowEntry } from './window.ts';

/** The state of a hand-written conversation, and what its row shows. */
export interface ConversationEntry extends WindowEntry {
  uid: string;
  name: string;
  /** Computed at first use. */
  initials: string;
  isOnline: boolean;
  isTyping: boolean;
  text: string;
  messageId: number;
  sentAt: number;
  unread: number;
  /** '' unless the last message is one's own. */
  receipt: '' | 'sent' | 'delivered' | 'read';
  isSelected: boolean;
  row: ConversationRow | null;
}

const RECEIPT_LABELS = { '': '', sent: 'Sent', delivered: 'Delivered', read: 'Read' };
const ROW_CLASS = 'kit-list__row kit-conversations__list-item';
const RECEIPT_CLASS = 'kit-conversations__subtitle-receipts';
let made = 0;

/** Creates the rows of a list, as copies of a template. */
export function createRows(template: HTMLElement): (entry: ConversationEntry) => ConversationRow {
  const row = template.cloneNode(true) as HTMLElement;
  // The most common state, so that a new row needs few writes: read, offline, nobody typing.
  row.className = ROW_CLASS;
  find(row, '.kit-badge').hidden = true;
  find(row, '.kit-conversations__subtitle').removeAttribute('data-typing');
  find(row, '.kit-conversations__subtitle-text-sender').replaceChildren();
  find(row, '.kit-conversations__subtitle-text-colon').replaceChildren();
  const receipt = find(row, `.${RECEIPT_CLASS}`);
  receipt.className = RECEIPT_CLASS;
  receipt.removeAttribute('aria-label');
  const parts = new Finder(row, [
    find(row, '.kit-avatar'),
    find(row, '.kit-avatar__text'),
    textIn(row, '.kit-avatar__text'),
    find(row, '.kit-list-item__action'),
    textIn(row, '.kit-list-item__action'),
    find(row, '.kit-list-item__body-subtitle'),
    textIn(row, '.kit-conversations__subtitle-text-body'),
    find(row, '.kit-list-item__trailing-view'),
    textIn(row, '.kit-date'),
    find(row, '.kit-badge'),
    textIn(row, '.kit-badge__count'),
    textIn(row, '.kit-badge__label'),
  ] as const);

  return (entry) => {
    const element = row.cloneNode(true) as HTMLElement;
    const [avatar, avatarText, initials, action, name, subtitle, body, trailing, date, badge, count, label] =
      parts.find(element);
    const id = `vanilla-${(++made).toString(36)}-`;
    entry.initials ||= initialsOf(entry.name);
    avatar.dataset.hue = String(hueOf(entry.uid));
    avatarText.setAttribute('aria-label', entry.name);
    initials.data = entry.initials;
    action.setAttribute('aria-describedby', `${id}s ${id}t`);
    name.data = entry.name;
    subtitle.id = `${id}s`;
    trailing.id = `${id}t`;
    return new ConversationRow(element, { body, date, badge, count, label });
  };
}

/** The parts that most messages change. */
interface MessageParts {
  body: Text;
  date: Text;
  badge: HTMLElement;
  count: Text;
  label: Text;
}

/** The parts that few rows ever show; looked up at first use. */
interface StateParts {
  receipt: HTMLElement;
  subtitle: HTMLElement;
  typing: HTMLElement;
}

/** A mounted row. It remembers what it shows, so that it writes only changes and reads nothing. */
export class ConversationRow {
  readonly element: HTMLElement;
  readonly #parts: MessageParts;
  #states: StateParts | undefined;
  #isOnline = false;
  #isTyping = false;
  #text = '';
  #sentAt = 0;
  #unread = 0;
  #receipt: ConversationEntry['receipt'] = '';
  #isSelected = false;

  constructor(element: HTMLElement, parts: MessageParts) {
    this.element = element;
    this.#parts = parts;
  }

  patch(entry: ConversationEntry): void {
    const parts = this.#parts;
    if (entry.isOnline !== this.#isOnline) {
      this.#isOnline = entry.isOnline;
      this.element.className = entry.isOnline
        ? `${ROW_CLASS} kit-conversations__list-item-online`
        : ROW_CLASS;
    }
    if (entry.text !== this.#text) {
      this.#text = entry.text;
      parts.body.data = entry.text;
    }
    if (entry.sentAt !== this.#sentAt) this.#patchDate(entry.sentAt);
    if (entry.unread !== this.#unread) this.#patchUnread(entry.unread);
    if (entry.isTyping !== this.#isTyping || entry.receipt !== this.#receipt) this.#patchState(entry);
    if (entry.isSelected !== this.#isSelected) {
      this.#isSelected = entry.isSelected;
      const checkbox = find(this.element, '.kit-list-item__checkbox') as HTMLInputElement;
      checkbox.checked = entry.isSelected;
    }
  }

  #patchDate(sentAt: number): void {
    const text = dateOf(sentAt);
    if (this.#sentAt === 0 || text !== dateOf(this.#sentAt)) this.#parts.date.data = text;
    this.#sentAt = sentAt;
  }

  #patchUnread(unread: number): void {
    const { badge, count, label } = this.#parts;
    if ((unread === 0) !== (this.#unread === 0)) badge.hidden = unread === 0;
    this.#unread = unread;
    count.data = unread > 999 ? '999+' : String(unread || '');
    label.data = unread === 0 ? '' : `${unread} unread message${unread === 1 ? '' : 's'}`;
  }

  #patchState({ isTyping, receipt }: ConversationEntry): void {
    this.#states ??= {
      receipt: find(this.element, `.${RECEIPT_CLASS}`),
      subtitle: find(this.element, '.kit-conversations__subtitle'),
      typing: find(this.element, '.kit-conversations__subtitle-typing'),
    };
    const states = this.#states;
    if (isTyping !== this.#isTyping) {
      states.typing.textContent = isTyping ? 'typing…' : '';
      states.subtitle.toggleAttribute('data-typing', isTyping);
    }
    if (receipt !== this.#receipt) {
      const word = `kit-receipts-${receipt} ${RECEIPT_CLASS}-${receipt}`;
      states.receipt.className = receipt ? `${RECEIPT_CLASS} ${word}` : RECEIPT_CLASS;
      if (receipt) states.receipt.setAttribute('aria-label', RECEIPT_LABELS[receipt]);
      else states.receipt.removeAttribute('aria-label');
    }
    this.#isTyping = isTyping;
    this.#receipt = receipt;
  }
}

const DAY = 86_400;
const dates = new Map<number, string>();

/** Formats a date; cached per day. */
function dateOf(seconds: number): string {
  const day = Math.floor(seconds / DAY);
  let text = dates.get(day);
  if (!text) {
    const date = new Date(seconds * 1000);
    const two = (value: number) => String(value).padStart(2, '0');
    text = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
    dates.set(day, text);
  }
  return text;
}
