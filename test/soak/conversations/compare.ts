import { type Kit, SelectionMode } from 'solid-chat-kit';
import { compareFrame, Differences, nameOfRow, rowsOf } from '../frame.ts';
import type { StoredMessage } from '../objects.ts';
import type { App, Settings } from './app.tsx';
import type { ListModel } from './list-model.ts';
import type { Chat, Server } from './server.ts';

const WORDS = {
  title: 'No chats yet',
  description: 'When you start a chat or receive a message, it appears here.',
};

/** 'ann' becomes 'Ann'. */
const named = (id: string) => id[0]?.toUpperCase() + id.slice(1);

const part = (row: Element, name: string) => row.getElementsByClassName(name)[0] as HTMLElement;
export const checkboxOf = (row: Element) =>
  part(row, 'kit-list-item__checkbox') as HTMLInputElement | undefined;

/** Returns how a mounted list differs from its server once everything is through. */
export function compare(list: ListModel, server: Server, app: App): string[] {
  const { type, settings } = app;
  const differences = new Differences();
  const { check } = differences;
  const expected = server.listed(type);
  const rows = rowsOf(list.container);
  const names = rows.map(nameOfRow);
  const wanted = expected.map((chat) => named(chat.id));
  // A late message still moves its row to the top, and what happens in a group moves none.
  const { shuffles, redelivers } = server.temperament;
  if (shuffles || redelivers || server.hasActions) check('rows', [...names].sort(), [...wanted].sort());
  else check('rows', names, wanted);
  for (const chat of expected) {
    const row = rows[names.indexOf(named(chat.id))];
    if (!row) continue;
    compareRow(row, chat, server, settings, differences);
    if (app.hasSlot) compareSlot(row, chat, server, app, differences);
  }
  compareFrame(list.container, 'kit-conversations', expected.length, WORDS, differences);
  const isSelectable = settings.selectionMode !== SelectionMode.none;
  for (const row of rows) {
    const isSelected = isSelectable ? list.selected.has(nameOfRow(row)) : undefined;
    check(`${nameOfRow(row)} selected`, checkboxOf(row)?.checked, isSelected);
  }
  list.compareSilence(differences);
  return differences.found;
}

export function compareRow(
  row: Element,
  chat: Chat,
  server: Server,
  settings: Settings,
  { check }: Differences,
): void {
  const name = named(chat.id);
  const last = server.visible(chat).at(-1) as StoredMessage;
  const unread = server.unread(chat);
  const isOnline =
    !settings.hideUserStatus &&
    !chat.isGroup &&
    !server.blocked.has(chat.id) &&
    server.statuses.get(chat.id) === 'online';
  check(`${name} preview`, part(row, 'kit-conversations__subtitle-text').textContent, previewOf(chat, last));
  check(`${name} unread`, badgeOf(row), unread === 0 ? '' : String(unread));
  check(
    `${name} unread in words`,
    part(row, 'kit-badge__label').textContent,
    unread === 0 ? '' : `${unread} unread message${unread === 1 ? '' : 's'}`,
  );
  check(`${name} receipt`, receiptIn(row), settings.hideReceipts ? '' : receiptOf(last));
  check(`${name} date`, part(row, 'kit-conversations__trailing-view-date').textContent, timeOf(last.sentAt));
  check(`${name} online`, row.classList.contains('kit-conversations__list-item-online'), isOnline);
  const described = part(row, 'kit-list-item__action').getAttribute('aria-describedby')?.split(' ') ?? [];
  check(
    `${name} described as online`,
    described.some((id) => document.getElementById(id)?.textContent === 'Online'),
    isOnline,
  );
}

/** Compares what the app draws in a row. */
function compareSlot(
  row: Element,
  chat: Chat,
  server: Server,
  { throwing, failed }: App,
  { check }: Differences,
): void {
  const drawn = part(row, 'leading')?.textContent;
  const isThrowing = throwing === '*' || (throwing !== '' && chat.id.includes(throwing));
  if (isThrowing) check(`${chat.id} slot`, drawn, undefined);
  // One that threw is tried again with the next change of its row.
  else if (drawn !== undefined || !failed.has(named(chat.id)))
    check(`${chat.id} slot`, drawn, String(server.unread(chat)));
}

