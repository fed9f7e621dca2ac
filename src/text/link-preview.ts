import { read } from '../client/boundary/read.ts';
import type { AppMessage, Kit } from '../sdk/index.ts';
import { KitUrlsFormatter } from './formatters/kit-urls-formatter.ts';
import { isSafeHref } from './formatters/text-segment.ts';

/** The metadata of a linked page. All parts are optional. */
export interface LinkPreview {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The URL of a picture. */
  readonly image?: string | undefined;
  /** The name of the site. */
  readonly site?: string | undefined;
}

/**
 * Returns the preview of a web address, or a promise of it; nothing if there is none. Called once per URL.
 * @param message - the message with the link; undefined while it is being written
 */
export type LinkPreviewOf = (
  url: string,
  message?: AppMessage,
) => LinkPreview | null | undefined | Promise<LinkPreview | null | undefined>;

/** How much of a text is searched for its first link. */
const MAX_CHARACTERS = 2000;

/** Returns the first web address of a text; '' without one. */
export function firstLink(text: string): string {
  if (!/https?:\/\/|www\./i.test(text)) return '';
  const found = new KitUrlsFormatter()
    .format(text.slice(0, MAX_CHARACTERS))
    .find((segment) => segment.type === 'link' && /^https?:/i.test(segment.href));
  return found?.type === 'link' && isSafeHref(found.href) ? found.href : '';
}

/** Returns the preview in a message's metadata: null if its sender removed it, undefined without one. */
export function storedPreview(message: Kit.Message): LinkPreview | null | undefined {
  const { linkPreview } = Object(read(message, 'getMetadata')) as { linkPreview?: unknown };
  return typeof linkPreview === 'object' ? (linkPreview as LinkPreview | null) : undefined;
}
