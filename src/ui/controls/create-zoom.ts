import { type Accessor, createSignal } from 'solid-js';

/** How much a picture can be enlarged, and how much a double tap enlarges it. */
const MAX_SCALE = 6;
const DOUBLE_TAP = 2.5;
/** The longest pause between two taps, in ms, and the shortest drag and swipe, in px. */
const TAP_MS = 300;
const DRAG_PX = 6;
const SWIPE_PX = 60;
/** How much a pixel of the wheel enlarges. */
const WHEEL = 0.0025;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enlarges and moves a picture. */
export interface Zoom {
  /** Whether the picture is larger than it first is. Reactive. */
  isEnlarged: Accessor<boolean>;
  /** Whether it can be larger. Reactive. */
  canEnlarge: Accessor<boolean>;
  /** Whether the last press was a drag, whose click is ignored. */
  isDragged(): boolean;
  /** Handles the pointers and the wheel of an element that has the picture in it. */
  follow(root: HTMLElement): void;
  /** Sets the picture; a video has none. */
  attach(picture: HTMLElement | undefined): void;
  /** Enlarges or reduces it; the point of the screen stays, or its centre. */
  by(factor: number, point?: Point): void;
  /** Moves it, in px, no further than its edges. */
  move(x: number, y: number): void;
  /** Resets zoom and position. */
  reset(): void;
}

/**
 * Creates the zoom of a picture: by wheel, pinch, double tap and drag.
 * @param onSwipe - called after a sideways swipe of a picture that is not enlarged: 1 towards the left, -1 to the right.
 */
export function createZoom(onSwipe: (towards: 1 | -1) => void): Zoom {
  const [scale, setScale] = createSignal(1);
  let picture: HTMLElement | undefined;
  let offset: Point = { x: 0, y: 0 };
  const pointers = new Map<number, Point>();
  let isDragged = false;
  /** Whether the gesture had two fingers; its end is not a swipe. */
  let isPinched = false;
  /** Where and when the last tap was. */
  let tap: (Point & { readonly at: number }) | undefined;
  /** Where the pointer went down. */
  let start: Point = offset;

  const paint = () => {
    const { style } = picture ?? {};
    style?.setProperty('--kit-picture-scale', `${scale()}`);
    style?.setProperty('--kit-picture-x', `${offset.x}px`);
    style?.setProperty('--kit-picture-y', `${offset.y}px`);
  };
  /** Keeps the edges of an enlarged picture out of the view, or the picture centred. */
  const place = ({ x, y }: Point) => {
    const view = picture?.parentElement;
    const limit = (size = 0, space = 0) => Math.max(0, (size * scale() - space) / 2);
    const [mostX, mostY] = [
      limit(picture?.offsetWidth, view?.clientWidth),
      limit(picture?.offsetHeight, view?.clientHeight),
    ];
    offset = { x: Math.min(Math.max(x, -mostX), mostX), y: Math.min(Math.max(y, -mostY), mostY) };
    paint();
  };
  const by = (factor: number, point?: Point) => {
    const box = picture?.parentElement?.getBoundingClientRect();
    if (!box) return;
    const before = scale();
    const next = Math.min(Math.max(before * factor, 1), MAX_SCALE);
    setScale(next);
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const { x, y } = point ?? centre;
    const ratio = next / before;
    place({
      x: (x - centre.x) * (1 - ratio) + offset.x * ratio,
      y: (y - centre.y) * (1 - ratio) + offset.y * ratio,
    });
  };
  const reset = () => {
    setScale(1);
    offset = { x: 0, y: 0 };
    paint();
  };
  const middle = (): [centre: Point, distance: number] => {
    const [a, b] = [...pointers.values()] as [Point, Point];
    return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, Math.hypot(a.x - b.x, a.y - b.y)];
  };

  const onDown = (event: PointerEvent) => {
    const target = event.target as Element;
    if (event.button !== 0 || !picture?.parentElement?.contains(target)) return;
    start = { x: event.clientX, y: event.clientY };
    if (pointers.size === 0) isDragged = isPinched = false;
    pointers.set(event.pointerId, start);
    picture.toggleAttribute('data-held', true);
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const pinch = pointers.size === 2 ? middle() : undefined;
    pointers.set(event.pointerId, now);
    if (Math.hypot(now.x - start.x, now.y - start.y) > DRAG_PX || pinch) isDragged = true;
    if (pinch) {
      isPinched = true;
      const [centre, distance] = middle();
      by(distance / Math.max(pinch[1], 1), centre);
      place({ x: offset.x + centre.x - pinch[0].x, y: offset.y + centre.y - pinch[0].y });
    } else if (scale() > 1) place({ x: offset.x + now.x - before.x, y: offset.y + now.y - before.y });
    else if (isDragged && !isPinched) {
      offset = { x: now.x - start.x, y: 0 };
      paint();
    }
  };
  const onEnd = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    picture?.toggleAttribute('data-held', false);
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (scale() === 1) reset();
    if (event.type === 'pointercancel') return;
    if (isDragged) {
      tap = undefined;
      if (scale() === 1 && !isPinched && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y))
        onSwipe(x < 0 ? 1 : -1);
      return;
    }
    const isDouble =
      tap && event.timeStamp - tap.at < TAP_MS && Math.hypot(tap.x - start.x, tap.y - start.y) < 30;
    tap = isDouble ? undefined : { ...start, at: event.timeStamp };
    if (!isDouble || event.target !== picture) return;
    if (scale() > 1) reset();
    else by(DOUBLE_TAP, start);
  };

  return {
    isEnlarged: () => scale() > 1,
    canEnlarge: () => scale() < MAX_SCALE,
    isDragged: () => isDragged,
    follow(root) {
      root.addEventListener('pointerdown', onDown);
      root.addEventListener('pointermove', onMove);
      root.addEventListener('pointerup', onEnd);
      root.addEventListener('pointercancel', onEnd);
      root.addEventListener('pointerleave', onEnd);
      root.addEventListener(
        'wheel',
        (event) => {
          if (!picture?.parentElement?.contains(event.target as Element)) return;
          event.preventDefault();
          const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
          by(Math.exp(-pixels * WHEEL), { x: event.clientX, y: event.clientY });
        },
        { passive: false },
      );
    },
    attach(next) {
      picture = next;
      pointers.clear();
    },
    by,
    move: (x, y) => place({ x: offset.x + x, y: offset.y + y }),
    reset,
  };
}
