import type { Kit } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';

/** Signs a user in, and records presence events: `online bob`. */
export async function watchPresence(database: string, uid: string): Promise<string[]> {
  const kit = createLocalKit({ persist: database });
  for (const each of ['ann', 'bob']) {
    // The other tab may have created them.
    await kit.createUser(new kit.User(each, each)).catch(() => undefined);
  }
  const heard: string[] = [];
  const note = (word: string) => (user: Kit.User) => void heard.push(`${word} ${user.getUid()}`);
  kit.addUserListener(
    'presence',
    new kit.UserListener({ onUserOnline: note('online'), onUserOffline: note('offline') }),
  );
  await kit.login(uid);
  return heard;
}
