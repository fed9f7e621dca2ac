import { createLocalizer, KIT_LANGUAGES } from 'solid-chat-kit/localize';
import { createEffect } from 'solid-js';
import { createStore, type SetStoreFunction } from 'solid-js/store';

/** The appearance of the window. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** The hue of the accent, in degrees of OKLCH. */
  hue: number;
  wallpaper: 'none' | 'dots' | 'stripes' | 'gradient';
  density: 'comfortable' | 'cosy' | 'compact';
  direction: 'ltr' | 'rtl';
  /** The language of the page, one of the kit's. */
  language: string;
  /** Whether people act by themselves. */
  isLive: boolean;
}

/** The hue of the kit's own accent. */
export const KIT_HUE = 280;

const KEY = 'solid-chat-kit-demo-settings';

function defaults(): Settings {
  const language = languageOfBrowser();
  const { direction } = createLocalizer({ locale: language });
  // A test must find the lists as it left them.
  const isLive = !navigator.webdriver;
  return {
    theme: 'system',
    hue: KIT_HUE,
    wallpaper: 'none',
    density: 'comfortable',
    direction: direction(),
    language,
    isLive,
  };
}

/** Returns the first of the user's languages that the kit speaks, else English. */
function languageOfBrowser(): string {
  for (const tag of navigator.languages) {
    const locale = readTag(tag);
    if (!locale) continue;
    const { language, script, region } = locale.maximize();
    const isTraditional = script === 'Hant' || region === 'TW';
    const found = language === 'zh' ? (isTraditional ? 'zh-Hant' : 'zh-Hans') : language;
    if (KIT_LANGUAGES.includes(found)) return found;
  }
  return 'en';
}

/** Returns the locale of a tag. WebKit without a system language reports one that is invalid. */
function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Creates the settings of the window, which are restored after a reload. */
export function createSettings(): [Settings, SetStoreFunction<Settings>] {
  const [settings, setSettings] = createStore<Settings>(readSettings());
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

/** Returns the settings as they were left. */
export function readSettings(): Settings {
  return { ...defaults(), ...stored() };
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
export function localeOf({ language, direction }: Pick<Settings, 'language' | 'direction'>): string {
  return language === 'en' ? LOCALES[direction] : language;
}
