import type { Kit, KitChatSDK, KitSDK } from '../sdk/index.ts';
import {
  bannedBuilder,
  conversationsBuilder,
  type MembersRequestBuilder,
  membersBuilder,
  type ReactionsRequestBuilder,
  reactionsBuilder,
  usersBuilder,
} from './builders.ts';
import { type ChatMembers, chatMembers } from './chat-members.ts';
import { createHandlers } from './handlers.ts';
import type { MessageJSON, UserJSON } from './json.ts';
import { createListeners, listenerMembers } from './listeners.ts';
import { chatOf } from './object-reader.ts';
import type { ServerConversation } from './objects/conversation.ts';
import type { ServerMessage } from './objects/message.ts';
import type { ServerUser } from './objects/user.ts';
import { checkOptions, type ServerChatOptions, type ServerOptions } from './options.ts';
import { SERVER_ERROR, ServerError } from './server-error.ts';
import { Session } from './session.ts';

/** The page size of the search for a conversation, if the server has no function for it. */
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** An SDK over your server; it has those members of a chat whose functions the server has. */
export interface ServerKit<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>>
  extends KitSDK,
    Omit<ChatMembers<U, M>, 'markAsDelivered'> {
  getLoggedinUser(): Promise<ServerUser<U> | null>;
  getConversation(uidOrGuid: string, type: string): Promise<ServerConversation<U, M>>;
  ConversationsRequestBuilder: new () => Kit.FilteringConversationsRequestBuilder<ServerConversation<U, M>>;
  UsersRequestBuilder: new () => Kit.FilteringUsersRequestBuilder<ServerUser<U>>;
  /** Creates requests for pages of a group's members, if the server has the function. */
  GroupMembersRequestBuilder?: new (
    guid: string,
  ) => MembersRequestBuilder<U>;
  /** Creates requests for pages of the users who are banned from a group, if the server has the functions. */
  BannedMembersRequestBuilder?: new (
    guid: string,
  ) => MembersRequestBuilder<U>;
  /** Creates requests for pages of the reactions to a message, if the server has the function. */
  ReactionsRequestBuilder?: new () => ReactionsRequestBuilder;
  /** Creates an object from its JSON, or from your server's; throws `ERR_BAD_DATA` for anything else. */
  revive(json: unknown): ServerConversation<U, M> | ServerMessage<U, M> | ServerUser<U> | Kit.Group;
  /** Ends the subscription and all pending calls, and removes all listeners. */
  close(): void;
}

/** An SDK over a server that also has the messages of chats. */
export type ServerChatKit<
  U extends UserJSON = UserJSON,
  M extends MessageJSON<U> = MessageJSON<U>,
> = ServerKit<U, M> & KitChatSDK;

/**
 * Creates an SDK for the lists and the message view from functions of your server, which answer with plain JSON.
 * Times are in seconds. Rows and events of a wrong shape are left out and reported, with the name of the field.
 * @throws TypeError that names a missing or unknown function
 * @example
 * const kit = createKit({
 *   me: () => api('/me'),
 *   conversations: ({ limit, after }) => api(`/conversations?limit=${limit}&after=${after ?? ''}`),
 *   users: ({ limit, after, keyword = '' }) => api(`/users?limit=${limit}&after=${after ?? ''}&q=${keyword}`),
 *   subscribe({ message }) {
 *     const events = new EventSource('/events');
 *     events.addEventListener('message', (event) => message(JSON.parse(event.data)));
 *     return () => events.close();
 *   },
 * });
 */
export function createKit<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>>(
  options: ServerChatOptions<U, M>,
): ServerChatKit<U, M>;
export function createKit<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>>(
  options: ServerOptions<U, M>,
): ServerKit<U, M>;
export function createKit<U extends UserJSON, M extends MessageJSON<U>>(
  options: ServerOptions<U, M>,
): ServerKit<U, M> {
  checkOptions(options);
  let unsubscribe: (() => void) | undefined;
  const { kit, handlers, end } = connectKit(options, {
    onListen() {
      unsubscribe ??= options.subscribe(handlers);
    },
    onListenerError(error) {
      // Uncaught: the page reports it.
      throw error;
    },
  });
  return {
    ...kit,
    close() {
      unsubscribe?.();
      unsubscribe = undefined;
      end();
    },
  };
}

/** Creates the members of a kit, and the handlers of its events. */
export function connectKit<U extends UserJSON, M extends MessageJSON<U>>(
  options: Omit<ServerOptions<U, M>, 'subscribe'>,
  { onListen, onListenerError }: { onListen(): void; onListenerError(error: unknown): void },
) {
  const session = new Session(options);
  const { reader } = session;
  const features = new Set(options.features);
  const listeners = createListeners(onListen, onListenerError);
  const handlers = createHandlers(listeners, reader, (user) => session.start(user), session.report);
  const ConversationsRequestBuilder = conversationsBuilder(session, features.has('conversationSearch'));

  /** Searches the pages for a conversation; one with a new message is on the first. */
  const findConversation = async (id: string, type: string) => {
    const request = new ConversationsRequestBuilder().setLimit(PAGE_SIZE).build();
    for (let page = 0; page < MAX_PAGES; page++) {
      const rows = await request.fetchNext();
      const found = rows.find(
        (row) => row.getConversationType() === type && String(row.getConversationWith().json.id) === id,
      );
      if (found) return found;
      if (rows.length === 0) break;
    }
    const message = `There is no conversation with the ${type} '${id}'.`;
    throw new ServerError(SERVER_ERROR.CONVERSATION_NOT_FOUND, message);
  };
  const getConversation = async (id: string, type: string) => {
    if (!options.conversation) return findConversation(id, type);
    const json = await session.ask('conversation', (call) => options.conversation?.(chatOf(id, type), call));
    return reader.conversation(json, 'conversation');
  };

  const kit: Omit<ServerKit<U, M>, 'close'> = {
    ...listenerMembers(listeners),
    ...chatMembers(session, features),
    ...(options.deleteConversation && {
      async deleteConversation(id: string, type: string) {
        const { deleteConversation } = options;
        await session.ask('deleteConversation', (call) => deleteConversation?.(chatOf(id, type), call));
        return 'deleted';
      },
    }),
    ...(options.storageScope && { storageScope: options.storageScope }),
    getLoggedinUser: () => session.fetchUser(),
    getConversation,
    ConversationsRequestBuilder,
    UsersRequestBuilder: usersBuilder(session),
    ...(options.members && { GroupMembersRequestBuilder: membersBuilder(session) }),
    ...(options.members && options.unban && { BannedMembersRequestBuilder: bannedBuilder(session) }),
    ...(options.reactions && { ReactionsRequestBuilder: reactionsBuilder(session) }),
    revive: (json) => reader.revive(json),
  };
  const end = () => {
    session.end();
    for (const each of Object.values(listeners)) each.clear();
  };
  return { kit, reader, report: session.report, listeners, handlers, end };
}
