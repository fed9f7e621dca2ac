import { type Accessor, createMemo } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import type { KitTextFormatter } from '../../text/formatters/index.ts';

/** Follows the `textFormatters` of a component; if they are missing or invalid, the defaults apply. */
export function createFormatters(
  given: () => unknown,
  defaults: () => readonly KitTextFormatter[],
  report: Report,
): Accessor<readonly KitTextFormatter[]> {
  return createMemo(() => {
    const formatters = given() ?? defaults();
    if (Array.isArray(formatters) && formatters.every((each) => typeof each?.format === 'function'))
      return formatters;
    const text =
      'textFormatters must be an array of formatters, such as [new KitUrlsFormatter()]. The defaults apply.';
    report(new TypeError(text), 'ERR_FORMATTER_FAILED');
    return defaults();
  });
}
