import {
  createKit,
  type ServerChatKit,
  type ServerGroup,
  type ServerHandlers,
  type ServerUser,
  type UserJSON,
} from '../../server/index.ts';
import { clearStored } from '../../utils/stored-account.ts';
import type { Credentials } from '../connection/connection.ts';
import type { XmppSession } from '../session/session.ts';
import { Addresses, bareJid } from '../shared/addresses.ts';
import { appError, codedError } from '../shared/coded-error.ts';
import { Dropped, type DropReason } from '../shared/dropped.ts';
import { checkXmppOptions, type XmppOptions } from '../shared/options.ts';
import { kitContacts, type XmppContacts } from './contacts.ts';
import type { XmppFunctions } from './functions.ts';
import { kitGroups, type XmppGroups } from './groups.ts';

/** An SDK over an XMPP server. */
export interface XmppKit extends Omit<ServerChatKit, 'leaveGroup'>, XmppGroups, XmppContacts {
  /** The number of dropped stanzas, by reason. */
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
  /**
   * Signs in with an address such as 'ann@example.org'. Resolves once the server's newest messages have arrived; for
   * an account that is stored in this browser, after 5 s at the latest. Rejects if the server rejects the credentials,
   * or cannot be reached and nothing is stored.
   */
  login(jid: string, credentials: Credentials): Promise<void>;
  /**
   * Signs out. Stored data stays; `forget` deletes it, with drafts and unsent messages. Without `persist`, it is
   * always deleted.
   */
  logout(options?: { readonly forget?: boolean }): Promise<void>;
  /** Changes the name or picture that others see; omitted ones do not change. */
  setProfile(profile: { readonly name?: string; readonly avatar?: Blob }): Promise<void>;
  /** Resolves once everything that the server has for this session has arrived. */
  settled(): Promise<void>;
}

/** Loads the code for a signed-in user; a page that shows only a sign-in form does not need it. */
const loadSession = () =>
  Promise.all([import('../session/session.ts'), import('./functions.ts'), import('stanza')]);

/** Resolves to a server's answer; a refusal becomes an error with a code. */
function answered<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw appError(error);
  });
}

/**
 * Creates an SDK for the lists and the message view over an XMPP server such as ejabberd.
 * @throws TypeError that names a wrong option
 * @example
 * const kit = createXmppKit({ service: 'wss://chat.example.org/ws', domain: 'example.org' });
 * await kit.login('ann@example.org', { password });
 */
export function createXmppKit(options: XmppOptions): XmppKit {
  checkXmppOptions(options);
  const dropped = new Dropped();
  /** Uids are local parts: two domains may both have an 'ann'. */
  const storageScope = `xmpp:${options.domain.toLowerCase()}`;
  let handlers: ServerHandlers | undefined;
  let session: XmppSession | undefined;
  let functions: XmppFunctions | undefined;
  /** The bare address of the latest sign-in, and its session, which may still be opening. */
  let account: string | undefined;
  let opening: Promise<XmppSession> | undefined;
  /** Counts sign-ins and sign-outs: the latest one wins. */
  let turns = 0;

  const current = (): XmppFunctions => {
    if (functions) return functions;
    throw codedError('ERR_NOT_LOGGED_IN', 'Nobody is signed in.');
  };
  const end = () => {
    turns++;
    session?.close();
    session = undefined;
    functions = undefined;
  };

  const signOut = () => {
    end();
    handlers?.signedOut();
  };

  const kit = createKit({
    me: () => functions?.me() ?? null,
    conversations: (query) => current().conversations(query),
    conversation: (of) => current().conversation(of),
    users: (query) => current().users(query),
    members: (query) => answered(current().members(query)),
    messages: (query) => current().messages(query),
    message: (id) => current().message(id),
    send: (draft) => current().send(draft),
    cancel: (muid) => current().cancel(muid),
    read: (of) => current().read(of),
    delivered: (of) => current().delivered(of),
    typing: (of) => current().typing(of),
    edit: (change) => current().edit(change),
    remove: (id) => current().remove(id),
    react: (reaction) => current().react(reaction),
    markUnread: (of) => current().markUnread(of),
    deleteConversation: (of) => current().deleteConversation(of),
    block: (block) => answered(current().block(block)),
    upload: (file, call) => answered(current().upload(file, call)),
    features: ['conversationSearch', 'muids', 'threads', 'quotes', 'updates'],
    storageScope,
    ...(options.onError && { onError: options.onError }),
    subscribe(given) {
      handlers = given;
      return () => {
        handlers = undefined;
      };
    },
  });

  const closeKit = kit.close;
  return Object.assign(kit, {
    dropped: dropped.counts,
    async login(jid: string, credentials: Credentials) {
      if (functions) signOut();
      else end();
      const turn = turns;
      account = bareJid(jid);
      const refused = () => {
        // A rejected sign-in.
        if (turn === turns && functions) signOut();
      };
      // No events before the sign-in has succeeded.
      const signedIn = () => (turn === turns && functions ? handlers : undefined);
      const [{ XmppSession }, { XmppFunctions }] = await loadSession();
      const asked = (user: UserJSON) => {
        if (turn === turns) options.onContactRequest?.(kit.revive(user) as ServerUser);
      };
      opening = XmppSession.open(options, jid, credentials, dropped, signedIn, refused, asked);
      const opened = await opening;
      if (turn !== turns) opened.close();
      else session = opened;
      try {
        await opened.connect();
      } catch (error) {
        if (turn === turns) end();
        throw error;
      }
      if (turn !== turns) throw codedError('ERR_NOT_LOGGED_IN', 'The user signed out.');
      functions = new XmppFunctions(opened);
      handlers?.signedIn(functions.me());
    },
    async logout({ forget = false }: { readonly forget?: boolean } = {}) {
      signOut();
      if (account === undefined || !(forget || options.persist === false)) return;
      clearStored({ uid: new Addresses(options.domain, '').uid(account), scope: storageScope });
      if (!forget) return;
      const [{ XmppSession }] = await loadSession();
      await opening?.catch(() => undefined);
      await XmppSession.forget(options, account);
    },
    ...kitGroups(
      async () => current().groups(),
      (json) => kit.revive(json) as ServerGroup,
    ),
    ...kitContacts(current, (json) => kit.revive(json) as ServerUser),
    async setProfile(profile: Parameters<XmppKit['setProfile']>[0]) {
      await answered(current().publish(profile));
    },
    async settled() {
      await session?.settled();
    },
    close() {
      closeKit();
      end();
    },
  });
}
