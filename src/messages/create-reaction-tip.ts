import { createTimer } from '../utils/create-timer.ts';
import type { MessageDialog } from './bubble/message-view.ts';
import type { MessageRecord } from './timeline/message-record.ts';

const CHIP = '.kit-message-bubble__reaction';
/** How long a pointer rests on a reaction before its tip opens, and how long the tip stays after that, in milliseconds. */
const OPEN_MS = 400;
const CLOSE_MS = 250;

/** A reaction button, with its message and emoji. */
interface Chip {
  readonly record: MessageRecord;
  readonly emoji: string;
  readonly chip: HTMLElement;
}

/** Returns the reaction at a target. */
export function reactionAt(
  target: Element | null | undefined,
  entryAt: (target: EventTarget | null) => MessageRecord | undefined,
): Chip | undefined {
  const chip = target?.closest<HTMLElement>(CHIP);
  const record = chip && entryAt(chip);
  if (!chip || !record) return undefined;
  return { record, chip, emoji: chip.firstElementChild?.textContent ?? '' };
}

/** Opens the tip of a reaction under a mouse or with the keyboard's focus, and closes it when these leave. */
export function createReactionTip(
  list: HTMLElement,
  entryAt: (target: EventTarget | null) => MessageRecord | undefined,
  dialog: () => MessageDialog | null,
  setDialog: (dialog: MessageDialog | null) => void,
): void {
  let current: Chip | undefined;
  const timer = createTimer(() => {
    const open = dialog();
    if (open && open.kind !== 'tip') return;
    // The pointer may read what it covers.
    if (!current && document.querySelector('.kit-reaction-tip:hover')) timer.start(CLOSE_MS);
    else setDialog(current ? { kind: 'tip', ...current } : null);
  });
  const point = (to: Chip | undefined, ms: number) => {
    if (to?.chip === current?.chip) return;
    current = to;
    timer.start(to ? ms : CLOSE_MS);
  };
  const at = (target: EventTarget | null) => reactionAt(target as Element, entryAt);
  list.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch') point(at(target), OPEN_MS);
  });
  list.addEventListener('pointerleave', () => point(undefined, CLOSE_MS));
  list.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) point(at(target), 0);
  });
  list.addEventListener('focusout', () => point(undefined, CLOSE_MS));
}
