import { flushNow } from 'solid-chat-kit/testing';
import 'solid-chat-kit/element';
import { createLocalData, createLocalKit, type LocalKit, TextMessage, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { onTestFinished } from 'vitest';

/** A session of "me" with messages of Cleo and then Bob. */
export async function town(): Promise<LocalKit> {
  const kit = createLocalKit({ data: createLocalData() });
  await kit.createUser(new User('me', 'Me'));
  await kit.login('me');
  for (const name of ['Cleo', 'Bob']) {
    const uid = name.toLowerCase();
    await kit.createUser(new User(uid, name));
    controlOf(kit).sendAs(uid, new TextMessage('me', `Hi of ${name}`, 'user'));
  }
  controlOf(kit).resetCalls();
  return kit;
}

/** Inserts markup for the rest of the test, and returns its first element. */
export function page<E extends HTMLElement>(markup: string): E {
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.append(host);
  onTestFinished(() => host.remove());
  return host.firstElementChild as E;
}

/** Runs everything that only waits for promises, and publishes it. */
export async function idle(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
  flushNow();
}

/** The names of the mounted rows, in order. */
export const names = (element: Element) =>
  [...element.querySelectorAll('.kit-list-item__action')].map((each) => each.textContent);

/** Returns the control of a row by its name. */
export function control(element: Element, name: string, selector = '.kit-list-item__action'): HTMLElement {
  const row = [...element.querySelectorAll('.kit-list__row')].find(
    (each) => each.querySelector('.kit-list-item__action')?.textContent === name,
  );
  const found = row?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} of ${name}, only rows of ${names(element)}.`);
  return found;
}

/** Returns the phase of an element's list; undefined without one. */
export const phase = (element: Element) => element.querySelector<HTMLElement>('.kit-list')?.dataset.phase;
