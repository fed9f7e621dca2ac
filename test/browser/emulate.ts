import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Sets what the system of the reader prefers, such as 'forced-colors', for the rest of the test. */
export async function emulate(name: string, value: string): Promise<void> {
  const send = (features: { name: string; value: string }[]) =>
    (cdp() as { send(method: string, params: unknown): Promise<unknown> }).send(
      'Emulation.setEmulatedMedia',
      { features },
    );
  await send([{ name, value }]);
  onTestFinished(() => send([]).then(() => undefined));
  expect(matchMedia(`(${name}: ${value})`).matches).toBe(true);
}
