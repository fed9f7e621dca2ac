import { type Accessor, createSignal, type JSX, untrack } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import { type UnreadSide, unreadOutside } from '../../core/order/unread-outside.ts';
import type { ListWindow } from '../../primitives/list/create-window.ts';
import { useKit } from '../../primitives/session/kit-context.tsx';
import { createTimer } from '../../primitives/timing/create-timer.ts';

/** The pills follow what happens out of sight at most this often, in milliseconds. */
const SPACING_MS = 250;

/** Follows the unread rows out of sight. */
export interface OutOfSight<E> {
  above: Accessor<UnreadSide<E>>;
  below: Accessor<UnreadSide<E>>;
  /** Rows or window moved: look again soon. */
  look(): void;
}

const NOBODY = { count: 0, nearest: null };

/** Makes the count of unread rows above and below the window; it ends with its owner. */
export function createOutOfSight<E extends OrderEntry>(
  order: BlockOrder<E>,
  listWindow: () => ListWindow<E> | undefined,
): OutOfSight<E> {
  const equals = (a: UnreadSide<E>, b: UnreadSide<E>) => a.count === b.count && a.nearest === b.nearest;
  const [above, setAbove] = createSignal<UnreadSide<E>>(NOBODY, { equals });
  const [below, setBelow] = createSignal<UnreadSide<E>>(NOBODY, { equals });
  const timer = createTimer(() => {
    const current = listWindow();
    if (!current || current.viewport() === 0) return;
    const { index: first } = order.find(current.top());
    const { index: last } = order.find(current.top() + current.viewport() - 1);
    const unread = unreadOutside(order, first, last);
    setAbove(unread.above);
    setBelow(unread.below);
  });
  return {
    above,
    below,
    look: () => {
      if (!timer.isRunning()) timer.start(SPACING_MS);
    },
  };
}

/** Says above and below the rows that unread ones are out of sight; a click goes to the nearest. */
export function ActivityPills<E extends OrderEntry>(props: {
  outOfSight: OutOfSight<E>;
  onGo: (entry: E) => void;
}): JSX.Element {
  const { t } = useKit().localizer;
  const label = (count: number) => (count === 0 ? '' : t('list.newActivity', { count }));
  const pill = (edge: 'start' | 'end', side: Accessor<UnreadSide<E>>) => (
    <button
      type="button"
      class="kit-list__pill"
      data-edge={edge}
      hidden={side().count === 0}
      onClick={() => {
        const { nearest } = side();
        if (nearest) props.onGo(nearest);
      }}
    >
      <span class="kit-list__pill-icon" aria-hidden="true" />
      <bdi>{label(side().count)}</bdi>
    </button>
  );
  const { above, below } = untrack(() => props.outOfSight);
  return [pill('start', above), pill('end', below)];
}
