import { createEffect, createRenderEffect, type JSX, on, onCleanup, onMount, untrack } from 'solid-js';
import { directionOf } from '../utils/direction.ts';
import { focusedNear } from '../utils/focused-near.ts';
import type { ComposerParts } from './composer-parts.ts';
import { EnterKeyBehavior } from './props.ts';

/** About as much as fits in six lines; further text does not change the height of the field. */
const MEASURED = 2000;

/** The props of `ComposerField`. */
export interface ComposerFieldProps {
  parts: ComposerParts;
  label: string;
  placeholder: string;
  describedBy: string;
  onSend: () => void;
  /** Adds pasted files; returns whether there were any. */
  onFiles: (data: DataTransfer) => boolean;
  /** The elements beside the text. */
  children: JSX.Element;
}

/** Whether a key belongs to an input method: Safari ends the composition before the key that ended it. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * The text field. It grows with its text: by `field-sizing`, or by a copy of the text beside it. CSS hooks:
 * `.kit-message-composer__field`, `.kit-message-composer__input`.
 */
export function ComposerField(props: ComposerFieldProps): JSX.Element {
  const { composer, field, suggestions, settings } = untrack(() => props.parts);
  const grows = typeof CSS === 'undefined' || CSS.supports?.('field-sizing', 'content');
  let element!: HTMLTextAreaElement;

  const hasFocus = () => focusedNear(element) === element;
  const readCaret = () => composer.select(element.selectionStart, element.selectionEnd);
  onCleanup(() => suggestions.setFocused(false));
  onMount(() => {
    const onSelectionChange = () => {
      if (hasFocus()) readCaret();
    };
    document.addEventListener('selectionchange', onSelectionChange);
    onCleanup(() => document.removeEventListener('selectionchange', onSelectionChange));
  });

  const show = (text: string) => {
    const [start, end] = untrack(composer.caret);
    if (element.value !== text && !(field.isTyping() && hasFocus() && retype(element, text)))
      element.value = text;
    if (text !== '') element.setSelectionRange(start, end);
  };
  createRenderEffect(
    on(
      [composer.key, composer.text],
      ([key, text], before) => {
        if (key !== before?.[0] || element.value !== text) show(text);
      },
      { defer: true },
    ),
  );
  onMount(() => {
    // Adopt text that was typed before the page was hydrated.
    if (element.value !== '' && composer.text() === '') composer.setText(element.value);
    else show(composer.text());
  });
  createEffect(
    on([composer.reply, composer.edit], ([reply, edit], before) => {
      if ((reply && reply !== before?.[0]) || (edit && edit !== before?.[1])) {
        if (before) element.focus();
      }
    }),
  );

  const onEnter = (event: KeyboardEvent) => {
    const behavior = settings.enterKeyBehavior ?? EnterKeyBehavior.SendMessage;
    if (event.shiftKey) return false;
    if (event.ctrlKey || event.metaKey || behavior === EnterKeyBehavior.SendMessage) props.onSend();
    else if (behavior === EnterKeyBehavior.NewLine) return false;
    return true;
  };
  const handles = (event: KeyboardEvent): boolean => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (!hasModifier && suggestions.key(event.key)) return true;
    switch (event.key) {
      case 'Enter':
        return onEnter(event);
      case 'Escape':
        return composer.cancel();
      case 'ArrowUp':
        if (element.value === '') composer.editLast();
        return false;
      default:
        return false;
    }
  };

  return (
    <div
      class="kit-message-composer__field"
      data-value={grows ? undefined : `${composer.text().slice(0, MEASURED)} `}
    >
      <textarea
        ref={(made) => {
          element = made;
          field.attach(made);
        }}
        class="kit-message-composer__input"
        rows="1"
        dir={directionOf(composer.text())}
        aria-label={props.label}
        aria-describedby={props.describedBy || undefined}
        aria-invalid={composer.isTooLong() ? 'true' : undefined}
        aria-autocomplete="list"
        aria-controls={suggestions.isOpen() ? suggestions.listId : undefined}
        aria-activedescendant={suggestions.activeId()}
        placeholder={props.placeholder}
        disabled={!composer.peer()}
        autocomplete="off"
        enterkeyhint={
          (settings.enterKeyBehavior ?? 'sendMessage') === EnterKeyBehavior.SendMessage ? 'send' : 'enter'
        }
        onInput={() => composer.type(element.value, element.selectionStart, element.selectionEnd)}
        onFocus={() => suggestions.setFocused(true)}
        onBlur={() => {
          // The browser reports a moved caret in a later task, when the focus may have left.
          readCaret();
          suggestions.setFocused(false);
        }}
        on:keydown={(event) => {
          if (isComposing(event) || !handles(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onPaste={(event) => {
          const { clipboardData } = event;
          if (!clipboardData?.files.length || isPictureOfText(clipboardData)) return;
          if (props.onFiles(clipboardData)) event.preventDefault();
        }}
      />
      {props.children}
    </div>
  );
}

/**
 * Whether a pasted file is only a picture of the pasted text, which office programs add; file managers add file names.
 */
function isPictureOfText(data: DataTransfer): boolean {
  if (!data.types.includes('text/plain')) return false;
  const text = data.getData('text/plain');
  return ![...data.files].some(({ name }) => text.includes(name) || text.includes(encodeURIComponent(name)));
}

/** Changes a focused field as typing would, so that Undo works; returns whether the browser supports it. */
function retype(element: HTMLTextAreaElement, text: string): boolean {
  const { value } = element;
  let end = 0;
  const shorter = Math.min(value.length, text.length);
  let start = 0;
  while (start < shorter && value[start] === text[start]) start++;
  while (end < shorter - start && value.at(-1 - end) === text.at(-1 - end)) end++;
  element.setSelectionRange(start, value.length - end);
  document.execCommand?.('insertText', false, text.slice(start, text.length - end));
  return element.value === text;
}
