/** Finds an element; throws if it is missing. */
export function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Waits until a condition holds, checking once per frame. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

/** Waits until the first element of a selector is visible. */
export const shown = (selector: string): Promise<void> =>
  until(() => document.querySelector(selector)?.checkVisibility() ?? false);

/** Waits until rows are rendered and have positions, and nothing is pending. */
export const settled = (): Promise<void> =>
  until(() => Number(document.querySelector('.kit-list__row')?.getAttribute('aria-posinset')) > 0);

export function toEnd(): void {
  const scroller = get('.kit-list__scroller');
  scroller.scrollTop = scroller.scrollHeight;
}

/** Selects the first rows. */
export async function select(count: number): Promise<void> {
  await settled();
  const boxes = document.querySelectorAll<HTMLElement>('.kit-list__row input');
  for (const box of [...boxes].slice(0, count)) box.click();
}

export async function openMenu(): Promise<void> {
  await settled();
  get('.kit-list-item__menu-button').click();
  await shown('.kit-menu');
}

export async function openDialog(): Promise<void> {
  await openMenu();
  get('[role="menuitem"]:last-of-type').click();
  await shown('.kit-dialog');
}

export async function confirmDialog(): Promise<void> {
  await openDialog();
  get('.kit-dialog [data-variant="danger"]').click();
}

/** Types into the search bar and waits for the result. */
export async function search(words: string, result: string): Promise<void> {
  await settled();
  const input = get('input[type="search"]') as HTMLInputElement;
  const items = get('.kit-list__items');
  const before = items.textContent;
  input.focus();
  input.value = words;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await until(() => items.textContent !== before);
  await shown(result);
}
