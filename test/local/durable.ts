import '../support/databases.ts';
import { IDBFactory } from 'fake-indexeddb';
import { createLocalKit, type LocalKit, type LocalKitOptions } from 'solid-chat-kit/local';
import { afterEach, beforeEach, vi } from 'vitest';
import { signIn, town } from './town.ts';

const opened: LocalKit[] = [];

/** Gives each test of a file a browser without databases, and closes opened ones. */
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

/** Creates a kit on the database of a name, as in its own tab. */
export function tab(options: LocalKitOptions = {}): LocalKit {
  const kit = createLocalKit({ persist: 'chats', ...options });
  opened.push(kit);
  return kit;
}

/** Opens a tab with a signed-in user, who is created if needed. */
export async function tabOf(uid: string, options: LocalKitOptions = {}): Promise<LocalKit> {
  const kit = tab(options);
  await kit.createUser(new kit.User(uid, uid.toUpperCase())).catch(() => undefined);
  await kit.login(uid);
  return kit;
}

/** Opens kits of three users, in memory or in a tab each. */
export const PLACES = {
  'in memory': async () => {
    const data = await town('ann', 'bob', 'cid');
    return Promise.all(['ann', 'bob', 'cid'].map((uid) => signIn(data, uid)));
  },
  'in a tab each': async () => [await tabOf('ann'), await tabOf('bob'), await tabOf('cid')],
};

/** Returns the texts of a conversation as seen by a kit, oldest first. */
export async function textsWith(kit: LocalKit, uid: string, limit = 100): Promise<string[]> {
  const builder = new kit.MessagesRequestBuilder().setUID(uid).setLimit(limit);
  const messages = await builder.build().fetchPrevious();
  return messages.map((one) => ('getText' in one ? one.getText() : one.getType()));
}
