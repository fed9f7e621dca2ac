import type { Kit, KitChatSDK } from '../../sdk/index.ts';

/** Sends a text message. */
export function say(kit: KitChatSDK, to: string, words: string, type = 'user'): Promise<Kit.Message> {
  return kit.sendMessage(new kit.TextMessage(to, words, type));
}

/** Notes the texts that a session receives, in order. */
export function listenToTexts(kit: KitChatSDK, id = 'contract'): string[] {
  const heard: string[] = [];
  const onTextMessageReceived = (message: Kit.TextMessage) => void heard.push(message.getText());
  kit.addMessageListener(id, new kit.MessageListener({ onTextMessageReceived }));
  return heard;
}

/** Sets a page size; some SDKs refuse a request without one. */
export function limited<Builder extends { setLimit(limit: number): unknown }>(
  builder: Builder,
  limit = 30,
): Builder {
  builder.setLimit(limit);
  return builder;
}

/** The first page of the conversations of a session. */
export function conversationsOf(kit: KitChatSDK): Promise<readonly Kit.Conversation[]> {
  return limited(new kit.ConversationsRequestBuilder()).build().fetchNext();
}

/** The uids or guids of the first page of conversations. */
export async function peersOf(kit: KitChatSDK): Promise<string[]> {
  return (await conversationsOf(kit)).map(idOfPeer);
}

/** The first page of the users of a session. */
export function usersOf(kit: KitChatSDK): Promise<readonly Kit.User[]> {
  return limited(new kit.UsersRequestBuilder()).build().fetchNext();
}

/** The user of a uid, as the list of users gives it. */
export async function findUser(kit: KitChatSDK, uid: string): Promise<Kit.User> {
  const user = (await usersOf(kit)).find((each) => each.getUid() === uid);
  if (!user) throw new Error(`The first page of users lacks '${uid}'.`);
  return user;
}

/** All pages of a request, until one is empty. */
export async function pagesOf<T>(request: Kit.PageRequest<T>, most = 100): Promise<(readonly T[])[]> {
  const pages: (readonly T[])[] = [];
  while (pages.length < most) {
    const page = await request.fetchNext();
    if (page.length === 0) return pages;
    pages.push(page);
  }
  throw new Error(`There is no end: ${most} pages came, and none of them was empty.`);
}

/** The uid or guid of whom a conversation is with. */
export function idOfPeer(conversation: Kit.Conversation): string {
  const entity = conversation.getConversationWith();
  return 'getUid' in entity ? entity.getUid() : entity.getGuid();
}

/** The uids, in an order that can be compared. */
export function uidsOf(users: readonly Kit.User[]): string[] {
  return users.map((user) => user.getUid()).sort();
}

/** What a promise rejects with; fails when it does not. */
export async function rejectionOf(promise: Promise<unknown>): Promise<Partial<Kit.Exception>> {
  try {
    await promise;
  } catch (error) {
    return (error ?? {}) as Partial<Kit.Exception>;
  }
  throw new Error('It was expected to reject, and did not.');
}

/** Whether a time is in seconds, not in milliseconds, and not after now by more than clocks may differ. */
export function isTime(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds >= 0 && seconds < Date.now() / 1000 + 600;
}

/** Whether a time is in seconds and about now. */
export function isNow(seconds: unknown): boolean {
  return isTime(seconds) && Math.abs(Number(seconds) - Date.now() / 1000) < 600;
}
