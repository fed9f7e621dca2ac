import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates a preference of the reader's system, such as 'forced-colors', for the rest of the test. */
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

/** Lets the screen cover the edges of the page, in px, for the rest of the test. */
export async function emulateInsets(
  insets: Record<'top' | 'right' | 'bottom' | 'left', number>,
): Promise<void> {
  const send = (given: object) =>
    (cdp() as { send(method: string, params: unknown): Promise<unknown> }).send(
      'Emulation.setSafeAreaInsetsOverride',
      { insets: given },
    );
  await send(insets);
  onTestFinished(() => send({}).then(() => undefined));
}

/** Makes the page one on a touch screen for the rest of the test. */
export async function emulateTouch(): Promise<void> {
  const send = (enabled: boolean) =>
    (cdp() as { send(method: string, params: unknown): Promise<unknown> }).send(
      'Emulation.setTouchEmulationEnabled',
      { enabled },
    );
  await send(true);
  onTestFinished(() => send(false).then(() => undefined));
  expect(matchMedia('(hover: none)').matches).toBe(true);
}

const BUTTON = { button: 'left', clickCount: 1 };

/** Puts a finger on a screen at positions in px of this frame, and lifts it. */
export function finger() {
  const send = (type: string, touchPoints: { x: number; y: number }[]) =>
    (cdp() as { send(method: string, params: unknown): Promise<unknown> }).send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
    });
  return {
    press(x: number, y: number) {
      const frame =
        window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      const scale = frame.width / innerWidth;
      return send('touchStart', [{ x: frame.x + x * scale, y: frame.y + y * scale }]);
    },
    lift: () => send('touchEnd', []),
  };
}

/** Sends input like a device, at positions in px of this frame. */
export function device() {
  const send = (method: string, params: unknown) =>
    (cdp() as { send(method: string, params: unknown): Promise<unknown> }).send(method, params);
  const mouse = (type: string, x: number, y: number, more: object = {}) => {
    const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const scale = frame.width / innerWidth;
    const place = { x: frame.x + x * scale, y: frame.y + y * scale };
    return send('Input.dispatchMouseEvent', { type, ...place, ...more });
  };
  return {
    move: (x: number, y: number) => mouse('mouseMoved', x, y),
    wheel: (x: number, y: number, deltaY: number) => mouse('mouseWheel', x, y, { deltaX: 0, deltaY }),
    press: (x: number, y: number) => mouse('mousePressed', x, y, BUTTON),
    release: (x: number, y: number) => mouse('mouseReleased', x, y, BUTTON),
    async click(x: number, y: number) {
      await mouse('mousePressed', x, y, BUTTON);
      await mouse('mouseReleased', x, y, BUTTON);
    },
    async key(key: string, text?: string) {
      const code = {
        Tab: 9,
        Enter: 13,
        Escape: 27,
        PageUp: 33,
        PageDown: 34,
        End: 35,
        Home: 36,
        ArrowUp: 38,
        ArrowDown: 40,
      }[key];
      const fields = { key, code: key, windowsVirtualKeyCode: code };
      await send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...fields });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...fields });
    },
  };
}
