import { defaultTextFormatters, KitTextFormatter, type TextSegment } from 'solid-chat-kit';

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

class LinkFormatter extends KitTextFormatter {
  override format(text: string): readonly TextSegment[] {
    return this.mark(text, ADDRESS, ([href]) => ({ type: 'link', text: href, href }));
  }
}

/** What is found in the text of messages: mentions, then addresses. */
export const FORMATTERS: readonly KitTextFormatter[] = [...defaultTextFormatters(), new LinkFormatter()];
