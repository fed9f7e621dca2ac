import { type JSX, mapArray, untrack } from 'solid-js';
import { Guarded } from '../../ui/controls/guarded.tsx';
import type { MessageSlots } from '../props.ts';
import type { MessagePart } from './message-view.ts';

/** Renders a part of a message: the app's, or the built-in one if the app's is missing, returns undefined or throws. */
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
        {orElse(render(view.itemOf(record), view.list.rowOf(record), drawBuiltIn), drawBuiltIn)}
      </Guarded>
    );
  };
  return <>{draw()}</>;
}

/** Falls back to the built-in part: an app that renders only its own kind of message returns undefined for others. */
const orElse = (rendered: JSX.Element, drawBuiltIn: () => JSX.Element) =>
  rendered === undefined ? drawBuiltIn() : rendered;

/**
 * Renders parts by name, within the effect that inserts them. Most rows have none, and '' keeps the same text node
 * when the row changes.
 */
export function drawParts<N>(names: () => readonly N[], draw: (name: N) => JSX.Element): JSX.Element {
  const parts = mapArray(names, draw);
  const content = () => {
    const drawn = parts();
    return drawn.length > 0 ? drawn : '';
  };
  return content as unknown as JSX.Element;
}
