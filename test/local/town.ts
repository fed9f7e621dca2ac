import { createLocalData, createLocalKit, type LocalData, type LocalKit } from 'solid-chat-kit/local';

/** A data set of a few users without friends and messages. */
export async function town(...uids: string[]): Promise<LocalData> {
  const data = createLocalData();
  const kit = createLocalKit({ data });
  for (const uid of uids) await kit.createUser(new kit.User(uid, uid[0]?.toUpperCase() + uid.slice(1)));
  return data;
}

export async function signIn(data: LocalData, uid: string): Promise<LocalKit> {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  return kit;
}

export function text(kit: LocalKit, to: string, words: string, type = 'user') {
  return new kit.TextMessage(to, words, type);
}

/** Collects all calls of all listeners of a kit, as [name, ...arguments]. */
export function record(kit: LocalKit): [string, ...unknown[]][] {
  const calls: [string, ...unknown[]][] = [];
  const callbacks = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => calls.push([name, ...args])]));
  kit.addMessageListener(
    'record',
    new kit.MessageListener(
      callbacks(
        'onTextMessageReceived',
        'onMediaMessageReceived',
        'onCustomMessageReceived',
        'onMessageEdited',
        'onMessageDeleted',
        'onConversationUpdated',
        'onMessageReactionAdded',
        'onMessageReactionRemoved',
        'onTypingStarted',
        'onTypingEnded',
        'onMessagesDelivered',
        'onMessagesRead',
        'onMessagesDeliveredToAll',
        'onMessagesReadByAll',
      ),
    ),
  );
  kit.addUserListener('record', new kit.UserListener(callbacks('onUserOnline', 'onUserOffline')));
  kit.addGroupListener(
    'record',
    new kit.GroupListener(
      callbacks(
        'onGroupMemberJoined',
        'onGroupMemberLeft',
        'onGroupMemberKicked',
        'onGroupMemberBanned',
        'onMemberAddedToGroup',
      ),
    ),
  );
  kit.addConnectionListener(
    'record',
    new kit.ConnectionListener(callbacks('onConnected', 'inConnecting', 'onDisconnected')),
  );
  kit.addLoginListener(
    'record',
    new kit.LoginListener(callbacks('loginSuccess', 'loginFailure', 'logoutSuccess', 'logoutFailure')),
  );
  return calls;
}

/** The names of collected calls. */
export const names = (calls: readonly [string, ...unknown[]][]): string[] => calls.map(([name]) => name);

/** An argument of the nth collected call: 1 is the first. */
export function argument<T>(calls: readonly [string, ...unknown[]][], nth: number, which = 1): T {
  const call = calls[nth];
  if (!call) throw new Error(`Only ${calls.length} calls were made`);
  return call[which] as T;
}

/** Fetches all rows of a request, page by page. */
export async function all<T>(request: { fetchNext(): Promise<readonly T[]> }): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await request.fetchNext();
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}
