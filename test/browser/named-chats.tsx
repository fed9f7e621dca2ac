import { KitConversations, type KitConversationsProps } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect } from 'vitest';
import { nameOf, type Stage, settled, signIn, stage } from './stage.tsx';

/** The users of `openChats`. */
export const NAMES = Array.from({ length: 40 }, (_, i) => `user${String(i).padStart(2, '0')}`);

/** Returns the names of the first rows. */
export const firstNames = (view: Stage): string[] => view.rows().slice(0, 4).map(nameOf);

/** Opens conversations with user00 to user39, newest first, all read. */
export async function openChats(props: KitConversationsProps = {}): Promise<{ ann: LocalKit; view: Stage }> {
  const data = createLocalData();
  const guest = createLocalKit({ data });
  await guest.createUser(new guest.User('ann', 'Ann'));
  for (const uid of NAMES) await guest.createUser(new guest.User(uid, uid));
  const ann = await signIn(data, 'ann');
  for (const uid of NAMES.toReversed()) await ann.sendMessage(new ann.TextMessage(uid, 'Hello', 'user'));
  const view = stage(
    () => (
      <KitConversations
        disableSoundForMessages
        conversationsRequestBuilder={new ann.ConversationsRequestBuilder().setLimit(NAMES.length)}
        {...props}
      />
    ),
    { kit: ann },
  );
  await settled(view);
  expect(firstNames(view)).toEqual(NAMES.slice(0, 4));
  return { ann, view };
}

/** Lets a user write to Ann. */
export function say(kit: LocalKit, uid: string, words = `From ${uid}`): void {
  controlOf(kit).sendAs(uid, new kit.TextMessage('ann', words, 'user'));
}
