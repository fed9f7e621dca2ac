import { listOf, nameOf, textOf } from '../core/objects/read.ts';
import type { Kit } from '../sdk/index.ts';
import { KitTextFormatter, type TextFormatterContext } from './kit-text-formatter.ts';
import type { TextSegment } from './text-segment.ts';

const MENTION = /<@(uid|all):([^<>]+)>/g;

/**
 * Turns `<@uid:the-uid>` into `@Name`, for the users whom the message says it mentions, and `<@all:all>`, or
 * another word in the place of the second `all`, into `@all` or that word. A mention of the signed-in user, or of
 * all, is marked. A uid that the message does not mention, and a typed `@Name`, stay text.
 */
export class KitMentionsFormatter extends KitTextFormatter {
  override format(text: string, { message, loggedInUser }: TextFormatterContext): readonly TextSegment[] {
    // Nearly every message mentions nobody, and some SDKs build the list of users anew at each call.
    if (!text.includes('<@')) return [{ type: 'text', text }];
    const mentioned = listOf<Kit.User>(message, 'getMentionedUsers');
    const self = textOf(loggedInUser, 'getUid');
    return this.mark(text, MENTION, ([, kind, id = '']) => {
      if (kind === 'all') return { type: 'mention', text: `@${id}`, uid: id, you: self !== '' };
      const user = mentioned.find((one) => textOf(one, 'getUid') === id);
      return user && { type: 'mention', text: `@${nameOf(user)}`, uid: id, you: id === self };
    });
  }
}
