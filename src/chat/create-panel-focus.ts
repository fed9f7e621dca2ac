import { createComputed, createEffect, on, untrack } from 'solid-js';
import { focusedNear } from '../utils/focused-near.ts';
import { matchesMedia } from '../utils/matches-media.ts';
import type { OpenChat } from './create-open-chat.ts';
import type { PanelCount } from './create-panel-count.ts';

/** The panels, by their class. */
export type Panel = 'list' | 'users' | 'main' | 'thread' | 'info';

/** The options of a chat's focus. */
export interface PanelFocusOptions {
  root: () => HTMLElement;
  open: OpenChat;
  count: () => PanelCount;
}

/** Moves the focus between the panels of a chat. */
export interface PanelFocus {
  /** Records the panel that the user acts in: Safari does not focus clicked buttons. */
  actsIn(panel: Panel): void;
  /** Moves the focus into a panel that is open. */
  enter(panel: 'main' | 'thread' | 'info'): void;
}

const FIELD = '.kit-message-composer textarea:not(:disabled)';
const LOG = '.kit-message-list [tabindex="0"]';
const ROW = '.kit-list-item__action[tabindex="0"]';

/**
 * Moves the focus to an opened panel, and back to the control that opened it. Leaves a focus outside the chat alone.
 */
export function createPanelFocus({ root, open, count }: PanelFocusOptions): PanelFocus {
  const { chat, thread, isInfoOpen, isChoosing } = open;
  let acting: Panel | null = null;
  /** The panel that had the focus before the change. */
  let was: Panel | null = null;
  let active: Element | null = null;
  let row: Element | null = null;
  /** What opened the panel beside the chat: its thread, or the info about it. */
  let opener: Element | null = null;

  const panelOf = (element: Element | null): Panel | null => {
    const name = element?.closest<HTMLElement>('[data-panel]');
    return name && root().contains(name) ? (name.dataset.panel as Panel) : null;
  };
  const find = (panel: Panel, ...selectors: string[]): HTMLElement | null => {
    const element = root().querySelector<HTMLElement>(`.kit-chat__${panel}`);
    for (const selector of selectors) {
      const found = element?.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return element;
  };
  const focus = (element: Element | null, instead?: () => HTMLElement | null) => {
    const target = element?.isConnected ? element : instead?.();
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  };
  /** Whether focusing a field would open a keyboard, which covers half of the opened panel. */
  const isTouch = () => matchesMedia('(pointer: coarse)');
  const entryOf = (panel: Exclude<Panel, 'list'>) => {
    if (isTouch() || panel === 'info') return find(panel);
    return panel === 'users' ? find(panel, 'input') : find(panel, FIELD, LOG);
  };
  const enter = (panel: 'main' | 'thread' | 'info') => {
    if (!isTouch() || untrack(count) === 1) focus(entryOf(panel));
  };

  // Read before the page changes: removed elements lose the focus.
  const state = () => ({ chat: chat(), beside: thread() ?? isInfoOpen(), isChoosing: isChoosing() });
  let known = untrack(state);
  createComputed(
    on(
      state,
      () => {
        active = focusedNear(root());
        was = acting ?? panelOf(active);
        acting = null;
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      state,
      (now) => {
        const before = known;
        known = now;
        if (!was) return;
        if (now.chat !== before.chat && now.chat) {
          row = was === 'list' ? active : null;
          enter('main');
        } else if (now.chat !== before.chat) {
          if (was !== 'list' && was !== 'users') focus(row, () => find('list', ROW));
        } else if (now.beside !== before.beside && now.beside) {
          opener = active;
          enter(now.beside === true ? 'info' : 'thread');
        } else if (now.beside !== before.beside) {
          if (was === 'thread' || was === 'info') focus(opener, () => entryOf('main'));
        } else {
          focus(now.isChoosing ? entryOf('users') : find('list', '.kit-chat__new'));
        }
      },
      { defer: true },
    ),
  );
  return {
    actsIn: (panel) => {
      acting = panel;
    },
    enter(panel) {
      acting = null;
      enter(panel);
    },
  };
}
