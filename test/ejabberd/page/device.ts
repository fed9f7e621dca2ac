import type { Kit } from 'solid-chat-kit';
import { createXmppKit, type XmppKit } from 'solid-chat-kit/xmpp';

/** The account and the server of a device. */
export interface DeviceSettings {
  readonly service: string;
  readonly user: string;
  /** Tells several devices of one browser apart. */
  readonly database?: string;
}

/** What a device shows of a conversation. */
export interface ConversationState {
  readonly with: string;
  readonly unread: number;
  readonly last: string | undefined;
}

let opened: XmppKit | undefined;
/** The names of those who asked to become contacts. */
const asked: string[] = [];

function kit(): XmppKit {
  if (!opened) throw new Error('No device is open.');
  return opened;
}

/** The text of a message, or its type. */
function textOf(message: Kit.Message): string {
  return (message as Kit.TextMessage).getText?.() || message.getType();
}

/** Opens the device of this page, and signs in. */
async function open({ service, user, database }: DeviceSettings): Promise<void> {
  opened = createXmppKit({
    service,
    domain: 'localhost',
    database,
    onContactRequest: (by) => void asked.push(by.getName()),
  });
  await opened.login(`${user}@localhost`, { password: `pw-${user}` });
}

async function close(): Promise<void> {
  opened?.close();
  opened = undefined;
}

/** Sends texts, one after the other, without waiting for answers; resolves once all are sent. */
async function say(to: string, texts: readonly string[], type = 'user'): Promise<void> {
  const sdk = kit();
  await Promise.all(texts.map((text) => sdk.sendMessage(new sdk.TextMessage(to, text, type))));
}

/** All texts of a chat that this device has, the oldest first. */
async function texts(chat: string, type = 'user'): Promise<string[]> {
  const sdk = kit();
  const builder = new sdk.MessagesRequestBuilder();
  builder.setLimit(100);
  if (type === 'user') builder.setUID(chat);
  else builder.setGUID(chat);
  const request = builder.build();
  const pages: string[][] = [];
  for (;;) {
    const page = await request.fetchPrevious();
    if (page.length === 0) return pages.reverse().flat();
    pages.push(page.map(textOf));
  }
}

/** Pages of the conversations of this device, the newest first. */
function conversationPages(limit: number): () => Promise<ConversationState[]> {
  const sdk = kit();
  const builder = new sdk.ConversationsRequestBuilder();
  builder.setLimit(limit);
  const request = builder.build();
  return async () => (await request.fetchNext()).map(stateOf);
}

function stateOf(row: Kit.Conversation): ConversationState {
  const entity = row.getConversationWith();
  const last = row.getLastMessage();
  return {
    with: 'getUid' in entity ? entity.getUid() : entity.getGuid(),
    unread: row.getUnreadMessageCount(),
    last: last ? textOf(last) : undefined,
  };
}

/** All conversations of this device, the newest first, once they are here. */
async function conversations(): Promise<ConversationState[]> {
  const next = conversationPages(50);
  const states: ConversationState[] = [];
  for (;;) {
    const page = await next();
    if (page.length === 0) return states;
    states.push(...page);
  }
}

/** The first page of conversations, as a list shows it. */
const firstPage = (): Promise<ConversationState[]> => conversationPages(30)();

/** Marks the newest message of a chat as read. */
async function read(chat: string, type = 'user'): Promise<void> {
  const sdk = kit();
  const last = (await sdk.getConversation(chat, type)).getLastMessage();
  if (last) await sdk.markAsRead(last);
}

/** The uids of those who are online. */
async function online(): Promise<string[]> {
  const sdk = kit();
  const builder = new sdk.UsersRequestBuilder();
  builder.setLimit(100);
  const users = await builder.build().fetchNext();
  return users.filter((user) => user.getStatus() === 'online').map((user) => user.getUid());
}

/** Who asked this user, by name. */
const requests = (): string[] => asked;

/** The uids of the users that a mounted list would show. */
async function contacts(): Promise<string[]> {
  const sdk = kit();
  const builder = new sdk.UsersRequestBuilder();
  builder.setLimit(100);
  return (await builder.build().fetchNext()).map((user) => user.getUid());
}

let lists = 0;
/** Counts how often lists fetch again what they show. */
function watchLists(): void {
  const sdk = kit();
  sdk.addConnectionListener('lists', new sdk.ConnectionListener({ onConnected: () => lists++ }));
}
const listed = (): number => lists;

/** Calls a function of the kit for contacts. */
const contact = (name: 'addContact' | 'acceptContact' | 'removeContact', uid: string): Promise<void> =>
  kit()[name](uid);

/** The messages of a group that this device has, the oldest first. */
async function messagesOf(guid: string): Promise<Kit.Message[]> {
  const sdk = kit();
  const builder = new sdk.MessagesRequestBuilder();
  builder.setLimit(100);
  builder.setGUID(guid);
  const messages = await builder.build().fetchPrevious();
  return messages.filter((message) => message.getCategory() === 'message');
}

/** The names of senders with their texts. */
const lines = async (guid: string): Promise<string[]> =>
  (await messagesOf(guid)).map((each) => `${each.getSender().getName()}: ${textOf(each)}`);

/** The uids of the senders. */
const senders = async (guid: string): Promise<string[]> =>
  (await messagesOf(guid)).map((each) => each.getSender().getUid());

/** Enters groups. */
async function join(guids: readonly string[]): Promise<void> {
  const sdk = kit();
  for (const guid of guids) await sdk.joinGroup(guid);
}

const delays: number[] = [];

/** Starts to measure how long messages take that end with the time when they were written. */
function watchLags(): void {
  const sdk = kit();
  const onTextMessageReceived = (message: { getText(): string }) => {
    delays.push(Date.now() - Number(message.getText().split(' ').at(-1)));
  };
  sdk.addMessageListener('lags', new sdk.MessageListener({ onTextMessageReceived }));
}

/** The measured delays, in ms. */
const lags = (): number[] => delays;

/** What a test does with the device of this page. */
export const device = {
  open,
  close,
  say,
  texts,
  conversations,
  read,
  online,
  requests,
  contacts,
  watchLists,
  listed,
  contact,
  firstPage,
  join,
  lines,
  senders,
  watchLags,
  lags,
};
