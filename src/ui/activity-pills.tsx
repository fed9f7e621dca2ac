import { createSignal, For, type JSX, onCleanup } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../core/block-order.ts';
import { type UnreadSide, unreadOutside } from '../core/unread-outside.ts';
import type { ListWindow } from '../primitives/create-window.ts';

/** The pills follow what happens out of sight at most this often, in milliseconds. */
const SPACING_MS = 250;

/** Follows the unread rows out of sight. */
export interface OutOfSight<E> {
  sides(): { above: UnreadSide<E>; below: UnreadSide<E> };
  /** Rows or window moved: look again soon. */
  look(): void;
}

/** Makes the count of unread rows above and below the window; it ends with its owner. */
export function createOutOfSight<E extends OrderEntry>(
  order: BlockOrder<E>,
  window: () => ListWindow<E> | undefined,
): OutOfSight<E> {
  const nobody = { count: 0, nearest: null };
  const [sides, setSides] = createSignal<ReturnType<OutOfSight<E>['sides']>>(
    { above: nobody, below: nobody },
    { equals: isSame },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    const current = window();
    if (!current || current.viewport() === 0) return;
    const { index: first } = order.find(current.top());
    const { index: last } = order.find(current.top() + current.viewport() - 1);
    setSides(unreadOutside(order, first, last));
  };
  onCleanup(() => clearTimeout(timer));
  return {
    sides,
    look: () => {
      timer ??= setTimeout(run, SPACING_MS);
    },
  };
}

/** Says above and below the rows that unread ones are out of sight; a click goes to the nearest. */
export function ActivityPills<E extends OrderEntry>(props: {
  outOfSight: OutOfSight<E>;
  label: (count: number) => string;
  onGo: (entry: E) => void;
}): JSX.Element {
  const EDGES = ['start', 'end'] as const;
  return (
    <For each={EDGES}>
      {(edge) => {
        const side = () => props.outOfSight.sides()[edge === 'start' ? 'above' : 'below'];
        return (
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
            <bdi>{side().count === 0 ? '' : props.label(side().count)}</bdi>
          </button>
        );
      }}
    </For>
  );
}

type Sides = { above: UnreadSide<unknown>; below: UnreadSide<unknown> };

function isSame(a: Sides, b: Sides): boolean {
  const sameSide = (x: UnreadSide<unknown>, y: UnreadSide<unknown>) =>
    x.count === y.count && x.nearest === y.nearest;
  return sameSide(a.above, b.above) && sameSide(a.below, b.below);
}
