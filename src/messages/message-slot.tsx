import type { JSX } from 'solid-js';
import { Guarded } from '../ui/controls/guarded.tsx';
import type { MessagePartProps } from './message-view.ts';
import type { MessageSlots } from './props.ts';

/** Renders a part of a message: the app's, or the built-in one if that is missing or throws. */
export function drawSlot(
  name: keyof MessageSlots,
  props: MessagePartProps,
  builtIn: () => JSX.Element,
  box: (content: JSX.Element) => JSX.Element = (content) => content,
): JSX.Element {
  const { record, now, view } = props;
  if (!view.isSlotted()) return builtIn();
  const draw = () => {
    const render = view.slot(name);
    if (!render) return builtIn();
    return (
      <Guarded fallback={builtIn} report={view.report} retryOn={now}>
        {box(render(view.itemOf(record), view.list.rowOf(record)))}
      </Guarded>
    );
  };
  return <>{draw()}</>;
}
