import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Kit } from '../sdk/index.ts';
import type { Composer } from './composer.ts';

/** The suggested mentions, and the active one. */
export interface Suggestions {
  readonly listId: string;
  readonly isOpen: Accessor<boolean>;
  readonly active: Accessor<number>;
  /** The id of the active option's element. */
  readonly activeId: Accessor<string | undefined>;
  optionId(index: number): string;
  setActive(index: number): void;
  /** Sets whether the field has the focus; otherwise the list is closed. */
  setFocused(isFocused: boolean): void;
  choose(user: Kit.User): void;
  /** Handles a key; returns whether the list used it. */
  key(key: string): boolean;
}

/** Creates the suggestions of a composer. */
export function createSuggestions(
  composer: Composer,
  id: string,
  choose: (user: Kit.User) => void,
): Suggestions {
  const [active, setActive] = createSignal(0);
  const [isFocused, setFocused] = createSignal(false);
  const isOpen = createMemo(
    () => isFocused() && composer.mention() !== null && composer.suggestions().length > 0,
  );
  createEffect(on(composer.suggestions, () => setActive(0)));
  const optionId = (index: number) => `${id}-${index}`;
  return {
    listId: id,
    isOpen,
    active,
    activeId: () => (isOpen() ? optionId(active()) : undefined),
    optionId,
    setActive,
    setFocused,
    choose,
    key(key) {
      if (!isOpen()) return false;
      const users = composer.suggestions();
      switch (key) {
        case 'ArrowDown':
          setActive((active() + 1) % users.length);
          return true;
        case 'ArrowUp':
          setActive((active() + users.length - 1) % users.length);
          return true;
        case 'Enter':
        case 'Tab': {
          const user = users[active()];
          if (user) choose(user);
          return true;
        }
        case 'Escape':
          composer.dismiss();
          return true;
        default:
          return false;
      }
    },
  };
}
