import { mentionedUsers } from '../../client/boundary/content.ts';
import { nameOf, uidOf } from '../../client/boundary/entities.ts';
import { GROUP_MENTIONS, type Kit } from '../../sdk/index.ts';
import { groupMentionName } from '../group-mention-name.ts';
import { KitTextFormatter, type TextFormatterContext } from './kit-text-formatter.ts';
import type { TextSegment } from './text-segment.ts';

const MENTION = /<@(uid|all):([^<>]+)>/g;

/**
 * Turns `<@uid:the-uid>` into `@Name` for the users that the message mentions, and `<@all:word>` into `@word`.
 * Mentions of the signed-in user and of all are marked, those of admins and moderators if the message mentions the user.
 * A uid that the message does not mention stays text, and so does a typed `@Name`.
 */
export class KitMentionsFormatter extends KitTextFormatter {
  override format(text: string, { message, loggedInUser, t }: TextFormatterContext): readonly TextSegment[] {
    // Most messages mention nobody, and some SDKs create the list of users on each call.
    if (!text.includes('<@')) return [{ type: 'text', text }];
    const mentioned = new Map<string, Kit.User>();
    for (const user of mentionedUsers(message).reverse()) mentioned.set(uidOf(user), user);
    const self = uidOf(loggedInUser);
    return this.mark(text, MENTION, ([, kind, id = '']) => {
      if (kind === 'all') {
        const isOfSome = id !== 'all' && GROUP_MENTIONS.includes(id);
        const you = isOfSome ? mentioned.has(self) : self !== '';
        return { type: 'mention', text: `@${groupMentionName(id, t)}`, uid: id, you };
      }
      const user = mentioned.get(id);
      return user && { type: 'mention', text: `@${nameOf(user)}`, uid: id, you: id === self };
    });
  }
}
