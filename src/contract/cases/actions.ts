import type { Kit, KitChatSDK } from '../../sdk/index.ts';

/** Sends a text message. */
export function say(kit: KitChatSDK, to: string, words: string, type = 'user'): Promise<Kit.Message> {
  return kit.sendMessage(new kit.TextMessage(to, words, type));
}

/** Collects the texts that a session receives, in order. */
export function listenToTexts(kit: KitChatSDK, id = 'contract'): string[] {
  const heard: string[] = [];
  const onTextMessageReceived = (message: Kit.TextMessage) => void heard.push(message.getText());
  kit.addMessageListener(id, new kit.MessageListener({ onTextMessageReceived }));
  return heard;
}

/** Collects the text messages that a session receives, in order. */
export function listenToMessages(kit: KitChatSDK): Kit.TextMessage[] {
  const received: Kit.TextMessage[] = [];
  const onTextMessageReceived = (message: Kit.TextMessage) => void received.push(message);
  kit.addMessageListener('contract', new kit.MessageListener({ onTextMessageReceived }));
  return received;
}

/** Collects the messages with files that a session receives, in order. */
export function listenToMedia(kit: KitChatSDK): Kit.MediaMessage[] {
  const received: Kit.MediaMessage[] = [];
  const onMediaMessageReceived = (message: Kit.MediaMessage) => void received.push(message);
  kit.addMessageListener('contract', new kit.MessageListener({ onMediaMessageReceived }));
  return received;
}

/** Sets a page size, because some SDKs refuse a request without one. */
export function limited<Builder extends { setLimit(limit: number): unknown }>(
  builder: Builder,
  limit = 30,
): Builder {
  builder.setLimit(limit);
  return builder;
}

/** Fetches the first page of a session's conversations. */
export function conversationsOf(kit: KitChatSDK): Promise<readonly Kit.Conversation[]> {
  return limited(new kit.ConversationsRequestBuilder()).build().fetchNext();
}

/** Fetches the uids or guids of the first page of conversations. */
export async function peersOf(kit: KitChatSDK): Promise<string[]> {
  return (await conversationsOf(kit)).map(idOfPeer);
}

/** Fetches the first page of a session's users. */
export function usersOf(kit: KitChatSDK): Promise<readonly Kit.User[]> {
  return limited(new kit.UsersRequestBuilder()).build().fetchNext();
}

/** Finds a user by uid in the user list. */
export async function findUser(kit: KitChatSDK, uid: string): Promise<Kit.User> {
  const user = (await usersOf(kit)).find((each) => each.getUid() === uid);
  if (!user) throw new Error(`'${uid}' is missing from the first page of users.`);
  return user;
}

/** Fetches all pages of a request, up to the first empty one. */
export async function pagesOf<T>(request: Kit.PageRequest<T>, most = 100): Promise<(readonly T[])[]> {
  const pages: (readonly T[])[] = [];
  while (pages.length < most) {
    const page = await request.fetchNext();
    if (page.length === 0) return pages;
    pages.push(page);
  }
  throw new Error(`Paging did not end: ${most} pages came, none of them empty.`);
}

/** Returns the uid or guid that a conversation is with. */
export function idOfPeer(conversation: Kit.Conversation): string {
  const entity = conversation.getConversationWith();
  return 'getUid' in entity ? entity.getUid() : entity.getGuid();
}

/** Returns the uids of users, sorted for comparison. */
export function uidsOf(users: readonly Kit.User[]): string[] {
  return users.map((user) => user.getUid()).sort();
}

/** Returns a message's id as the kit passes it to setters: as a number, where it is one. */
export function idOf(message: Kit.Message | undefined): Kit.MessageId {
  const id = message?.getId() ?? '';
  return Number.isNaN(Number(id)) ? id : Number(id);
}

/** Returns what a promise rejects with; fails the test when it resolves. */
export async function rejectionOf(promise: Promise<unknown>): Promise<Partial<Kit.Exception>> {
  try {
    await promise;
  } catch (error) {
    return (error ?? {}) as Partial<Kit.Exception>;
  }
  throw new Error('Expected a rejection, but the promise resolved.');
}

/** Whether a time is in seconds and not in the future, within the tolerance for clocks that differ. */
export function isTime(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds >= 0 && seconds < Date.now() / 1000 + 600;
}

/** Whether a time is in seconds and close to now. */
export function isNow(seconds: unknown): boolean {
  return isTime(seconds) && Math.abs(Number(seconds) - Date.now() / 1000) < 600;
}
