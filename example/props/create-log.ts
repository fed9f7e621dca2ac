import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** The newest lines that are kept. */
const KEPT = 100;

/** What handlers print to the console, newest first, while the owner lives. */
export function createLog(): { lines: Accessor<readonly string[]>; clear: () => void } {
  const [lines, setLines] = createSignal<readonly string[]>([]);
  const print = console.log;
  console.log = (...values: unknown[]) => {
    print(...values);
    setLines((before) => [values.map(textOf).join(' '), ...before].slice(0, KEPT));
  };
  onCleanup(() => {
    console.log = print;
  });
  return { lines, clear: () => setLines([]) };
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return (
    JSON.stringify(value, (_key, each) => (typeof each === 'function' ? undefined : each))?.slice(0, 160) ??
    ''
  );
}
