import { isGroup, type StoredMessage } from './objects.ts';
import type { MessageServer } from './server.ts';

const ITEMS = '.kit-message-list__items > li:not(.kit-message-list__gap)';

/**
 * The rows of a list of messages as text.
 * @param counts - whether reactions and replies are compared
 */
function shownRows(panel: Element, counts: boolean): string[] {
  return [...panel.querySelectorAll<HTMLElement>(ITEMS)].map((row) => {
    if (row.matches('.kit-message-list__day')) return `-- ${row.querySelector('time')?.dateTime}`;
    if (row.matches('.kit-message-list__unread')) return '== unread';
    const part = (name: string) => row.querySelector(`.kit-message-bubble__${name}`);
    const text = (part('text') ?? part('aside'))?.textContent;
    const reactions = [...row.querySelectorAll('.kit-message-bubble__reaction')].map(
      (each) => `${each.textContent}${each.getAttribute('aria-pressed') === 'true' ? '!' : ''}`,
    );
    const receipt = /kit-receipts-(\w+)/.exec(part('receipt')?.className ?? '')?.[1];
    return describe({
      text: text ?? '',
      isOwn: 'own' in row.dataset,
      starts: 'first' in row.dataset,
      ends: 'last' in row.dataset,
      isEdited: Boolean(part('edited')?.textContent),
      receipt: receipt ?? '',
      reactions: counts ? reactions.sort().join(' ') : '',
      replies: counts ? Number.parseInt(part('thread')?.textContent ?? '', 10) || 0 : 0,
    });
  });
}

interface Row {
  text: string;
  isOwn: boolean;
  starts: boolean;
  ends: boolean;
  isEdited: boolean;
  receipt: string;
  reactions: string;
  replies: number;
}

const describe = ({ text, isOwn, starts, ends, isEdited, receipt, reactions, replies }: Row) =>
  `${starts ? '[' : ' '}${isOwn ? 'me: ' : ''}${text}${isEdited ? ' (edited)' : ''} ${receipt} ${reactions} ${replies || ''}${ends ? ']' : ''}`;

/**
 * What a list must show once everything was let through: all messages in order, with days, groups of a sender within
 * five minutes, receipts, reactions and replies.
 * @param dividerAt - the number of messages above the divider, which the list may place
 */
function expectedRows(server: MessageServer, chat: string, parent: number, dividerAt: number): string[] {
  const messages = server.listed(chat, parent);
  // A count that changes during a fetch is only sure where single messages can be fetched.
  const { hasDetails } = server.temperament;
  const dayOf = ({ sentAt }: StoredMessage) => new Date(sentAt * 1000).toISOString().slice(0, 10);
  const isJoined = (at: number) => {
    const [a, b] = [messages[at - 1], messages[at]];
    if (!a || !b || at === dividerAt) return false;
    return a.from === b.from && b.sentAt - a.sentAt <= 300 && dayOf(a) === dayOf(b);
  };
  return messages.flatMap((message, at) => {
    const before = messages[at - 1];
    const isDeleted = message.deletedAt > 0;
    const isOwn = message.from === 'me';
    const step = message.readAt ? 'read' : message.deliveredAt ? 'delivered' : 'sent';
    const reactions = [...message.reactions].map(
      ([emoji, by]) => `${emoji}${by.size}${by.has('me') ? '!' : ''}`,
    );
    return [
      ...(before && dayOf(before) === dayOf(message) ? [] : [`-- ${dayOf(message)}`]),
      ...(at === dividerAt ? ['== unread'] : []),
      describe({
        text: isDeleted ? 'Message deleted' : message.text,
        isOwn,
        starts: !isJoined(at),
        ends: !isJoined(at + 1),
        isEdited: !isDeleted && message.editedAt > 0,
        receipt: isOwn && !isDeleted ? step : 'none',
        reactions: isDeleted || !hasDetails ? '' : reactions.sort().join(' '),
        replies: isDeleted || parent !== 0 || !hasDetails ? 0 : message.replies,
      }),
    ];
  });
}

/** Returns how a list differs from its server. */
export function compare(panel: Element | null, server: MessageServer, chat: string, parent = 0): string[] {
  const where = `${chat}${parent || ''}${isGroup(chat) ? ' (group)' : ''}`;
  if (!panel) return [`${where}: there is no list`];
  const shown = shownRows(panel, server.temperament.hasDetails);
  const divider = shown.indexOf('== unread');
  const dividerAt = shown.slice(0, Math.max(0, divider)).filter((row) => !row.startsWith('-- ')).length;
  const expected = expectedRows(server, chat, parent, divider < 0 ? -1 : dividerAt);
  const length = Math.max(shown.length, expected.length);
  for (let at = 0; at < length; at++)
    if (shown[at] !== expected[at])
      return [
        `${where}, row ${at}: is '${shown[at]}', should be '${expected[at]}' (${shown.length} of ${expected.length})`,
      ];
  return [];
}
