import { createSignal, type JSX, untrack } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { OrderHold } from '../../list/create-order-hold.ts';
import { type UnreadSide, unreadOutside } from '../../list/unread-outside.ts';
import type { ListWindow } from '../../list/window/create-window.ts';
import type { BlockOrder, OrderEntry } from '../../order/block-order.ts';
import { createTimer } from '../../utils/create-timer.ts';

/** The minimum time between updates of the pills, in milliseconds. */
const SPACING_MS = 250;

const NOBODY = { count: 0, nearest: null };

/** The props of `ActivityPills`. */
export interface ActivityPillsProps<E extends OrderEntry> {
  order: BlockOrder<E>;
  hold: OrderHold;
  listWindow: ListWindow<E> | undefined;
  /** Called with the function to call when rows or the window have moved; it schedules a recount. */
  onReady: (look: () => void) => void;
  /** Focuses a row. */
  onGo: (entry: E) => void;
}

/**
 * Shows the unread rows above and below the window; a click scrolls to the nearest. Without unread rows above, the
 * upper pill shows how many rows wait to move, and a click moves them. That pill is no Tab stop, because leaving the
 * list also moves the rows.
 */
export function ActivityPills<E extends OrderEntry>(props: ActivityPillsProps<E>): JSX.Element {
  const { order, hold } = untrack(() => props);
  const equals = (a: UnreadSide<E>, b: UnreadSide<E>) => a.count === b.count && a.nearest === b.nearest;
  const [above, setAbove] = createSignal<UnreadSide<E>>(NOBODY, { equals });
  const [below, setBelow] = createSignal<UnreadSide<E>>(NOBODY, { equals });
  const [waiting, setWaiting] = createSignal(0);
  const timer = createTimer(() => {
    setWaiting(hold.waiting());
    const viewport = props.listWindow?.viewport();
    if (!viewport) return;
    const top = props.listWindow?.top() ?? 0;
    const { above, below } = unreadOutside(
      order,
      order.find(top).index,
      order.find(top + viewport - 1).index,
    );
    setAbove(above);
    // In a list three rows high, two pills would leave about one row visible: hide the lower one.
    setBelow(viewport < 3 * order.rowHeight && above.count + waiting() ? NOBODY : below);
  });
  const recount = () => {
    if (hold.waiting() === 0) setWaiting(0);
    if (!timer.isRunning()) timer.start(SPACING_MS);
  };
  untrack(() => props.onReady(recount));
  recount();
  /** Releases the order, and focuses the first visible row. */
  const release = () => {
    hold.end();
    const top = order.at(order.find((props.listWindow?.top() ?? 0) + order.rowHeight - 1).index);
    if (top) props.onGo(top);
  };
  const go = ({ nearest }: UnreadSide<E>) => {
    // Move the focus before the pill is removed.
    if (nearest) props.onGo(nearest);
    else release();
  };
  return (
    <>
      <Pill edge="start" unread={above().count} moved={waiting()} onClick={() => go(above())} />
      <Pill edge="end" unread={below().count} moved={0} onClick={() => go(below())} />
    </>
  );
}

/** The props of `Pill`. */
interface PillProps {
  edge: 'start' | 'end';
  /** The number of unread rows beyond the edge. */
  unread: number;
  /** The number of rows waiting to move. */
  moved: number;
  onClick: () => void;
}

function Pill(props: PillProps): JSX.Element {
  const { t } = useKit().localizer;
  const isMoved = () => props.unread === 0 && props.moved > 0;
  const label = () => {
    if (isMoved()) return t('list.moved', { count: props.moved });
    return props.unread === 0 ? '' : t('list.newActivity', { count: props.unread });
  };
  return (
    <button
      type="button"
      class="kit-list__pill"
      data-edge={props.edge}
      data-moved={isMoved() ? '' : undefined}
      tabindex={isMoved() ? -1 : undefined}
      hidden={label() === ''}
      onClick={() => props.onClick()}
      onWheel={scrollRows}
    >
      <span class="kit-list__pill-icon" aria-hidden="true" />
      <bdi>{label()}</bdi>
    </button>
  );
}

/** Forwards the wheel over a pill to the rows. */
function scrollRows(event: WheelEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey) return;
  event.preventDefault();
  event.currentTarget.parentElement
    ?.querySelector('.kit-list__scroller')
    ?.scrollBy({ top: event.deltaY, behavior: 'instant' });
}
