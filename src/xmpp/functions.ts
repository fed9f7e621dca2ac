import type { Kit } from '../sdk/index.ts';
import type {
  CallOptions,
  ChatOf,
  ConversationJSON,
  ConversationsQuery,
  Draft,
  FileJSON,
  Id,
  MessageJSON,
  MessagesQuery,
  Page,
  UserJSON,
  UsersQuery,
} from '../server/index.ts';
import { relationsOf } from './announce.ts';
import { type ChatKind, type ChatRecord, refKey, type StoredMessage } from './archive/records.ts';
import { publicId, writeMessage } from './outbox/write-message.ts';
import type { People } from './people/people.ts';
import type { Groups } from './rooms/groups.ts';
import type { XmppSession } from './session.ts';

/** The functions of the kit, for one signed-in account. */
export class XmppFunctions {
  readonly #session: XmppSession;

  constructor(session: XmppSession) {
    this.#session = session;
  }

  me(): UserJSON {
    const { people, me } = this.#session;
    return people.user(me);
  }

  get groups(): Groups {
    return this.#session.rooms.groups;
  }

  async publish(profile: Parameters<People['publish']>[0]): Promise<void> {
    await this.#session.people.publish(profile);
  }

  async conversations({ limit, after, type }: ConversationsQuery): Promise<Page<ConversationJSON>> {
    const { archive } = this.#session;
    const chats = [...archive.chats.values()]
      .filter(({ lastKey, kind }) => lastKey && (!type || type === kind))
      .sort((a, b) => b.lastAt - a.lastAt || (a.key < b.key ? -1 : 1));
    const [lastAt = '', key = ''] = String(after ?? '').split(' ');
    const isAfter = (chat: ChatRecord) =>
      !after || chat.lastAt < Number(lastAt) || (chat.lastAt === Number(lastAt) && chat.key > key);
    const rest = chats.filter(isAfter);
    const page = rest.slice(0, limit);
    const end = page.at(-1);
    return {
      items: await Promise.all(page.map((chat) => this.#conversation(chat))),
      next: end && rest.length > limit ? `${end.lastAt} ${end.key}` : null,
    };
  }

  async conversation(of: ChatOf): Promise<ConversationJSON> {
    const { chat, kind } = this.#place(of);
    const { archive, people, rooms } = this.#session;
    const record = archive.chats.get(chat);
    if (kind === 'group' ? !rooms.has(chat) : !record && !people.isContact(chat)) {
      throw Object.assign(new Error(`There is no conversation with '${chat}'.`), {
        code: 'ERR_CONVERSATION_NOT_FOUND',
      });
    }
    return this.#conversation(
      record ?? { key: chat, kind, lastAt: 0, readAt: 0, unread: 0, unreadMentions: 0 },
    );
  }

  users(query: UsersQuery): Promise<Page<UserJSON>> {
    return this.#session.people.page(query);
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
      ids.map((id) => addresses.user(id)),
      blocked,
    );
  }

  upload(file: Kit.MediaFile, { signal }: CallOptions): Promise<FileJSON> {
    return this.#session.uploads.store(file, signal);
  }

  async messages(query: MessagesQuery): Promise<Page<MessageJSON>> {
    const { limit, before, after } = query;
    const { chat } = this.#place(query);
    const page = await this.#session.archive.page({
      chat,
      limit,
      ...(before !== undefined && { before: String(before) }),
      ...(after !== undefined && { after: String(after) }),
    });
    return { items: await Promise.all(page.map((each) => this.#message(each))) };
  }

  async message(id: Id): Promise<MessageJSON> {
    return this.#message(await this.#find(id));
  }

  async send(draft: Draft): Promise<MessageJSON> {
    const { archive, outbox, clock, me, rooms } = this.#session;
    const to = this.#place(draft);
    const muid = draft.muid ?? crypto.randomUUID();
    if (to.kind === 'group' && !rooms.has(to.chat)) {
      throw Object.assign(new Error(`This user is no member of '${to.chat}'.`), {
        code: 'ERR_GROUP_NOT_JOINED',
      });
    }
    const sent = await archive.find([refKey(to.chat, me, muid)]);
    if (sent) return this.#message(sent);
    const parent = draft.parentId === undefined ? undefined : await this.#find(draft.parentId);
    const quoted = draft.quotedId === undefined ? undefined : await this.#find(draft.quotedId);
    const stanza = writeMessage(draft, to, muid, { parent, quoted });
    return this.#message(await outbox.send({ key: muid, ...to, at: clock.now(), stanza }));
  }

  async read(of: ChatOf & { readonly id: Id }): Promise<void> {
    await this.#receipt(of, 'displayed');
  }

  async delivered(of: ChatOf & { readonly id: Id }): Promise<void> {
    await this.#receipt(of, 'received');
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

  async #receipt(of: ChatOf & { readonly id: Id }, what: 'received' | 'displayed'): Promise<void> {
    const { agent, me, clock } = this.#session;
    const message = await this.#find(of.id);
    const { chat, kind } = message;
    if (message.from === me) return;
    const id = publicId(message);
    const stanza = what === 'received' ? { receipt: { type: what, id } } : { marker: { type: what, id } };
    if (kind === 'user')
      agent?.sendMessage({ to: chat, type: 'chat', ...stanza, processingHints: { store: true } });
    await this.#session.apply([{ what, chat, kind, from: me, at: clock.now(), targets: message.refs }]);
  }

  async #find(id: Id): Promise<StoredMessage> {
    const found = await this.#session.archive.message(String(id));
    if (!found)
      throw Object.assign(new Error(`There is no message '${id}'.`), { code: 'ERR_MESSAGE_NOT_FOUND' });
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
    return { chat: addresses.user(of.user), kind: 'user' };
  }
}
