import type { Kit } from '../../sdk/index.ts';
import type {
  CallOptions,
  ChatOf,
  ConversationJSON,
  ConversationsQuery,
  Draft,
  FileJSON,
  Id,
  MembersQuery,
  MessageJSON,
  MessagesQuery,
  Page,
  UserJSON,
  UsersQuery,
} from '../../server/index.ts';
import { type ChatKind, type ChatRecord, refKey, type StoredMessage } from '../archive/records.ts';
import { relationsOf } from '../json/announce.ts';
import type { People } from '../people/people.ts';
import type { Groups } from '../rooms/groups.ts';
import { checkMessage, checkSize } from '../sending/check-message.ts';
import { writeMessage } from '../sending/write-message.ts';
import type { XmppSession } from '../session/session.ts';
import { codedError } from '../shared/coded-error.ts';
import { loadOnce } from '../shared/load-once.ts';
import { MessagePages } from '../sync/message-pages.ts';

/** The functions of the kit, for one signed-in account. */
export class XmppFunctions {
  readonly #session: XmppSession;
  readonly #pages: MessagePages;
  // Most users of an app with lists only never need these.
  readonly #revisions = loadOnce(async () => {
    const { Revisions } = await import('../sending/revisions.ts');
    return new Revisions(this.#session);
  });
  readonly #uploads = loadOnce(async () => {
    const { Uploads } = await import('../files/upload.ts');
    return new Uploads(this.#session.connected);
  });

  constructor(session: XmppSession) {
    this.#session = session;
    this.#pages = new MessagePages(session);
  }

  me(): UserJSON {
    const { people, me } = this.#session;
    return people.user(me);
  }

  groups(): Promise<Groups> {
    return this.#session.rooms.groups();
  }

  async publish(profile: Parameters<People['publish']>[0]): Promise<void> {
    await this.#session.people.publish(profile);
  }

  async conversations({ limit, after, ...filters }: ConversationsQuery): Promise<Page<ConversationJSON>> {
    const { catchUp } = this.#session;
    let rest = this.#chatsAfter(after, filters);
    // While gaps are filled, chats appear newest first; the ones already here do not wait.
    const isFilling = () => rest.length <= limit && catchUp.hasGaps && this.#session.agent !== undefined;
    while (rest.length === 0 && isFilling()) {
      await catchUp.progress();
      rest = this.#chatsAfter(after, filters);
    }
    const page = rest.slice(0, limit);
    const end = page.at(-1);
    const isPartial = isFilling();
    return {
      isPartial,
      next: end && (isPartial || rest.length > limit) ? `${end.lastAt} ${end.key}` : null,
      items: await Promise.all(page.map((chat) => this.#conversation(chat))),
    };
  }

  async conversation(of: ChatOf): Promise<ConversationJSON> {
    const { chat, kind } = this.#place(of);
    const { archive, people, rooms } = this.#session;
    const record = archive.chats.get(chat);
    if (kind === 'group' ? !rooms.has(chat) : !record && !people.isContact(chat)) {
      throw noConversation(chat);
    }
    return this.#conversation(
      record ?? { key: chat, kind, lastAt: 0, readAt: 0, unread: 0, unreadMentions: 0 },
    );
  }

  users(query: UsersQuery): Promise<Page<UserJSON>> {
    return this.#session.people.page(query);
  }

  async members(query: MembersQuery): Promise<Page<UserJSON>> {
    const { people, rooms, addresses } = this.#session;
    return people.pageAmong(rooms.members(addresses.room(query.group)), query);
  }

  async block({
    ids,
    blocked,
  }: {
    readonly ids: readonly string[];
    readonly blocked: boolean;
  }): Promise<void> {
    const { people, addresses } = this.#session;
    await people.block(
      ids.map((id) => addresses.person(id)),
      blocked,
    );
  }

  async addContact(uid: string, name?: string): Promise<void> {
    const { people, addresses } = this.#session;
    await people.contacts.add(addresses.person(uid), name);
  }

  async acceptContact(uid: string): Promise<void> {
    const { people, addresses } = this.#session;
    await people.contacts.accept(addresses.person(uid));
  }

  async removeContact(uid: string): Promise<void> {
    const { people, addresses } = this.#session;
    await people.contacts.remove(addresses.person(uid));
  }

  contactRequests(): Promise<UserJSON[]> {
    return this.#session.people.requests();
  }

  async upload(file: Kit.MediaFile, { signal }: CallOptions): Promise<FileJSON> {
    const uploads = await this.#uploads();
    return uploads.store(file, signal);
  }

  async messages(query: MessagesQuery): Promise<Page<MessageJSON>> {
    const { chat, kind } = this.#place(query);
    const parent = query.parentId === undefined ? undefined : await this.#find(query.parentId);
    const page = await this.#pages.page(query, chat, kind, parent);
    return { items: await Promise.all(page.map((each) => this.#message(each))) };
  }

  async message(id: Id): Promise<MessageJSON> {
    return this.#message(await this.#find(id));
  }

  async send(draft: Draft): Promise<MessageJSON> {
    const { archive, sendQueue, clock, me, rooms } = this.#session;
    const to = this.#place(draft);
    const muid = draft.muid ?? crypto.randomUUID();
    if (to.kind === 'group') rooms.require(to.chat);
    const sent = await archive.find([refKey(to.chat, me, muid)]);
    if (sent) return this.#message(sent);
    const parent = draft.parentId === undefined ? undefined : await this.#find(draft.parentId);
    const quoted = draft.quotedId === undefined ? undefined : await this.#find(draft.quotedId);
    const isHidden = rooms.isHidden(to.chat);
    const stanza = writeMessage(draft, to, muid, { parent, quoted, isHidden });
    checkMessage(stanza);
    return this.#message(await sendQueue.send({ key: muid, ...to, at: clock.now(), stanza }));
  }

  cancel(muid: string): void {
    this.#session.sendQueue.cancel(muid);
  }

  async edit({ id, text }: { readonly id: Id; readonly text: string }): Promise<MessageJSON> {
    checkSize(text);
    const revisions = await this.#revisions();
    await revisions.edit(await this.#find(id), text);
    return this.message(id);
  }

  async remove(id: Id): Promise<MessageJSON> {
    const revisions = await this.#revisions();
    await revisions.remove(await this.#find(id));
    return this.message(id);
  }

  async react(of: {
    readonly id: Id;
    readonly emoji: string;
    readonly added: boolean;
  }): Promise<MessageJSON> {
    const revisions = await this.#revisions();
    await revisions.react(await this.#find(of.id), of.emoji, of.added);
    return this.message(of.id);
  }

  async read({ id }: { readonly id: Id }): Promise<void> {
    const message = await this.#find(id);
    await this.#session.marks.read(message);
  }

  async markUnread({ id }: { readonly id: Id }): Promise<ConversationJSON> {
    const message = await this.#find(id);
    await this.#session.marks.unread(message);
    return this.conversation(message.kind === 'group' ? { group: message.chat } : { user: message.chat });
  }

  async delivered({ id }: { readonly id: Id }): Promise<void> {
    const message = await this.#find(id);
    await this.#session.marks.received(message);
  }

  async deleteConversation(of: ChatOf): Promise<void> {
    const { chat, kind } = this.#place(of);
    const { archive } = this.#session;
    if (!archive.chats.get(chat)?.lastKey) throw noConversation(chat);
    await archive.clear(chat, kind);
  }

  typing(of: ChatOf & { readonly typing: boolean }): void {
    const { chat, kind } = this.#place(of);
    this.#session.agent?.sendMessage({
      to: chat,
      type: kind === 'group' ? 'groupchat' : 'chat',
      chatState: of.typing ? 'composing' : 'active',
      processingHints: { noStore: true },
    });
  }

  /** Returns the chats with messages, sorted by their newest ones. */
  #chatsAfter(after: Id | undefined, { type, keyword = '' }: Partial<ConversationsQuery>): ChatRecord[] {
    const { archive, json } = this.#session;
    const [lastAt = '', key = ''] = String(after ?? '').split(' ');
    const isAfter = (chat: ChatRecord) =>
      !after || chat.lastAt < Number(lastAt) || (chat.lastAt === Number(lastAt) && chat.key > key);
    const wanted = keyword.toLowerCase();
    const isFound = (chat: ChatRecord) => !wanted || json.nameOf(chat).toLowerCase().includes(wanted);
    return [...archive.chats.values()]
      .filter((chat) => chat.lastKey && (!type || type === chat.kind) && isAfter(chat) && isFound(chat))
      .sort((a, b) => b.lastAt - a.lastAt || (a.key < b.key ? -1 : 1));
  }

  async #find(id: Id): Promise<StoredMessage> {
    const found = await this.#session.archive.message(String(id));
    if (!found) throw codedError('ERR_MESSAGE_NOT_FOUND', `There is no message '${id}'.`);
    return found;
  }

  async #message(record: StoredMessage): Promise<MessageJSON> {
    const { json, archive } = this.#session;
    return json.message(record, await relationsOf(archive, record));
  }

  async #conversation(chat: ChatRecord): Promise<ConversationJSON> {
    const { json, archive } = this.#session;
    const last = chat.lastKey ? await archive.message(chat.lastKey) : undefined;
    return json.conversation(chat, last, last && (await relationsOf(archive, last)));
  }

  #place(of: ChatOf): { chat: string; kind: ChatKind } {
    const { addresses } = this.#session;
    if (of.group !== undefined) return { chat: addresses.room(of.group), kind: 'group' };
    return { chat: addresses.person(of.user), kind: 'user' };
  }
}

const noConversation = (chat: string) =>
  codedError('ERR_CONVERSATION_NOT_FOUND', `There is no conversation with '${chat}'.`);
