import { startOf } from '../../support/scroll-start.ts';
import 'solid-chat-kit/css-variables.css';
import './page.css';
import { createSignal, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { nameOf } from '../../conversations/harness.tsx';
import type { OpenPage, Page } from '../page.ts';
import { endAnimations, painted } from './frames.ts';
import { createHolds } from './holds.ts';
import { openHost, scrollersIn, scrollTo } from './host.ts';
import { AFTER_MOVE_MS, createPageSteps } from './page-steps.ts';
import { movedBetween, readIn, wrongIn } from './rules.ts';
import { type View, viewsIn } from './view.ts';
import { compareWhole } from './whole.ts';

/** Steps that take no reader elsewhere. */
const STILL = new Set(
  `foreign ownElsewhere reply edit remove react receipt deleteMessage delivered readByPeer readElsewhere readHere
   markAsRead typing presence deliver look answer failCall disconnect connect clock frame select reactHere block
   aim click send sendGoesOn pointer group member`.split(/\s+/),
);
/** Steps by which rows change their heights, or go. */
const RESHAPING = new Set([
  'deleteChat',
  'slots',
  'slot',
  'second',
  'thread',
  'resize',
  'font',
  'direction',
  'tall',
  'picture',
  'setting',
]);
/** Steps that scroll. */
const SCROLLING = new Set(['wheel', 'jump', 'toEdge']);
/** Steps that take the reader elsewhere at once. */
const MOVING = new Set([...SCROLLING, 'keys', 'key', 'focus', 'menu', 'closeMenu', 'leave']);
/** Steps in which rows that are held may move, once a fetch or another filter is under way. */
const ANSWERING = new Set(
  'answer failCall clock connect builder search searchOff signIn user mount'.split(' '),
);
/** After this time without a call nothing begins again, in milliseconds. */
const QUIET_MS = 1100;

/** The users of a page, more than it shows at once. */
const PEOPLE = Array.from({ length: 34 }, (_, index) => {
  const letter = String.fromCharCode(97 + (index >> 1));
  return `${letter}${'anel'[index % 4]}${index}`;
});

/** An object of the SDK, of any kind. */
type Item = Readonly<Record<string, (() => unknown) | undefined>>;

/** What is searched for. */
const searchesIn = (page: Element) =>
  [...page.querySelectorAll<HTMLInputElement>('.kit-search-bar__input')].map(({ value }) => value).join('');

/** Opens a page with layout. */
export const openPage: OpenPage = (random) => {
  const host = openHost();
  const { container } = host;
  const [isTall, setTall] = createSignal(false);
  const [pictures, setPictures] = createStore<Record<string, string>>({});
  const holds = createHolds();
  const clicked: string[] = [];
  const blamed: string[] = [];
  let views: View[] = [];
  let searches = '';
  /** The keys of the rows being read, by scroller. */
  const read = new Map<Element, string | undefined>();
  let begunAt = Number.NEGATIVE_INFINITY;
  /** Whether other rows may take the place of these, and whether a fetch may move even rows that are held. */
  let mayBeginAgain = false;
  let mayReorder = false;
  let isAfterJump = true;
  /** The list with the focus, while it has it. */
  let focused: View | undefined;

  const picture = (item: Item): JSX.Element => {
    const id = String((item.getConversationId ?? item.getUid ?? item.getId)?.());
    return <img class="soak-picture" alt="" data-of={id} src={pictures[id]} style={{ display: 'block' }} />;
  };
  container.addEventListener(
    'click',
    ({ target }) => clicked.push(nameOf((target as Element).closest('li') ?? container)),
    { capture: true },
  );
  // The browser's events have a time of the real clock.
  container.addEventListener(
    'pointerdown',
    (event) => Object.defineProperty(event, 'timeStamp', { value: performance.now() }),
    { capture: true },
  );
  window.onpointerup = () => holds.lift(AFTER_MOVE_MS);
  window.onerror = (message) => void blamed.push(`uncaught: ${message}`);
  const steps = createPageSteps({
    ...host,
    random,
    holds,
    holdOrder: () => page.holdOrder,
    clicked,
    isTall,
    setTall(isNow) {
      container.classList.toggle('soak-tall', isNow);
      setTall(isNow);
    },
    setPicture: (id, source) => setPictures(id, source),
    blame: (wrong) => blamed.push(wrong),
  });
  const look = async () => {
    await painted();
    endAnimations();
    views = viewsIn(container);
  };
  /** Says whether the focus that a list had has gone to nowhere. */
  const lostFocus = () => {
    const { activeElement } = document;
    // Where other rows take the place of all in view, the focus has nowhere to go.
    const mayBeLost = mayBeginAgain && !focused?.inView.some(({ element }) => element.isConnected);
    // A list without rows, such as one that failed, has nothing to focus.
    const isShown = views.some(({ items }) => items === focused?.items);
    const isLost = isShown && !mayBeLost && activeElement === document.body;
    focused = views.find(({ items }) => items.contains(activeElement));
    return isLost ? ['the focus has fallen to the body'] : [];
  };

  const page: Page = {
    container,
    holdOrder: random.pick(['hover', 'hover', 'press', 'none']),
    people: PEOPLE,
    props: {
      get leadingView() {
        return isTall() ? picture : undefined;
      },
      get bubbleHeaderView() {
        return isTall() ? picture : undefined;
      },
    },
    steps,
    lengthen(text) {
      const count = Number(text.slice(1));
      return count % 3 === 0 ? text : `${text}${' so far and no further'.repeat((count * 7) % 19)}`;
    },
    async follow(step, isBusy) {
      const earlier = new Map(views.map((view) => [view.scroller, view]));
      // Who sends goes to the end.
      const goesOn = step === 'send' && views.some(({ isOfMessages }) => isOfMessages);
      // A search bar that is shown again filters the rows.
      const sought = searches;
      searches = searchesIn(container);
      const begins =
        goesOn || searches !== sought || (!STILL.has(step) && !RESHAPING.has(step) && !MOVING.has(step));
      if (begins) mayBeginAgain = isAfterJump = true;
      if (begins || step === 'connect') {
        mayReorder = true;
        begunAt = performance.now();
      }
      // Messages that are yet to come may open elsewhere.
      if (SCROLLING.has(step) && !mayBeginAgain) isAfterJump = false;
      // A connection that is back may bring other rows.
      if (MOVING.has(step) || RESHAPING.has(step) || step === 'connect') holds.aim = null;
      // The browser looks for what is under a pointer: it lays out, and reports its own scrolls before heights.
      if (page.holdOrder === 'hover') document.elementFromPoint(1, 1);
      await look();
      const wrong = views.flatMap((view) => {
        const before = earlier.get(view.scroller);
        // Other rows in place of these are not held.
        if (before && !before.mounted.some(({ element }) => element.isConnected)) holds.clear(view.scroller);
        const isHeld = holds.isHeld(view) && !RESHAPING.has(step) && !(mayReorder && ANSWERING.has(step));
        const cause = {
          // Chromium scrolls to a focused checkbox that becomes a radio button.
          isByReader:
            MOVING.has(step) || (step === 'setting' && document.activeElement?.matches('input') === true),
          mayBeginAgain,
          isHeld,
          isAfterJump,
          isRemade: step === 'tall',
          read: read.get(view.scroller),
        };
        read.set(view.scroller, readIn(view, before, cause.read));
        return [...wrongIn(view), ...(before ? movedBetween(before, view, cause) : [])];
      });
      wrong.push(...lostFocus(), ...blamed.splice(0));
      // Messages are there with their answer; lists may fetch again after a pause.
      const isOver =
        views.every(({ isOfMessages }) => isOfMessages) || performance.now() - begunAt > QUIET_MS;
      if (!isBusy && isOver) mayBeginAgain = mayReorder = false;
      return wrong.map((each) => `after '${step}': ${each}`);
    },
    reach() {
      for (const scroller of scrollersIn(container))
        scrollTo(scroller, scroller.scrollTop - startOf(scroller) < 2 ? scroller.scrollHeight : 0);
    },
    goBack() {
      for (const { scroller, mounted, at, height } of viewsIn(container)) {
        const above = mounted.findLast(({ bottom }) => bottom <= 0);
        scrollTo(scroller, above ? at + above.bottom - height : scroller.scrollHeight);
      }
    },
    paint: painted,
    async whole(compare) {
      await look();
      const wrong = [...views.flatMap(wrongIn), ...(await compareWhole(container, compare))];
      await look();
      for (const view of views) read.set(view.scroller, readIn(view));
      wrong.push(...lostFocus());
      mayBeginAgain = mayReorder = false;
      holds.clear();
      return wrong.map((each) => `when all is quiet: ${each}`);
    },
  };
  return page;
};
