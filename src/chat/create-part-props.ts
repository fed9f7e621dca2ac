import { $PROXY, type Accessor, createMemo, mergeProps } from 'solid-js';

/**
 * Creates the props of a part from the object that the app gives for it. An object written inline, such as
 * `messages={{ hideAvatar: isPlain(), bubbleView: (message) => … }}`, is created again whenever `isPlain()` changes,
 * with functions of the same code: its slots stay those that are shown, so that they keep their state.
 */
export function createPartProps<P extends object>(given: Accessor<P | undefined>): Partial<P> {
  const group = createMemo<Partial<P>>((before) => withShownSlots(given() ?? {}, before), {});
  return mergeProps(() => group()) as Partial<P>;
}

/** Returns the props of `next`, with the slots of `before` where they have the same code. */
function withShownSlots<P extends object>(next: P, before: P): P {
  // Stores and merged props keep their functions, and may get further keys.
  if ($PROXY in next) return next;
  const fields = Object.getOwnPropertyDescriptors<Record<string, unknown>>(next as Record<string, unknown>);
  for (const [key, field] of Object.entries(fields)) {
    const shown = Object.getOwnPropertyDescriptor(before, key)?.value;
    if (key.endsWith('View') && isSameCode(shown, field.value)) field.value = shown;
  }
  return Object.defineProperties({}, fields) as P;
}

/** Whether both are functions of the same code; the code of native and bound ones is unknown. */
function isSameCode(a: unknown, b: unknown): boolean {
  if (typeof a !== 'function' || typeof b !== 'function') return false;
  const code = String(a);
  return code === String(b) && !code.endsWith('[native code] }');
}
