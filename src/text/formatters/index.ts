export { defaultTextFormatters, type FormatTextOptions, formatText } from './format-text.ts';
export { KitMentionsFormatter } from './kit-mentions-formatter.ts';
export { KitTextFormatter, type TextFormatterContext } from './kit-text-formatter.ts';
export { KitUrlsFormatter } from './kit-urls-formatter.ts';
export { isSafeHref, plainText, type TextSegment } from './text-segment.ts';
