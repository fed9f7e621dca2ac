import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';

const RETRIES = '.kit-state-view__actions button, .kit-list__footer button';

export async function microtasks(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve();
}

/**
 * Lets the lists in a container go on after all that was under way was let through: publishes, reaches for the end
 * with these gestures, and clicks on every Retry. Returns whether there was any.
 */
export async function goOn(container: HTMLElement, gestures: readonly string[]): Promise<boolean> {
  await microtasks();
  vi.advanceTimersByTime(1500);
  flushNow();
  await microtasks();
  for (const scroller of container.querySelectorAll('.kit-list__scroller'))
    for (const gesture of gestures) scroller.dispatchEvent(new Event(gesture));
  const retries = [...container.querySelectorAll<HTMLElement>(RETRIES)];
  for (const retry of retries) retry.click();
  await microtasks();
  flushNow();
  return retries.length > 0;
}

/** Repeats until nothing was under way for some rounds in a row. */
export async function untilQuiet(letThrough: () => Promise<boolean>, rounds: number): Promise<void> {
  for (let quiet = 0, round = 0; quiet < rounds && round < 300; round++)
    quiet = (await letThrough()) ? 0 : quiet + 1;
}
