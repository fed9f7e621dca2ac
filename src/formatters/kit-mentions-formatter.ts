import { listOf, nameOf, textOf } from '../core/read.ts';
import type { Kit } from '../sdk/index.ts';
import { KitTextFormatter, type TextFormatterContext } from './kit-text-formatter.ts';
import type { TextSegment } from './text-segment.ts';

const MENTION = /<@uid:([^<>]+)>/g;

/**
 * Turns `<@uid:the-uid>` into `@Name`, for the users whom the message says it mentions; the signed-in user's
 * own mention is marked. A uid that the message does not mention, and a typed `@Name`, stay text.
 */
export class KitMentionsFormatter extends KitTextFormatter {
  override format(text: string, { message, loggedInUser }: TextFormatterContext): readonly TextSegment[] {
    // Nearly every message mentions nobody, and some SDKs build the list of users anew at each call.
    if (!text.includes('<@uid:')) return [{ type: 'text', text }];
    const mentioned = listOf<Kit.User>(message, 'getMentionedUsers');
    return this.mark(text, MENTION, ([, uid]) => {
      const user = mentioned.find((one) => textOf(one, 'getUid') === uid);
      if (!user || uid === undefined) return undefined;
      return {
        type: 'mention',
        text: `@${nameOf(user)}`,
        uid,
        you: uid === textOf(loggedInUser, 'getUid'),
      };
    });
  }
}
