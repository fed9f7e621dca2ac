import { sdkId } from '../../core/messages/message-ids.ts';
import { has } from '../../core/objects/read.ts';
import type { TimelineTime } from '../../core/timeline/message-facts.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import type { ListBase } from '../source/create-list-context.ts';
import type { MessageList } from './message-list.ts';

/**
 * Calls the SDK; resolves after its answer, its failure, or 30 s of silence. A late answer is still taken. Handlers are
 * called if the same user is signed in to the same SDK, still or again.
 * @param onAnswer - receives the answer, and when the call began.
 */
export type CallSDK = <T>(
  question: (current: Partial<KitChatSDK>) => Promise<T>,
  onAnswer: (answer: T, since: TimelineTime) => void,
  onFailure?: (isSilent: boolean) => void,
) => Promise<void>;

/** A reaction that is being sent: one call at a time, because SDKs may carry out two in either order. */
interface Reacting {
  /** Whether the last tap added it. */
  isWanted: boolean;
  /** Whether its call was taken back, because it had no answer. */
  isSilent: boolean;
  /** Resolves once the last tap was sent. */
  done: Promise<void>;
}

/** The options of the user's reactions. */
export interface ReactionsOptions {
  call: CallSDK;
  timeline: Timeline;
  owner: ListBase['owner'];
  atOnce: (change: () => void) => void;
}

/** Creates the function that adds or removes a reaction of the user: shown at once, and taken back if it fails. */
export function createReactions({ call, timeline, owner, atOnce }: ReactionsOptions): MessageList['react'] {
  const reacting = new Map<string, Reacting>();
  return (record, emoji) => {
    const uid = owner.uid ?? '';
    const name = `${uid} ${record.id} ${emoji}`;
    const isWanted = !record.reactions.some((each) => each.emoji === emoji && each.mine);
    const apply = (isAdded: boolean) =>
      atOnce(() => timeline.react({ messageId: record.id, emoji, uid, isAdded }));
    apply(isWanted);
    const pending = reacting.get(name);
    if (pending && !pending.isSilent) {
      pending.isWanted = isWanted;
      return pending.done;
    }
    const own: Reacting = { isWanted, isSilent: false, done: Promise.resolve() };
    reacting.set(name, own);
    const forget = () => {
      if (reacting.get(name) === own) reacting.delete(name);
    };
    const send = (isAdded: boolean): Promise<void> => {
      /** Whether the user is signed in. */
      let isHere = false;
      return call(
        async (current) => current[isAdded ? 'addReaction' : 'removeReaction']?.(sdkId(record.id), emoji),
        (answer, since) => {
          isHere = true;
          const isLast = own.isWanted === isAdded && reacting.get(name) === own;
          if (own.isSilent) forget();
          // Another chat may be shown by now.
          if (has(answer, 'getId') && timeline.find(record.id))
            atOnce(() => timeline.page([answer as Kit.Message], 'changed', since));
          // Copies that are under way may lack it.
          if (isLast) apply(isAdded);
        },
        (isSilent) => {
          isHere = true;
          // It was taken back already.
          if (own.isSilent) return forget();
          own.isSilent = isSilent;
          if (isSilent) timeline.toRefetch.add(record.id);
          if (own.isWanted === isAdded) apply(!isAdded);
          else if (!isSilent) own.isWanted = isAdded;
        },
      ).then(() => {
        if (own.isWanted === isAdded || !isHere) return;
        own.isSilent = false;
        return send(own.isWanted);
      });
    };
    own.done = send(isWanted).finally(() => {
      if (!own.isSilent) forget();
    });
    return own.done;
  };
}
