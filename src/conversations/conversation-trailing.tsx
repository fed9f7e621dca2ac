import { type Accessor, createMemo, type JSX, on } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { isoDate } from '../ui/date.tsx';
import type { ConversationView } from './conversation-view.ts';

/** Above this the badge shows the number with a plus sign. */
const MOST = 999;

/** What the built-in trailing part of one row says: when the last message came, and how many are unread. */
export class TrailingFacts {
  /** An attribute nobody sees: it comes and follows when things are quiet, and costs no event and no row that flies by. */
  readonly machineDate: Accessor<string | undefined>;
  readonly #row: ConversationRow;
  readonly #view: ConversationView;

  constructor(row: ConversationRow, view: ConversationView) {
    this.#row = row;
    this.#view = view;
    this.machineDate = createMemo(on(view.quiet, () => isoDate(this.#sentAt()), { defer: !isServer }));
  }

  date(): string {
    return this.#view.formatDate(this.#sentAt());
  }

  isRead(): boolean {
    return this.#row.unreadCount() === 0;
  }

  count(): string {
    const unread = this.#row.unreadCount();
    if (unread > MOST) return `${MOST}+`;
    return unread === 0 ? '' : String(unread);
  }

  /** The count as it is read out. */
  countLabel(): string {
    const count = this.#row.unreadCount();
    return count === 0 ? '' : this.#view.localizer.t('unread.count', { count });
  }

  #sentAt(): number {
    return this.#row.sentAt();
  }
}

/** The built-in trailing part of a row, by itself. */
export function trailingOf(id: string, row: ConversationRow, view: ConversationView): JSX.Element {
  const facts = new TrailingFacts(row, view);
  return (
    <div class="kit-list-item__trailing-view kit-conversations__trailing-view" id={id}>
      <time
        class="kit-date kit-conversations__trailing-view-date"
        dateTime={facts.machineDate()}
        textContent={facts.date()}
      />
      <span
        class="kit-badge kit-conversations__trailing-view-badge-count"
        hidden={facts.isRead() || undefined}
      >
        <span class="kit-badge__count" aria-hidden="true" textContent={facts.count()} />
        <span class="kit-badge__label" textContent={facts.countLabel()} />
      </span>
    </div>
  );
}
