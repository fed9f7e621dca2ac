import { find } from '../../lists/subject.ts';
import { Finder, textIn } from '../../lists/vanilla/template.ts';
import type { ChatTemplate } from './template.ts';
import type { MeasuredEntry } from './window.ts';

/** A day or a message of the hand-written list. */
export interface ChatEntry extends MeasuredEntry {
  /** Null for a day. */
  readonly id: number | null;
  readonly isOwn: boolean;
  readonly text: string;
  /** When it was sent, in seconds. */
  readonly at: number;
  /** Whether it is the first and the last message of a group. */
  isFirst: boolean;
  isLast: boolean;
}

const DAY = 86_400;
let made = 0;

/** Creates the rows of a chat, as copies of a template. */
export function createChatRows(template: ChatTemplate, name: string) {
  const drawOwn = createRow(template.own, 'You');
  const drawOther = createRow(template.other, name);
  const day = template.day.cloneNode(true) as HTMLElement;
  const dayParts = new Finder(day, [find(day, 'time'), textIn(day, 'time')] as const);
  return {
    create(entry: ChatEntry): HTMLElement {
      if (entry.id !== null) return (entry.isOwn ? drawOwn : drawOther)(entry);
      const element = day.cloneNode(true) as HTMLElement;
      const [time, text] = dayParts.find(element);
      time.setAttribute('datetime', new Date(entry.at * 1000).toISOString().slice(0, 10));
      text.data = entry.text;
      return element;
    },
    /** Only its place in its group can change. */
    patch(entry: ChatEntry): void {
      entry.element?.toggleAttribute('data-first', entry.isFirst);
      entry.element?.toggleAttribute('data-last', entry.isLast);
    },
  };
}

function createRow(template: HTMLElement, sender: string): (entry: ChatEntry) => HTMLElement {
  const row = template.cloneNode(true) as HTMLElement;
  row.removeAttribute('data-first');
  row.removeAttribute('data-last');
  find(row, '.kit-message-bubble__sender').textContent = sender;
  const parts = new Finder(row, [
    find(row, '.kit-message-bubble__sender'),
    find(row, '.kit-message-bubble__content'),
    textIn(row, '.kit-message-bubble__text'),
    find(row, '.kit-message-bubble__status-info-view'),
    find(row, 'time'),
    textIn(row, 'time'),
  ] as const);
  return (entry) => {
    const element = row.cloneNode(true) as HTMLElement;
    const [name, content, text, info, time, sent] = parts.find(element);
    const id = `vanilla-${(++made).toString(36)}-`;
    element.setAttribute('aria-labelledby', `${id}s ${id}c ${id}i ${id}f`);
    if (entry.isFirst) element.setAttribute('data-first', '');
    if (entry.isLast) element.setAttribute('data-last', '');
    name.id = `${id}s`;
    content.id = `${id}c`;
    info.id = `${id}i`;
    text.data = entry.text;
    time.setAttribute('datetime', new Date(entry.at * 1000).toISOString());
    sent.data = timeOf(entry.at);
    return element;
  };
}

/** Formats the time of a message. */
export function timeOf(seconds: number): string {
  const minutes = Math.floor((seconds % DAY) / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours % 12 || 12)}:${two(minutes % 60)} ${hours < 12 ? 'AM' : 'PM'}`;
}

const days = new Map<number, string>();

/** Formats the day of a message; cached. */
export function dayOf(seconds: number): string {
  const day = Math.floor(seconds / DAY);
  let text = days.get(day);
  if (!text) {
    text = new Date(seconds * 1000).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    days.set(day, text);
  }
  return text;
}
