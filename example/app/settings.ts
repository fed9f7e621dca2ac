import { createEffect } from 'solid-js';
import { createStore, type SetStoreFunction } from 'solid-js/store';

/** The appearance of the window. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'cosy' | 'compact';
  direction: 'ltr' | 'rtl';
  /** The language of the lists, a BCP 47 tag. */
  language: string;
}

const KEY = 'solid-chat-kit-demo-settings';
const DEFAULTS: Settings = { theme: 'system', density: 'comfortable', direction: 'ltr', language: 'en' };

/** Creates the settings of the window, which are restored after a reload. */
export function createSettings(): [Settings, SetStoreFunction<Settings>] {
  const [settings, setSettings] = createStore<Settings>({ ...DEFAULTS, ...stored() });
  createEffect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A private window may not store anything; the settings last until the reload.
    }
  });
  return [settings, setSettings];
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** English; the second one is English in a right-to-left script. */
export const LOCALES = { ltr: 'en', rtl: 'en-Arab' } as const;

/** Returns the locale of the lists. */
export function localeOf({ language, direction }: Settings): string {
  return language === 'en' ? LOCALES[direction] : language;
}
