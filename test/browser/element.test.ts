import 'solid-chat-kit/css-variables.css';
import { type KitConversationsElement, KitUsersElement } from 'solid-chat-kit/element';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectGone } from './garbage.ts';
import { nextFrame, seeded } from './stage.tsx';

/** A host element for the rest of the test. */
function box(markup = ''): HTMLElement {
  const element = document.createElement('div');
  element.style.height = '500px';
  element.style.width = '340px';
  element.innerHTML = markup;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

const rowsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('.kit-list__row')];

async function users(kit: LocalKit, parent = box()): Promise<KitUsersElement> {
  const element = new KitUsersElement();
  element.sdk = kit;
  element.style.height = '100%';
  parent.append(element);
  await vi.waitFor(() => expect(rowsOf(element).length).toBeGreaterThan(3));
  await nextFrame();
  return element;
}

/** Returns the first row that is wholly visible, and its position. */
function reading(element: Element): [name: string | null | undefined, y: number] {
  const scroller = element.querySelector('.kit-list__scroller') as HTMLElement;
  const { top } = scroller.getBoundingClientRect();
  const row = rowsOf(element).find((each) => each.getBoundingClientRect().top >= top);
  expect(row, 'a row in the viewport').toBeDefined();
  return [row?.textContent, Math.round((row?.getBoundingClientRect().top ?? 0) - top)];
}

it.each([
  ['append', (parent: Element, element: Element) => parent.append(element)],
  [
    'remove and append',
    (parent: Element, element: Element) => {
      element.remove();
      parent.append(element);
    },
  ],
  ['moveBefore', (parent: Element, element: Element) => parent.moveBefore(element, null)],
])('[element.move] shows the same rows at the same place after %s', async (_, move) => {
  const { ann } = await seeded({ conversations: 5, users: 300 });
  const element = await users(ann);
  const scroller = element.querySelector('.kit-list__scroller') as HTMLElement;
  // Scrolls through the pages, each of which loads near its end.
  await vi.waitFor(() => {
    scroller.scrollTop += 700;
    expect(scroller.scrollTop).toBeGreaterThan(4000);
  });
  scroller.scrollTop = 3333;
  await nextFrame();
  await nextFrame();
  const before = reading(element);
  const other = box();
  move(other, element);
  expect(reading(element)).toEqual(before);
  await nextFrame();
  await nextFrame();
  expect(reading(element)).toEqual(before);
  scroller.scrollTop += 100;
  await nextFrame();
  await nextFrame();
  expect(reading(element)[0]).not.toBe(before[0]);
});

it('[element.box] is a box of the size set by the page, until it is hidden', async () => {
  const { ann } = await seeded({ conversations: 40, users: 40 });
  const parent = box('<kit-conversations></kit-conversations>');
  const element = parent.firstElementChild as KitConversationsElement;
  expect(getComputedStyle(element).display).toBe('block');
  element.style.height = '400px';
  element.sdk = ann;
  await vi.waitFor(() => expect(rowsOf(element).length).toBeGreaterThan(3));
  const root = element.firstElementChild as HTMLElement;
  expect(root.getBoundingClientRect().height).toBe(400);
  expect(root.getBoundingClientRect().width).toBe(340);
  expect(rowsOf(element).length).toBeLessThan(24);
  expect(getComputedStyle(root).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  element.hidden = true;
  expect(getComputedStyle(element).display).toBe('none');
  element.hidden = false;
  const sheet = document.createElement('style');
  sheet.textContent =
    'kit-conversations { display: flex } .kit-conversations .kit-list__header-title { color: rgb(1, 2, 3) }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  expect(getComputedStyle(element).display).toBe('flex');
  const title = element.querySelector('.kit-list__header-title') as HTMLElement;
  expect(getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});

/** Mounts an element, uses it, and removes it. */
async function once(kit: LocalKit, turn: number): Promise<WeakRef<Element>> {
  const parent = document.createElement('div');
  parent.style.height = '400px';
  document.body.append(parent);
  const element = await users(kit, parent);
  element.selectionMode = 1;
  element.addEventListener('kit-selection', () => element.selection);
  element.querySelector<HTMLElement>('.kit-list-item__action')?.click();
  if (turn % 2) await nextFrame();
  parent.remove();
  return new WeakRef<Element>(element);
}

it('[element.removal] 20 elements that came and went leave neither listeners nor nodes behind', async () => {
  const { ann } = await seeded({ conversations: 5, users: 60 });
  await once(ann, 0);
  const gone: WeakRef<Element>[] = [];
  for (let turn = 1; turn <= 20; turn++) gone.push(await once(ann, turn));
  await nextFrame();
  expect(controlOf(ann).listenerCount()).toBe(0);
  await expectGone(gone);
}, 60_000);
