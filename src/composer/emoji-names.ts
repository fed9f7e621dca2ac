import type { Report } from '../client/create-report.ts';
import type { Localizer } from '../localize/index.ts';
import type { SuggestionList } from './props.ts';

/** Shorter names match too much, and ':)' is no name. */
const MIN_LENGTH = 2;

/** Returns the list of emojis that match a name after a colon, such as ':smile', in the page's language. */
export function emojiNames({ language, t }: Localizer, report: Report): SuggestionList {
  return {
    trigger: ':',
    get label() {
      return t('composer.emoji');
    },
    async search(keyword) {
      if (keyword.length < MIN_LENGTH) return [];
      try {
        const { loadEmojis } = await import('../ui/emoji/emoji-data.ts');
        const data = await loadEmojis(language());
        return data
          .search(keyword)
          .map(({ emoji, name }) => ({ id: emoji, label: name, emoji, text: emoji }));
      } catch (cause) {
        report(cause, 'ERR_NOT_LOADED');
        return [];
      }
    },
  };
}
