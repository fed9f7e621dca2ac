import { scrollFromStart } from '../../support/scroll-start.ts';

/** The elements of a page. */
export interface Host {
  readonly container: HTMLElement;
  /** What has the focus before the lists have it. */
  readonly before: HTMLElement;
}

/** Makes a page of 360 x 640 px, instead of the one before. */
export function openHost(): Host {
  document.querySelector('.soak-host')?.remove();
  document.documentElement.style.fontSize = '';
  const host = document.createElement('div');
  const before = document.createElement('button');
  const container = document.createElement('div');
  host.className = 'soak-host';
  before.textContent = 'Before';
  container.className = 'kit soak';
  host.append(before, container);
  document.body.append(host);
  resize(container, 360, 640);
  return { container, before };
}

export function resize(container: HTMLElement, width: number, height: number): void {
  container.style.width = `${width}px`;
  container.style.height = `${height}px`;
}

/** Returns the scrollers of all lists with a layout. */
export const scrollersIn = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>('.kit-list__scroller, .kit-message-list__scroller')].filter(
    ({ clientHeight }) => clientHeight > 0,
  );

/** Scrolls to a distance from the start, and tells it at once: the event of the browser comes with its next frame. */
export function scrollTo(scroller: HTMLElement, px: number): void {
  scrollFromStart(scroller, px);
  scroller.dispatchEvent(new Event('scroll'));
}
