import { createLocalKit, ERROR_CODE, type LocalKit, type TextMessage } from 'solid-chat-kit/local';

/** The database that outlives the browser. */
const DATABASE = 'durability';
/** How many messages are sent at a time, so that one is half-written when the browser dies. */
const IN_FLIGHT = 3;

declare global {
  interface Window {
    /** Called by the page after each acknowledged write. */
    acknowledged(text: string): Promise<void>;
  }
}

/** What a reopened browser finds. */
export interface Found {
  /** Oldest first. */
  readonly texts: readonly string[];
  readonly ids: readonly number[];
  /** The conversation's unread count, which is stored beside the messages. */
  readonly unread: number;
  readonly last: string;
}

/** Signs a user in on the database; creates the user if needed. */
async function enter(uid: string): Promise<LocalKit> {
  const kit = createLocalKit({ persist: DATABASE });
  await kit.createUser(new kit.User(uid, uid)).catch((error: { code?: string }) => {
    if (error.code !== ERROR_CODE.UID_TAKEN) throw error;
  });
  await kit.login(uid);
  const { kind, reason } = kit.storage;
  if (kind !== 'indexeddb') throw new Error(`The data is in memory: ${reason?.details ?? reason?.message}`);
  return kit;
}

/** Writes messages from Ann to Bob until the browser dies. */
export async function writeOn(): Promise<void> {
  const kit = await enter('bob').then(async (bob) => {
    await bob.logout();
    await bob.data.close();
    return enter('ann');
  });
  let number = 0;
  const line = async () => {
    for (;;) {
      const text = `message ${number++}`;
      await kit.sendMessage(new kit.TextMessage('bob', text, 'user'));
      void window.acknowledged(text);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, line));
}

/** Reads Bob's messages from Ann. */
export async function readBack(): Promise<Found> {
  const kit = await enter('bob');
  const request = new kit.MessagesRequestBuilder().setUID('ann').setLimit(1_000).build();
  const messages: TextMessage[] = [];
  for (;;) {
    const page = (await request.fetchPrevious()) as TextMessage[];
    if (page.length === 0) break;
    messages.unshift(...page);
  }
  const conversation = await kit.getConversation('ann', 'user');
  const found: Found = {
    texts: messages.map((message) => message.getText()),
    ids: messages.map((message) => message.getId()),
    unread: conversation.getUnreadMessageCount(),
    last: (conversation.getLastMessage() as TextMessage | undefined)?.getText() ?? '',
  };
  await kit.logout();
  await kit.data.close();
  return found;
}
