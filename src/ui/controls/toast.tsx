import { type Accessor, createSignal, type JSX } from 'solid-js';
import { createTimer } from '../../utils/create-timer.ts';

/** How long a toast is shown, in milliseconds. */
const SHOWN_MS = 4000;

/** The single toast of a list. */
export interface Toast {
  text: Accessor<string>;
  show(text: string): void;
}

/** Creates the toast of a list; it ends with its owner. */
export function createToast(): Toast {
  const [text, setText] = createSignal('');
  const timer = createTimer(() => setText(''));
  return {
    text,
    show(next) {
      setText(next);
      timer.start(SHOWN_MS);
    },
  };
}

/** Confirms an action. Visual only; the live region announces it. CSS hook: `.kit-toast`. */
export function ToastView(props: { toast: Toast }): JSX.Element {
  return (
    <div class="kit-toast" hidden={props.toast.text() === ''}>
      <span class="kit-toast__text">{props.toast.text()}</span>
    </div>
  );
}
