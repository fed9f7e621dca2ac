import { KIT_ERROR } from '../core/exception.ts';
import type { Localizer } from '../localize/index.ts';

/** What the error view says of failures that the reader can end; undefined for all others. */
export function failureText(error: { code: string } | null, localizer: Localizer): string | undefined {
  if (error?.code === KIT_ERROR.NO_SDK) return localizer.t('error.noSdk');
  if (error?.code === KIT_ERROR.NOT_LOGGED_IN) return localizer.t('error.notLoggedIn');
  return undefined;
}
