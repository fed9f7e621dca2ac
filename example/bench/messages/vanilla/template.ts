import { find } from '../../lists/subject.ts';
import { nextFrame } from '../../measure/interleave.ts';
import type { ChatSubject } from '../subject.ts';

/** The markup that the hand-written list of messages copies from a mounted one of the kit. */
export interface ChatTemplate {
  /** The list without its rows. */
  root: HTMLElement;
  /** A message of one's own, and one of the other side. */
  own: HTMLElement;
  other: HTMLElement;
  day: HTMLElement;
  gap: HTMLElement;
}

/** Copies the markup of a mounted list whose first messages are visible, once all parts of it have loaded. */
export async function chatTemplateOf(ours: ChatSubject): Promise<ChatTemplate> {
  while (!ours.host.querySelector('.kit-message-list__newest')) await nextFrame();
  const root = find(ours.host, '.kit-message-list').cloneNode(true) as HTMLElement;
  const rows = {
    own: find(root, '.kit-message-list__row[data-own]'),
    other: find(root, '.kit-message-list__row:not([data-own])'),
    day: find(root, '.kit-message-list__day'),
    gap: find(root, '.kit-message-list__gap'),
  };
  for (const row of [rows.own, rows.other]) row.tabIndex = -1;
  find(root, '.kit-message-list__items').replaceChildren();
  find(root, '.kit-message-list__newest').hidden = true;
  return { root, ...rows };
}