/** Compares the parts of rows that lists tell at once, after their changes are published. */
export function compareLive(list: ListModel, server: Server, differences: Differences): void {
  const rows = new Map(rowsOf(list.container).map((row) => [nameOfRow(row), row]));
  for (const chat of server.chats) {
    const row = rows.get(named(chat.id));
    if (row) list.typing.compare(chat, typingIn(row), differences);
  }
}

/** Compares the SDK's objects that the app receives with what the rows show. */
export function compareObjects(list: ListModel, server: Server, { opened, settings }: App): string[] {
  const differences = new Differences();
  const { check } = differences;
  for (const row of rowsOf(list.container)) {
    const name = nameOfRow(row);
    part(row, 'kit-list-item__action').click();
    const object = opened();
    const before = list.objects.get(name);
    if (before) check(`${name} has the same object as before`, before === object, true);
    list.objects.set(name, object);
    const chat = server.chats.find((each) => named(each.id) === name);
    if (!chat) continue;
    const last = server.visible(chat).at(-1);
    check(`${name} count of the object`, object.getUnreadMessageCount(), server.unread(chat));
    const message = object.getLastMessage() as Kit.TextMessage | undefined;
    check(`${name} text of the object`, message?.getText(), last?.kind === 'text' ? last.text : undefined);
    check(`${name} deletion of the object`, Boolean(message?.getDeletedAt()), Boolean(last?.deletedAt));
    if (chat.isGroup || settings.hideUserStatus) continue;
    const user = object.getConversationWith() as Kit.User;
    check(`${name} status of the object`, user.getStatus(), server.statuses.get(chat.id) ?? 'offline');
  }
  return differences.found;
}

function badgeOf(row: Element): string {
  const badge = part(row, 'kit-badge');
  return badge.hidden ? '' : (part(badge, 'kit-badge__count').textContent ?? '');
}

function typingIn(row: Element): string {
  const subtitle = part(row, 'kit-conversations__subtitle');
  return 'typing' in subtitle.dataset
    ? (part(subtitle, 'kit-conversations__subtitle-typing').textContent ?? '')
    : '';
}

function previewOf(chat: Chat, message: StoredMessage): string {
  if (message.about !== undefined) return actionText(message);
  const body = message.deletedAt ? 'Message deleted' : bodyOf(message);
  if (message.from === 'me') return `You: ${body}`;
  return chat.isGroup ? `${named(message.from)}: ${body}` : body;
}

function bodyOf({ kind, text }: StoredMessage): string {
  if (kind === 'text' || kind === 'image') return text;
  return { video: 'Video', audio: 'Audio', file: 'File' }[kind] ?? kind;
}

function actionText({ kind, from, about = '' }: StoredMessage): string {
  if (kind === 'joined' || kind === 'left') return `${named(from)} ${kind}`;
  const word = kind === 'kicked' ? 'removed' : kind;
  return `${named(from)} ${word} ${named(about)}`;
}

/** The receipt that a row shows: 'sent', 'delivered', 'read', 'error', or ''. */
function receiptIn(row: Element): string {
  const ticks = part(row, 'kit-conversations__subtitle-receipts');
  return ticks.hasAttribute('aria-label') ? (/kit-receipts-(\w+)/.exec(ticks.className)?.[1] ?? '') : '';
}

function receiptOf(message: StoredMessage): string {
  if (message.from !== 'me' || message.about !== undefined || message.deletedAt) return '';
  if (message.readAt) return 'read';
  return message.deliveredAt ? 'delivered' : 'sent';
}

/** The time of a message of today in UTC, as rows show it. */
function timeOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const hours = date.getUTCHours();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours % 12 || 12)}:${two(date.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}
