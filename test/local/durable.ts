import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createLocalKit, type LocalKit, type LocalKitOptions } from 'solid-chat-kit/local';
import { afterEach, beforeEach, vi } from 'vitest';

const opened: LocalKit[] = [];

/** Gives each test of a file a browser without databases, and closes what it opened. */
export function useFreshDatabases(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
  afterEach(async () => {
    for (const kit of opened.splice(0)) await kit.data.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** A kit on the database of a name, as in a tab of its own. */
export function tab(options: LocalKitOptions = {}): LocalKit {
  const kit = createLocalKit({ persist: 'chats', ...options });
  opened.push(kit);
  return kit;
}

/** A tab in which a user is signed in; the user is made where there is none yet. */
export async function tabOf(uid: string, options: LocalKitOptions = {}): Promise<LocalKit> {
  const kit = tab(options);
  await kit.createUser(new kit.User(uid, uid.toUpperCase())).catch(() => undefined);
  await kit.login(uid);
  return kit;
}

/** The texts of a conversation as a kit sees them, oldest first. */
export async function textsWith(kit: LocalKit, uid: string, limit = 100): Promise<string[]> {
  const builder = new kit.MessagesRequestBuilder().setUID(uid).setLimit(limit);
  const messages = await builder.build().fetchPrevious();
  return messages.map((one) => ('getText' in one ? one.getText() : one.getType()));
}
