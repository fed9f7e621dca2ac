import {
  createMessageList,
  flushNow,
  type Kit,
  type MessageList,
  type MessageListOptions,
} from 'solid-chat-kit';
import {
  createLocalData,
  createLocalKit,
  Group,
  type LocalKit,
  TextMessage,
  User,
} from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createRoot } from 'solid-js';

/** Runs everything that only waits for promises, and publishes it. */
export async function idle(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
  flushNow();
}

/** A session of "me" who chats with Ann and is in a group "team" with Ann and Bob. */
export async function chatting(): Promise<LocalKit> {
  const kit = createLocalKit({ data: createLocalData() });
  for (const uid of ['me', 'ann', 'bob']) await kit.createUser(new User(uid, uid));
  await kit.login('me');
  await kit.createGroup(new Group('team', 'Team', 'public'));
  await kit.addMembersToGroup('team', ['ann', 'bob']);
  controlOf(kit).resetCalls();
  return kit;
}

/** Sends texts from Ann to "me". */
export function fromAnn(kit: LocalKit, ...texts: string[]): Kit.Message[] {
  return texts.map((text) => controlOf(kit).sendAs('ann', new TextMessage('me', text, 'user')) as never);
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

/** The texts of a list's messages, with '-- day' for days left out. */
export function textsOf(list: MessageList): string[] {
  return list
    .entries()
    .flatMap((entry) =>
      entry.kind === 'message'
        ? [
            `${(entry.message as Kit.TextMessage).getText()}${entry.state === 'sent' ? '' : ` (${entry.state})`}`,
          ]
        : entry.kind === 'unread'
          ? [`-- ${entry.count} unread`]
          : [],
    );
}
