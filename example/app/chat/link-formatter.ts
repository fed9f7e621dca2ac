import { defaultTextFormatters, KitTextFormatter, type TextSegment } from 'solid-chat-kit';

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

class LinkFormatter extends KitTextFormatter {
  override format(text: string): readonly TextSegment[] {
    return this.mark(text, ADDRESS, ([href]) => ({ type: 'link', text: href, href }));
  }
}

/** The formatters of messages: mentions, then links. */
export const FORMATTERS: readonly KitTextFormatter[] = [...defaultTextFormatters(), new LinkFormatter()];
