import { type Accessor, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { createTimer } from '../../utils/create-timer.ts';

/** How long a toast is shown, in milliseconds. */
const SHOWN_MS = 4000;
/** How long a toast with a button is shown, in milliseconds. */
const UNDO_MS = 6000;

/** The button of a toast that undoes what it reports. */
export interface ToastUndo {
  title: string;
  onClick: () => void;
  /** Called when it is too late to undo: the toast ends, another one replaces it, or the page closes. */
  onMissed?: () => void;
}

/** The single toast of a list. */
export interface Toast {
  text: Accessor<string>;
  undo: Accessor<ToastUndo | undefined>;
  show(text: string, undo?: ToastUndo): void;
  /** Undoes what the toast reports; returns false if it has no button. */
  undoNow(): boolean;
  /** Removes the toast; what it reports stays as it is. */
  clear(): void;
  /** Keeps the toast while the pointer or the focus is on it. */
  hold(isHeld: boolean): void;
}

/** Creates the toast of a list; it ends with its owner, and with the page. */
export function createToast(): Toast {
  const [text, setText] = createSignal('');
  const [undo, setUndo] = createSignal<ToastUndo>();
  const hide = () => {
    if (text() === '') return;
    removeEventListener('pagehide', end);
    timer.stop();
    setText('');
    setUndo(undefined);
  };
  const end = () => {
    const missed = undo();
    hide();
    missed?.onMissed?.();
  };
  const timer = createTimer(end);
  const start = () => timer.start(undo() ? UNDO_MS : SHOWN_MS);
  onCleanup(end);
  return {
    text,
    undo,
    show(next, nextUndo) {
      end();
      addEventListener('pagehide', end);
      setText(next);
      setUndo(() => nextUndo);
      start();
    },
    undoNow() {
      const known = undo();
      if (!known) return false;
      hide();
      known.onClick();
      return true;
    },
    clear: hide,
    hold(isHeld) {
      if (text() === '') return;
      if (isHeld) timer.stop();
      else start();
    },
  };
}

/** Fields with an undo of their own. */
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Confirms an action, with a button to undo it, as Ctrl+Z in the list does. The live region announces it. CSS hook: `.kit-toast`. */
export function ToastView(props: { toast: Toast }): JSX.Element {
  let element!: HTMLDivElement;
  onMount(() => {
    const list = element.closest('.kit-list');
    const onKeyDown = (event: Event) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event as KeyboardEvent;
      const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
      if (isUndo && !(target as Element).matches(TEXT_FIELDS) && props.toast.undoNow())
        event.preventDefault();
    };
    list?.addEventListener('keydown', onKeyDown);
    onCleanup(() => list?.removeEventListener('keydown', onKeyDown));
  });
  return (
    <div
      ref={element}
      class="kit-toast"
      hidden={props.toast.text() === ''}
      onPointerEnter={() => props.toast.hold(true)}
      onPointerLeave={() => props.toast.hold(false)}
      onFocusIn={() => props.toast.hold(true)}
      onFocusOut={() => props.toast.hold(false)}
    >
      <span class="kit-toast__text">{props.toast.text()}</span>
      <Show when={props.toast.undo()}>
        {(undo) => (
          <button
            type="button"
            class="kit-toast__undo"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => props.toast.undoNow()}
          >
            {undo().title}
          </button>
        )}
      </Show>
    </div>
  );
}
