import { conversationIdOf } from '../client/boundary/conversations.ts';
import { nameOf } from '../client/boundary/entities.ts';
import { senderOf } from '../client/boundary/messages.ts';
import type { Localizer } from '../localize/index.ts';
import type { Kit } from '../sdk/index.ts';
import type { Announcer } from '../ui/controls/create-announcer.ts';

/** Announces messages to screen readers: a single one by its sender, several by the numbers of messages and chats. */
export function createMessageAnnouncements(
  announcer: Announcer,
  t: Localizer['t'],
): (message: Kit.Message) => void {
  const chats = new Set<string>();
  let count = 0;
  return (message) => {
    if (!announcer.isWaiting('messages')) {
      count = 0;
      chats.clear();
    }
    count++;
    chats.add(conversationIdOf(message));
    announcer.announce('messages', () => {
      const params = {
        messages: t('message.count', { count }),
        chats: t('message.chats', { count: chats.size }),
      };
      return count === 1
        ? t('message.received', { name: nameOf(senderOf(message)) })
        : t('message.summary', params);
    });
  };
}
