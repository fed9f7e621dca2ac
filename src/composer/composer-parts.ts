import type { JSX } from 'solid-js';
import type { Report } from '../client/create-report.ts';
import type { Localizer } from '../localize/index.ts';
import type { Composer } from './composer.ts';
import type { Suggestions } from './create-suggestions.ts';
import type { ComposerHandle, KitMessageComposerProps } from './props.ts';

/** The data that the parts of a composer share. */
export interface ComposerParts {
  readonly composer: Composer;
  readonly field: Field;
  readonly suggestions: Suggestions;
  readonly settings: KitMessageComposerProps;
  readonly localizer: Localizer;
  readonly t: Localizer['t'];
  readonly report: Report;
}

/** The text field of a composer. */
export interface Field {
  attach(element: HTMLTextAreaElement): void;
  focus(): void;
  /** Runs a change of the text that the browser can undo. */
  typing(change: () => void): void;
  /** Whether such a change is running. */
  isTyping(): boolean;
}

/** Creates the field of a composer; its element is set later. */
export function createField(): Field {
  let element: HTMLTextAreaElement | undefined;
  let isTyping = false;
  return {
    attach(made) {
      element = made;
    },
    focus: () => element?.focus({ preventScroll: true }),
    typing(change) {
      isTyping = true;
      try {
        change();
      } finally {
        isTyping = false;
      }
    },
    isTyping: () => isTyping,
  };
}

/** Returns the composer in the form that slots and `onReady` receive. */
export function handleOf(composer: Composer, field: Field): ComposerHandle {
  const typing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) =>
      field.typing(() => change(...args));
  return {
    ...composer,
    insert: typing(composer.insert),
    choose: typing(composer.choose),
    focus: field.focus,
  };
}

/** The names of the slots. */
export type ComposerSlotName = Extract<keyof KitMessageComposerProps, `${string}View`>;

/** Renders a slot of the app, or the built-in part. */
export type DrawSlot = (name: ComposerSlotName, builtIn: () => JSX.Element) => JSX.Element;
