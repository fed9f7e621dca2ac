import type { Kit } from 'solid-chat-kit';
import type { BenchMessage } from '../../feed/objects.ts';
import { find } from '../../lists/subject.ts';
import { type ChatMountOptions, type ChatSubject, settleUntil } from '../subject.ts';
import { type ChatEntry, createChatRows, dayOf } from './message-row.ts';
import type { ChatTemplate } from './template.ts';
import { VanillaMeasuredWindow } from './window.ts';

// The hand-written list of messages that the kit is compared with. It renders the same markup in the same
// window, with the same pages, days, groups and limit of loaded messages, and does the minimum that the
// scenarios need. It omits groups of people, own messages that are on their way, receipts, edits, deletions,
// reactions, quotes, threads, files, mentions and links, long texts, languages and time zones, menus, keys and
// focus, read marks, jumps, the unread divider, the live region, merging of pages and events, duplicates,
// errors and retry.

/** The kit's limit of loaded messages, and how many fewer remain when it is exceeded. */
const MOST_LOADED = 600;
const SPARE = 30;
/** How far from an edge further pages are needed, in viewports. */
const NEAR = 1.5;
/** The longest pause within a group, in seconds. */
const GROUP_PAUSE = 300;
/** How long the day is shown after a scroll, in milliseconds. */
const DAY_SHOWN_MS = 1500;

/** Mounts the hand-written list, with its first page rendered. */
export async function mountVanilla(
  { feed, host }: ChatMountOptions,
  template: ChatTemplate,
): Promise<ChatSubject> {
  const { sdk, user } = feed;
  const root = template.root.cloneNode(true) as HTMLElement;
  host.append(root);
  const newest = find(root, '.kit-message-list__newest');
  const sticky = find(root, '.kit-message-list__sticky-date');
  const rows = createChatRows(template, user.getName());
  let messages: ChatEntry[] = [];
  let paging: 'idle' | 'loading' | 'end' = 'idle';
  let reachesNewest = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const list = new VanillaMeasuredWindow<ChatEntry>(root, template, {
    ...rows,
    isMovable: ({ id }) => id === null,
    onDraw(first, last) {
      newest.hidden = list.isFollowing && reachesNewest;
      if (trim(first, last)) list.touch();
      const near = list.viewport * NEAR;
      if (list.top < near) void load();
      if (!reachesNewest && list.endDistance() < near) void loadNewer();
    },
  });

  /** Lays messages out: days, and groups of one sender. */
  const layOut = () => {
    const entries: ChatEntry[] = [];
    let previous: ChatEntry | undefined;
    for (const message of messages) {
      const day = dayOf(message.at);
      const isNewDay = !previous || dayOf(previous.at) !== day;
      if (isNewDay) entries.push(days.get(day) ?? makeDay(day, message.at));
      const isJoined =
        !isNewDay &&
        previous !== undefined &&
        previous.isOwn === message.isOwn &&
        message.at - previous.at <= GROUP_PAUSE;
      if (previous) setEnd(previous, !isJoined);
      if (message.isFirst === isJoined) {
        message.isFirst = !isJoined;
        list.touch(message);
      }
      entries.push(message);
      previous = message;
    }
    if (previous) setEnd(previous, true);
    list.entries = entries;
  };
  const setEnd = (message: ChatEntry, isLast: boolean) => {
    if (message.isLast === isLast) return;
    message.isLast = isLast;
    list.touch(message);
  };
  const days = new Map<string, ChatEntry>();
  const makeDay = (text: string, at: number) => {
    const entry = entryOf(null, false, text, at);
    days.set(text, entry);
    return entry;
  };

  /** Lets the messages farthest from the mounted ones go; they load again. */
  const trim = (first: number, last: number): boolean => {
    const excess = messages.length - MOST_LOADED;
    if (excess <= 0) return false;
    const isAbove = first >= list.entries.length - last;
    if (isAbove) messages = messages.slice(excess + SPARE);
    else messages = messages.slice(0, -excess - SPARE);
    if (isAbove) paging = 'idle';
    else reachesNewest = false;
    layOut();
    return true;
  };
  const request = (from: ChatEntry | undefined) => {
    const builder = new sdk.MessagesRequestBuilder().setUID(user.getUid());
    if (from?.id) builder.setMessageId(from.id);
    return builder.build();
  };
  const load = async () => {
    if (paging !== 'idle') return;
    paging = 'loading';
    const page = (await request(messages[0]).fetchPrevious()) as readonly BenchMessage[];
    paging = page.length === 0 ? 'end' : 'idle';
    messages = [...page.map(messageOf), ...messages];
    layOut();
    list.draw();
  };
  let isLoadingNewer = false;
  const loadNewer = async () => {
    if (isLoadingNewer) return;
    isLoadingNewer = true;
    const page = (await request(messages.at(-1)).fetchNext?.()) as readonly BenchMessage[];
    isLoadingNewer = false;
    reachesNewest = page.length === 0;
    messages = [...messages, ...page.map(messageOf)];
    layOut();
    list.draw();
  };

  const onScroll = () => {
    const first = list.entries[list.find(list.top)];
    const day = first?.id === null ? '' : dayOf(first?.at ?? 0);
    showDay(day);
    clearTimeout(timer);
    timer = setTimeout(() => showDay(''), DAY_SHOWN_MS);
  };
  const showDay = (day: string) => {
    if (sticky.textContent === day) return;
    sticky.textContent = day;
    sticky.toggleAttribute('data-shown', day !== '');
  };
  list.scroller.addEventListener('scroll', onScroll, { passive: true });
  sdk.addMessageListener('vanilla', {
    onTextMessageReceived(message: Kit.TextMessage) {
      if (!reachesNewest) return;
      messages.push(messageOf(message as BenchMessage));
      layOut();
      list.touch();
    },
  });
  await load();
  await settleUntil(() => list.entries.length > 0);
  return {
    feed,
    host,
    scroller: list.scroller,
    dispose() {
      sdk.removeMessageListener('vanilla');
      clearTimeout(timer);
      list.dispose();
    },
  };
}

const messageOf = (message: BenchMessage): ChatEntry =>
  entryOf(message.getId(), message.getSender().getUid() === 'me', message.getText(), message.getSentAt());

const entryOf = (id: number | null, isOwn: boolean, text: string, at: number): ChatEntry => ({
  id,
  isOwn,
  text,
  at,
  isFirst: false,
  isLast: false,
  element: null,
  height: 0,
  top: 0,
  isDirty: false,
  wanted: 0,
});
