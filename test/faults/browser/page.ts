import { expect, onTestFinished } from 'vitest';
import { nextFrame } from '../../browser/stage.tsx';

declare const gc: (options: { type: 'major'; execution: 'async' }) => Promise<void>;

export const MB = 1024 * 1024;

/** '+0.1' */
export const megabytes = (bytes: number) => `${bytes < 0 ? '' : '+'}${(bytes / MB).toFixed(1)}`;

/** Prints a figure, which the command writes into docs/reliability.md. */
export const figure = (name: string, value: string) => console.log(`FIGURE ${name} | ${value}`);

/** The used heap in bytes, without garbage. */
export async function heap(): Promise<number> {
  for (let i = 0; i < 3; i++) await gc({ type: 'major', execution: 'async' });
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
}

/** Collects what nobody catches for the rest of the test. */
export function uncaught(): string[] {
  const found: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    void found.push(String('reason' in event ? event.reason : event.error));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  onTestFinished(() => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  });
  return found;
}

/** Waits frame by frame; fails when that takes too long. */
export async function until(ready: () => boolean, where: string): Promise<void> {
  for (let frame = 0; !ready(); frame++) {
    if (frame > 300) expect.fail(`${where} waits in vain: ${ready}`);
    await nextFrame();
  }
}
