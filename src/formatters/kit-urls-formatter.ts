import { KitTextFormatter } from './kit-text-formatter.ts';
import type { TextSegment } from './text-segment.ts';

/** Web and mail addresses; a closing bracket or punctuation mark after one belongs to the sentence. */
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"'«»“”]*[^\s<>"'«»“”.,:;!?…)\]}。、]|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/giu;

/** Turns addresses with `http:`, `https:` or `www.`, and mail addresses, into links. */
export class KitUrlsFormatter extends KitTextFormatter {
  override format(text: string): readonly TextSegment[] {
    // Most texts have none.
    if (!/[@/]|www\./i.test(text)) return [{ type: 'text', text }];
    return this.mark(text, ADDRESS, ([found]) => ({ type: 'link', text: found, href: hrefOf(found) }));
  }
}

function hrefOf(address: string): string {
  if (/^https?:/i.test(address)) return address;
  return address.includes('@') && !/^www\./i.test(address) ? `mailto:${address}` : `https://${address}`;
}
