import type { Kit } from 'solid-chat-kit';
import {
  createMessageList,
  type MessageList,
  type MessageListOptions,
  type MessageRecord,
} from 'solid-chat-kit/headless';
import {
  createLocalData,
  createLocalKit,
  Group,
  type LocalData,
  type LocalKit,
  TextMessage,
  User,
} from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createRoot } from 'solid-js';

/** Runs everything that only waits for promises, and publishes it. */
export async function idle(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
  flushNow();
}

const dataOf = new WeakMap<LocalKit, LocalData>();

/** A session of "me" who chats with Ann and is in a group "team" with Ann and Bob. */
export async function chatting(): Promise<LocalKit> {
  const data = createLocalData();
  const kit = createLocalKit({ data });
  dataOf.set(kit, data);
  for (const uid of ['me', 'ann', 'bob']) await kit.createUser(new User(uid, uid));
  await kit.login('me');
  await kit.createGroup(new Group('team', 'Team', 'public'));
  await kit.addMembersToGroup('team', ['ann', 'bob']);
  controlOf(kit).resetCalls();
  return kit;
}

/** A session of someone else, or of "me" on another device. */
export async function sessionOf(kit: LocalKit, uid: string): Promise<LocalKit> {
  const other = createLocalKit({ data: dataOf.get(kit) as LocalData });
  await other.login(uid);
  return other;
}

/** Sends texts from Ann to "me". */
export function fromAnn(kit: LocalKit, ...texts: string[]): Promise<Kit.TextMessage[]> {
  const control = controlOf(kit);
  return Promise.all(
    texts.map((text) => control.sendAs('ann', new TextMessage('me', text, 'user'))),
  ) as Promise<never>;
}

/** The open roots of this test. */
const roots: (() => void)[] = [];

/** Disposes all lists of a test. */
export function closeAll(): void {
  for (const dispose of roots.splice(0)) dispose();
}

/** Opens a list, by default of the chat with Ann, and waits for its first page. */
export async function open(sdk: object, options: Partial<MessageListOptions> = {}): Promise<MessageList> {
  const list = createRoot((dispose) => {
    roots.push(dispose);
    return createMessageList({
      sdk: () => sdk as never,
      ...(!options.user && !options.group && { user: () => new User('ann', 'Ann') }),
      ...options,
    });
  });
  await idle();
  return list;
}

/** The texts of a list's messages with their state unless they are sent, and the divider. */
export function textsOf(list: MessageList): string[] {
  return list
    .entries()
    .flatMap((entry) =>
      entry.kind === 'message'
        ? [
            `${(entry.message as Partial<Kit.TextMessage>).getText?.()}${entry.state === 'sent' ? '' : ` (${entry.state})`}`,
          ]
        : entry.kind === 'unread'
          ? [`-- ${entry.count} unread`]
          : [],
    );
}

/** The message record with a text. */
export function recordOf(list: MessageList, text: string): MessageRecord {
  const found = list
    .entries()
    .find(
      (entry) => entry.kind === 'message' && (entry.message as Partial<Kit.TextMessage>).getText?.() === text,
    );
  if (found?.kind !== 'message') throw new Error(`There is no message '${text}'.`);
  return found;
}

/** The numbers from one up to another, as texts. */
export function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}
