import type { MessageJSON, Page } from '../../server/json.ts';
import type { ChatOf } from '../../server/object-reader.ts';
import { filesIn } from '../../server/objects/message.ts';
import type { SearchQuery } from '../../server/options.ts';
import { searchKey } from '../../utils/find-matches.ts';
import { memoizeWeak } from '../../utils/memoize-weak.ts';
import type { Actor } from '../data/data-event.ts';
import type { Entry, FileRecord, MessageRecord } from '../data/records.ts';
import { compare, lowerBound, type State } from '../data/state.ts';
import { seenBy, Views } from '../views.ts';
import { checkReceiver, conversationIdOf, idOf, isVisible, receiverIn } from './find.ts';

/** The most messages that one search reads, from the latest conversations on: a data set may have millions. */
const MAX_READ = 100_000;

/** Newest message first; ids of different chats have no order. */
const byNewest = (a: MessageRecord, b: MessageRecord) => compare(b.sentAt, a.sentAt) || compare(b.id, a.id);

/** Returns a page of the messages of a user that contain a text, newest first; the cursor is the last one. */
export function searchPage(
  state: State,
  { uid }: Actor,
  { keyword, limit, after, hideReplies = true, ...of }: Omit<SearchQuery, 'signal'>,
): Page<MessageJSON> {
  const wanted = searchKey(keyword.trim());
  const last = after === undefined ? undefined : state.messageById(idOf(after));
  const found: MessageRecord[] = [];
  let read = 0;
  /** Whether a page is found that is newer than a time. */
  const isFullSince = (time: number) => found.length > limit && (found.at(-1)?.sentAt ?? 0) > time;
  const fits = (message: MessageRecord, entry: Entry) =>
    message.deletedAt === 0 &&
    (!hideReplies || message.parentId === 0) &&
    (!last || byNewest(last, message) < 0) &&
    isVisible(message, entry) &&
    textOf(state, seenBy(message, uid)).includes(wanted);

  for (const entry of chatsOf(state, uid, of)) {
    // Only replies may be newer than the latest activity.
    if (hideReplies && isFullSince(entry.activeAt)) continue;
    if (read > MAX_READ) break;
    const messages = state.all('messages', entry.conversationId);
    read += messages.length;
    for (let at = messages.length - 1; at >= 0; at--) {
      const message = messages[at] as MessageRecord;
      if (isFullSince(message.sentAt)) break;
      if (!fits(message, entry)) continue;
      found.splice(
        lowerBound(found, (each) => byNewest(each, message) < 0),
        0,
        message,
      );
      if (found.length > limit + 1) found.pop();
    }
  }
  const views = new Views(state, uid);
  const page = found.slice(0, limit);
  return {
    items: page.map((message) => views.message(message)),
    next: found.length > limit ? page.at(-1)?.id : undefined,
  };
}

/** Returns a user's copy of the chat that is named, or of all chats. */
function chatsOf(state: State, uid: string, of: Pick<SearchQuery, 'user' | 'group'>): readonly Entry[] {
  if (of.user === undefined && of.group === undefined) {
    return state
      .all('conversations', uid)
      .filter(({ type, end }) => type === 'user' || isMember(state, uid, end));
  }
  const receiver = receiverIn(of as ChatOf);
  checkReceiver(state, uid, receiver);
  return [state.get('conversations', uid, conversationIdOf(uid, receiver)) ?? []].flat();
}

function isMember(state: State, uid: string, guid: string): boolean {
  const member = state.get('members', guid, uid);
  return member !== undefined && member.scope !== 'banned';
}

/** Returns the folded text of a message, with its file's name and the names of mentioned users. */
function textOf(state: State, message: MessageRecord): string {
  if (!message.content.text?.includes('<@uid:')) return keyOf(message.content);
  const text = message.content.text.replace(
    /<@uid:(.*?)>/g,
    (token, uid) => `@${state.get('users', '', uid)?.name ?? token}`,
  );
  return keyOf({ ...message.content, text });
}

const keyOf = memoizeWeak(({ text = '', conversationText = '', ...content }: MessageRecord['content']) =>
  searchKey([text, conversationText, ...filesIn<FileRecord>(content).map(({ name }) => name)].join(' ')),
);
