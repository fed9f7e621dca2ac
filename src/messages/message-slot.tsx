import { createMemo, type JSX, untrack } from 'solid-js';
import { Guarded } from '../ui/controls/guarded.tsx';
import type { MessagePart } from './message-view.ts';
import type { MessageSlots } from './props.ts';

/** Renders a part of a message: the app's, or the built-in one if that is missing or throws. */
export function drawSlot(
  name: keyof MessageSlots,
  part: MessagePart,
  builtIn: (part: MessagePart) => JSX.Element,
): JSX.Element {
  const { record, now, view } = part;
  const drawBuiltIn = () => untrack(() => builtIn(part));
  if (!view.isSlotted()) return drawBuiltIn();
  const draw = () => {
    const render = view.slot(name);
    if (!render) return drawBuiltIn();
    return (
      <Guarded fallback={drawBuiltIn} report={view.report} retryOn={now}>
        {render(view.itemOf(record), view.list.rowOf(record))}
      </Guarded>
    );
  };
  return <>{draw()}</>;
}

/** Renders something while a condition holds, with fewer computations than `Show`: most rows show none of it. */
export function drawIf(isShown: () => boolean, draw: () => JSX.Element): JSX.Element {
  const shown = createMemo(isShown);
  const content = () => (shown() ? untrack(draw) : undefined);
  return content as unknown as JSX.Element;
}
