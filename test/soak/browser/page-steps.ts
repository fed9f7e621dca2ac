import { device } from '../../browser/emulate.ts';
import { startOf } from '../../support/scroll-start.ts';
import type { HoldOrder, PageSteps } from '../page.ts';
import type { Random } from '../random.ts';
import { painted } from './frames.ts';
import type { Holds } from './holds.ts';
import { type Host, resize } from './host.ts';
import { type Placed, type View, viewsIn } from './view.ts';

/** A pointer that has moved or was lifted holds the rows for so long, in milliseconds. */
export const AFTER_MOVE_MS = 500;
/** Keys, menus and a pressed pointer hold them for so long. */
const LONGEST_REST_MS = 5000;
const KEYS = [
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
  'ArrowUp',
  'ArrowUp',
  'Home',
  'End',
  'PageDown',
  'PageUp',
];
/** A list and what stands before its rows have no more Tab stops than this. */
const MOST_TABS = 8;

/** What the steps of a page act on. */
export interface Stage extends Host {
  readonly random: Random;
  readonly holds: Holds;
  /** The names of the rows that were clicked. */
  readonly clicked: string[];
  holdOrder(): HoldOrder;
  isTall(): boolean;
  setTall(isTall: boolean): void;
  setPicture(id: string, source: string): void;
  /** Reports what is wrong. */
  blame(wrong: string): void;
}

