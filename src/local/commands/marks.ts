import type { ConversationJSON } from '../../server/json.ts';
import type { ChatOf } from '../../server/object-reader.ts';
import type { Actor } from '../data/data-event.ts';
import type { Entry } from '../data/records.ts';
import type { State } from '../data/state.ts';
import { Views } from '../views.ts';
import { listedEntryOf, receiverIn } from './find.ts';

/** The marks of a user's copy of a conversation. */
type Marks = Pick<Entry, 'pinnedAt' | 'mutedAt' | 'archivedAt'>;

/** Creates a command that changes the marks of a user's copy, and notifies the user's other devices. */
const marking =
  (change: (now: number) => Partial<Marks>) =>
  (state: State, actor: Actor, chat: ChatOf): ConversationJSON => {
    const entry = listedEntryOf(state, actor.uid, receiverIn(chat));
    const marked = { ...entry, ...change(state.now()) };
    state.put('conversations', marked);
    state.notify(actor, [actor.uid], { on: 'conversation', about: marked });
    return new Views(state, actor.uid).copy(marked);
  };

/** Pins a conversation. Pinned and archived exclude each other. */
export const pinConversation = marking((now) => ({ pinnedAt: now, archivedAt: 0 }));
/** Unpins a conversation. */
export const unpinConversation = marking(() => ({ pinnedAt: 0 }));
/** Mutes a conversation. */
export const muteConversation = marking((now) => ({ mutedAt: now }));
/** Unmutes a conversation. */
export const unmuteConversation = marking(() => ({ mutedAt: 0 }));
/** Archives a conversation, until a newer message arrives in it. */
export const archiveConversation = marking((now) => ({ archivedAt: now, pinnedAt: 0 }));
/** Ends the archiving of a conversation. */
export const unarchiveConversation = marking(() => ({ archivedAt: 0 }));
