import { type Accessor, createSignal, type JSX } from 'solid-js';
import { createTimer } from '../../primitives/timing/create-timer.ts';

/** A toast stays for this many milliseconds. */
const SHOWN_MS = 4000;

/** The one toast of a list. */
export interface Toast {
  text: Accessor<string>;
  show(text: string): void;
}

/** Makes the toast of a list; it ends with its owner. */
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

/** Says that something was done, to the eye: the list's live region says it to the ear. CSS hook: `.kit-toast`. */
export function ToastView(props: { toast: Toast }): JSX.Element {
  return (
    <div class="kit-toast" hidden={props.toast.text() === ''}>
      <span class="kit-toast__text">{props.toast.text()}</span>
    </div>
  );
}