/** Creates the steps that need a layout. */
export function createPageSteps(stage: Stage): PageSteps {
  const { random, container, before, holds } = stage;
  const { move, press, release, click, key } = device();
  let isPressed = false;
  const someView = (): View | undefined => {
    // A thread may cover the messages.
    const views = viewsIn(container).filter(({ scroller }) =>
      scroller.checkVisibility({ visibilityProperty: true }),
    );
    return views.length > 0 ? random.pick(views) : undefined;
  };
  const wheel = () => {
    const view = someView();
    if (!view) return undefined;
    const px = random.pick([-900, -400, -150, -40, -3, 3, 40, 150, 400, 900]);
    view.scroller.scrollTop += px;
    return `scrolls by ${px} px`;
  };
  const jump = (share: number) => {
    const view = someView();
    if (!view) return undefined;
    const to = Math.round(view.most * share);
    view.scroller.scrollTop = startOf(view.scroller) + to;
    return `scrolls to ${to} px of ${view.most} px`;
  };
  const resizePage = () => {
    const [width, height] = [random.pick([240, 320, 360, 520]), random.pick([260, 420, 640, 690])];
    resize(container, width, height);
    return `${width} x ${height} px`;
  };
  const font = () => {
    const percent = random.pick([100, 110, 125, 150, 200]);
    document.documentElement.style.fontSize = `${percent}%`;
    return `font of ${percent}%`;
  };
  /** A row that is wholly in view and not covered, with its middle. */
  const someRow = (isWanted: (view: View) => boolean): [View, Placed, x: number, y: number] | undefined => {
    const view = someView();
    if (!view || !isWanted(view)) return undefined;
    const rows = view.inView.filter(
      ({ isHeader, top, bottom }) => !isHeader && top >= 0 && bottom <= view.height,
    );
    if (rows.length === 0) return undefined;
    const row = random.pick(rows);
    const box = row.element.getBoundingClientRect();
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    return row.element.contains(document.elementFromPoint(x, y)) ? [view, row, x, y] : undefined;
  };
  /** Lifts a pressed pointer, away from the rows. */
  const lift = async () => {
    if (isPressed) await release(1, 1);
    isPressed = false;
  };
  const aim = async () => {
    await lift();
    const found = someRow(({ isOfMessages }) => !isOfMessages);
    if (!found) return undefined;
    const [{ scroller }, row, x, y] = found;
    await move(x, y);
    const holdOrder = stage.holdOrder();
    if (holdOrder === 'none') return `the pointer rests on ${row.key}, which is not held`;
    isPressed = holdOrder === 'press';
    if (isPressed) await press(x, y);
    if (isPressed) holds.hold(scroller, LONGEST_REST_MS, 'lift');
    else holds.hold(scroller, AFTER_MOVE_MS);
    holds.aim = { scroller, key: row.key, x, y };
    return `the pointer ${isPressed ? 'presses' : 'rests on'} ${row.key}`;
  };
  const clickAim = async () => {
    const { aim } = holds;
    const view = viewsIn(container).find(({ scroller }) => scroller === aim?.scroller);
    if (!aim || !view || !holds.isHeld(view)) return undefined;
    const isThere = view.mounted.some((row) => row.key === aim.key);
    const target = document.elementFromPoint(aim.x, aim.y);
    // A button over the rows was the target.
    if (
      !isThere ||
      !target?.closest('li') ||
      target.closest('button, input')?.matches(':not(.kit-list-item__action)')
    )
      return undefined;
    stage.clicked.length = 0;
    if (isPressed) await release(aim.x, aim.y);
    else await click(aim.x, aim.y);
    isPressed = false;
    if (stage.clicked.join() !== aim.key)
      stage.blame(`a click that aimed at ${aim.key} acted on ${stage.clicked.join() || 'nothing'}`);
    return `clicks ${aim.key}`;
  };
  const keys = async () => {
    const view = someView();
    if (!view) return undefined;
    const { items, scroller } = view;
    window.focus();
    if (!items.contains(document.activeElement)) {
      before.focus();
      for (let tabs = 0; tabs < MOST_TABS && !items.contains(document.activeElement); tabs++)
        await key('Tab');
      if (!viewsIn(container).some(({ items }) => items.contains(document.activeElement)))
        return 'Tab reaches no row';
    }
    const pressed = random.pick(KEYS);
    await key(pressed);
    if (stage.holdOrder() === 'hover' && !view.isOfMessages) holds.hold(scroller, LONGEST_REST_MS, 'keys');
    return `${pressed} in the rows`;
  };
  const menu = async () => {
    const found = someRow(() => true);
    if (!found || document.querySelector('.kit-menu')) return undefined;
    const [view, row] = found;
    const button = row.element.querySelector<HTMLElement>('.kit-list-item__menu-button');
    if (view.isOfMessages) {
      row.element.focus({ preventScroll: true });
      await key('Enter', '\r');
    } else if (button) {
      button.focus({ preventScroll: true });
      button.click();
      holds.hold(view.scroller, LONGEST_REST_MS, 'menu');
    } else return undefined;
    await painted();
    const box = document.querySelector('.kit-menu')?.getBoundingClientRect();
    if (box && (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth))
      stage.blame(`the menu of ${row.key} leaves the window`);
    return `the menu of ${row.key} ${box ? 'opens' : 'stays closed'}`;
  };
  const closeMenu = async () => {
    if (!document.querySelector('.kit-menu')?.contains(document.activeElement)) return undefined;
    await key('Escape');
    return 'the menu closes';
  };
  const picture = async () => {
    const all = [...container.querySelectorAll<HTMLImageElement>('.soak-picture:not([src])')];
    if (all.length === 0) return undefined;
    const id = random.pick(all).dataset.of ?? '';
    const height = random.pick([8, 33, 120, 310]);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="${height}"/>`;
    stage.setPicture(id, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    const shown = [...container.querySelectorAll<HTMLImageElement>(`.soak-picture[src]`)];
    await Promise.all(shown.map((each) => each.decode()));
    return `the picture of ${id} is ${height} px high`;
  };
  return {
    wheel: [16, wheel],
    jump: [4, () => jump(random.next())],
    toEdge: [5, () => jump(random.pick([0, 1, 1]))],
    resize: [4, resizePage],
    font: [2, font],
    direction: [1, () => `right to left: ${container.classList.toggle('soak-rtl')}`],
    aim: [7, aim],
    click: [5, clickAim],
    keys: [9, keys],
    leave: [1, () => before.focus() as undefined],
    menu: [4, menu],
    closeMenu: [4, closeMenu],
    tall: [
      2,
      () => {
        stage.setTall(!stage.isTall());
        return `pictures in rows: ${stage.isTall()}`;
      },
    ],
    picture: [10, picture],
  };
}
