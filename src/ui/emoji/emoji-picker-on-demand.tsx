import { createEffect, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { createOnDemand, onDemand } from '../../utils/on-demand.ts';
import type { EmojiPickerProps } from './emoji-request.ts';

/** The view of emoji pickers. */
export const emojiPicker = /* @__PURE__ */ onDemand(() =>
  import('./emoji-picker.tsx').then((part) => part.EmojiPicker),
);

/** Renders a picker, which loads when it is first opened; a click or key while it is loading cancels it. */
export function EmojiPickerOnDemand(props: EmojiPickerProps): JSX.Element {
  const close = () => untrack(() => props.onClose());
  const view = createOnDemand(
    emojiPicker,
    () => props.request !== null,
    (cause) => {
      close();
      props.report(cause, 'ERR_NOT_LOADED');
    },
  );
  createEffect(() => {
    if (!props.request || emojiPicker.loaded()) return;
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, close, true);
      onCleanup(() => document.removeEventListener(type, close, true));
    }
  });
  return (
    <Show when={view()} keyed>
      {(EmojiPicker) => <EmojiPicker request={props.request} onClose={close} report={props.report} />}
    </Show>
  );
}
