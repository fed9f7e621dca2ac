import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** Timers do not count time while a machine sleeps, and some machines wake up without an event. */
const CHECK_MS = 60_000;

/**
 * Calls back when the clock may have jumped (the machine woke up, or the page was frozen or hidden), and once a
 * minute; ends with its owner.
 */
export function createWakeListener(check: () => void): void {
  onMount(() => {
    if (typeof document === 'undefined') return;
    const abort = new AbortController();
    const { signal } = abort;
    for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, check, { signal });
    for (const type of ['focus', 'pageshow']) window.addEventListener(type, check, { signal });
    const timer = setInterval(check, CHECK_MS);
    onCleanup(() => {
      abort.abort();
      clearInterval(timer);
    });
  });
}

/** Follows the machine's time zone, which changes when the user travels. */
export function createSystemTimeZone(): Accessor<string> {
  const [zone, setZone] = createSignal(systemZone());
  createWakeListener(() => setZone(systemZone()));
  return zone;
}

function systemZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
