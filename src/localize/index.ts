export type { CalendarObject, RelativeTimePatterns } from './calendar.ts';
export type { DictionaryEntry, LocalizationParams, PluralForms } from './dictionary.ts';
export type { Dictionary, LocalizationKey, TextKey } from './en.ts';
export type { MessageTextKey } from './en-messages.ts';
export { getLocalizedString, KitLocalize, type KitLocalizeSettings } from './kit-localize.ts';
export type { Language } from './language.ts';
export { addLanguage, KIT_LANGUAGES, loadLanguage } from './languages.ts';
export { createLocalizer, type Localizer, type LocalizerOptions } from './localizer.ts';
export { regionalCalendar } from './regional-patterns.ts';
