import { inside, nameOf, partsOf } from '../conversations/harness.tsx';
import type { StoredMessage } from './objects.ts';
import type { Chat, Server } from './server.ts';

/** 'ann' becomes 'Ann'. */
const named = (id: string) => id[0]?.toUpperCase() + id.slice(1);

/**
 * Returns how a mounted list differs from its server.
 * @param type - 'user' or 'group' when the list only shows those
 */
export function compare(container: Element, server: Server, type: string | undefined): string[] {
  const differences: string[] = [];
  const parts = partsOf(container);
  const check = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      differences.push(`${what}: is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`);
  };
  const expected = server.listed(type);
  const names = [...container.querySelectorAll('.kit-conversations__list-item')].map(nameOf);
  const wanted = expected.map((chat) => named(chat.id));
  // A late message still moves its row to the top.
  const { shuffles, redelivers } = server.temperament;
  if (shuffles || redelivers) check('rows', names.sort(), wanted.sort());
  else check('rows', names, wanted);

  for (const chat of expected) {
    const name = named(chat.id);
    if (!names.includes(name)) continue;
    const last = server.visible(chat).at(-1) as StoredMessage;
    check(`${name} preview`, parts.preview(name).replace(/\s+/g, ' ').trim(), previewOf(chat, last));
    check(`${name} unread`, parts.badge(name), String(server.unread(chat) || ''));
    check(`${name} receipt`, parts.receipt(name), receiptOf(last));
    check(`${name} typing`, parts.typing(name), '');
    if (!chat.isGroup)
      check(
        `${name} online`,
        parts.states(name).includes('online'),
        server.statuses.get(chat.id) === 'online',
      );
  }
  check('phase', inside(container, '.kit-list').dataset.phase, expected.length === 0 ? 'empty' : 'ready');
  return differences;
}

export const checkboxOf = (row: Element) => inside<HTMLInputElement>(row, '.kit-list-item__checkbox');

/** Says which rows of a mounted list look selected though they are not, or the other way round. */
export function compareSelection(container: Element, selected: ReadonlySet<string> = new Set()): string[] {
  return [...container.querySelectorAll('.kit-conversations__list-item')]
    .filter((row) => checkboxOf(row).checked !== selected.has(nameOf(row)))
    .map((row) => `${nameOf(row)} selected: is ${checkboxOf(row).checked}`);
}

function previewOf(chat: Chat, message: StoredMessage): string {
  const body = message.deletedAt ? 'Message deleted' : message.text;
  if (message.from === 'me') return `You: ${body}`;
  return chat.isGroup ? `${named(message.from)}: ${body}` : body;
}

function receiptOf(message: StoredMessage): string {
  if (message.from !== 'me') return '';
  if (message.readAt) return 'read';
  return message.deliveredAt ? 'delivered' : 'sent';
}
