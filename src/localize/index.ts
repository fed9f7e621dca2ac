export type { Dictionary, LocalizationKey } from './en.ts';
export {
  defaultLocalizer,
  getLocalizedString,
  KitLocalize,
  type KitLocalizeSettings,
} from './kit-localize.ts';
export { createLocalizer, type Localizer } from './localizer.ts';
