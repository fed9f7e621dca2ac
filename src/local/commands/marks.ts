import type { Actor } from '../data/data-event.ts';
import type { Entry, Receiver } from '../data/records.ts';
import type { State } from '../data/state.ts';
import type { Conversation } from '../objects/conversation.ts';
import { Views } from '../views.ts';
import { listedEntryOf } from './find.ts';

/** The marks of a user's copy of a conversation. */
type Marks = Pick<Entry, 'pinnedAt' | 'mutedAt' | 'archivedAt'>;

/** Creates a command that changes the marks of a user's copy, and notifies the user's other devices. */
const marking =
  (change: (now: number) => Partial<Marks>) =>
  (state: State, actor: Actor, receiver: Receiver): Conversation => {
    const entry = listedEntryOf(state, actor.uid, receiver);
    const marked = { ...entry, ...change(state.now()) };
    state.put('conversations', marked);
    const args = [['copy', marked]] as const;
    state.notify(actor, [actor.uid], { on: 'message', callback: 'onConversationUpdated', args });
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
