import { createStore } from 'solid-js/store';

/** How the window looks. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
}

/** Makes the settings of the window. */
export function createSettings() {
  return createStore<Settings>({ theme: 'system', density: 'comfortable', direction: 'ltr' });
}

/** English words; the second one is English in a script that runs from right to left. */
export const LOCALES = { ltr: 'en', rtl: 'en-Arab' } as const;
