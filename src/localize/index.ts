export type { DictionaryEntry, LocalizationParams, PluralForms } from './dictionary.ts';
export { type Dictionary, en, type LocalizationKey } from './en.ts';
export { defaultLocalizer, getLocalizedString, KitLocalize, type KitLocalizeSettings } from './kit-localize.ts';
export { createLocalizer, type Localizer, type LocalizerOptions } from './localizer.ts';
