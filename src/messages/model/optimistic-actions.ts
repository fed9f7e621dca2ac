import { FETCH_TIMEOUT_MS } from '../../client/boundary/calls.ts';
import { isConversation } from '../../client/boundary/conversations.ts';
import { isDeleted, isMessage, receiverId, sdkId } from '../../client/boundary/messages.ts';
import type { ReactionChange } from '../../client/boundary/reactions.ts';
import { type Client, holdClient } from '../../client/client.ts';
import { createFetches } from '../../client/create-fetches.ts';
import { attempt, type Report } from '../../client/create-report.ts';
import type { KitEvents } from '../../client/events/ui-events.ts';
import type { FetchTicket } from '../../client/records/fetch-log.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { AppConversation, AppMessage, Kit, KitChatSDK } from '../../sdk/index.ts';
import { RecentMap } from '../../utils/recent-map.ts';
import { FROM_EVENT } from '../timeline/message-merger.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { RunningActions, Timeline } from '../timeline/timeline.ts';

/** The minimum number of remembered deletions: a page may be older than one of them. */
const CAPACITY = 1000;

/** A message list that shows the actions. */
export interface OptimisticView {
  readonly timeline: Timeline;
  /** Runs a change and publishes it at once. */
  publishNow(change: () => void): void;
  /** Refetches messages whose reactions or replies may have changed. */
  refetchChanged(): void;
}

/** Where an action is emitted, and where its errors are reported. */
export interface ActionContext {
  readonly channels: KitEvents;
  readonly report: Report;
}

/** A deletion of the user. */
interface Removal {
  /** When the user deleted the message, in seconds; 0 if the deletion failed. */
  readonly at: number;
  /** Whether the SDK has deleted it: earlier calls that fail late do not restore it. */
  readonly isDone: boolean;
}

/** A reaction being sent: one call at a time, because SDKs may apply two in either order. */
interface Reacting {
  readonly uid: string;
  readonly messageId: string;
  readonly emoji: string;
  /** Whether the last tap added the reaction. */
  isWanted: boolean;
  /** Whether the reaction was reverted because its call timed out. */
  isSilent: boolean;
  /** Resolves once the last tap was sent. */
  done: Promise<void>;
}

interface CallHandlers<T> {
  /** @param begun - the ticket of each list at the start of the call. */
  onAnswer(answer: T, begun: ReadonlyMap<OptimisticView, FetchTicket>): void;
  onFailure?(isSilent: boolean): void;
}

/**
 * The signed-in user's actions on existing messages: deletions, reactions, and marking as unread. They are applied at
 * once and reverted if the SDK fails. They outlive the lists, and also show in lists that are mounted later.
 */
export class OptimisticActions implements RunningActions {
  readonly #client: Client;
  readonly #fetches = createFetches();
  readonly #views = new Set<OptimisticView>();
  /** The tickets of each view at the start of the running calls. */
  readonly #calls = new Set<Map<OptimisticView, FetchTicket>>();
  /** By user and message: a user who signs in again still sees running deletions. */
  readonly #removals = new RecentMap<string, Removal>(CAPACITY);
  /** By user, message and emoji. */
  readonly #reacting = new Map<string, Reacting>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Applies the actions to a list until the returned function is called. */
  join(view: OptimisticView): () => void {
    this.#views.add(view);
    for (const call of this.#calls) call.set(view, view.timeline.begin());
    return () => {
      this.#views.delete(view);
      for (const call of this.#calls) {
        const since = call.get(view);
        if (since && call.delete(view)) view.timeline.end(since);
      }
    };
  }

  removedAt(messageId: string): number {
    return this.#removals.get(this.#key(messageId))?.at ?? 0;
  }

  reactionsTo(messageId: string): readonly ReactionChange[] {
    return [...this.#reacting.values()]
      .filter((each) => each.uid === this.#uid && each.messageId === messageId && !each.isSilent)
      .map((each) => this.#change(each, each.isWanted));
  }

  /** Deletes a message for everyone, and emits `ccMessageDeleted`. */
  remove({ id, message }: MessageRecord, { channels, report }: ActionContext): Promise<void> {
    const at = Math.floor(Date.now() / 1000);
    this.#setRemoval(id, { at, isDone: false });
    return this.#call(async (current) => current.deleteMessage?.(sdkId(id)), report, {
      onAnswer: (answer) => {
        const copy = isMessage(answer) ? answer : null;
        this.#setRemoval(id, { at: this.removedAt(id) || at, isDone: true });
        if (copy) this.#inViews((timeline) => timeline.find(id) && timeline.revise(copy));
        const isWhole = copy && isDeleted(copy) && receiverId(copy) !== '';
        attempt(report, () =>
          channels.messages.ccMessageDeleted.next((isWhole ? copy : message) as AppMessage),
        );
      },
      onFailure: () => {
        if (!this.#removals.get(this.#key(id))?.isDone) this.#setRemoval(id, { at: 0, isDone: false });
      },
    });
  }

  /** Adds or removes the user's reaction to a message. */
  react({ id, reactions }: MessageRecord, emoji: string, { report }: ActionContext): Promise<void> {
    const name = this.#key(`${id} ${emoji}`);
    const isWanted = !reactions.some((each) => each.emoji === emoji && each.mine);
    const pending = this.#reacting.get(name);
    this.#applyReaction({ messageId: id, emoji }, isWanted);
    if (pending && !pending.isSilent) {
      pending.isWanted = isWanted;
      return pending.done;
    }
    const own: Reacting = {
      uid: this.#uid,
      messageId: id,
      emoji,
      isWanted,
      isSilent: false,
      done: Promise.resolve(),
    };
    this.#reacting.set(name, own);
    own.done = this.#sendReaction(name, own, report).finally(() => {
      if (!own.isSilent) this.#forgetReaction(name, own);
    });
    return own.done;
  }

  /**
   * Marks a message and all after it as unread, and emits `ccUpdateConversation`.
   * @param onMarked - called on success.
   */
  markAsUnread(
    { message }: MessageRecord,
    { channels, report }: ActionContext,
    onMarked: () => void,
  ): Promise<void> {
    return this.#call(async (current) => current.markMessageAsUnread?.(message), report, {
      onAnswer: (conversation) => {
        onMarked();
        if (isConversation(conversation))
          attempt(report, () =>
            channels.conversations.ccUpdateConversation.next(conversation as AppConversation),
          );
      },
    });
  }

  async #sendReaction(name: string, own: Reacting, report: Report): Promise<void> {
    const { messageId, emoji, isWanted: isAdded } = own;
    const method = isAdded ? 'addReaction' : 'removeReaction';
    /** Whether the user is signed in. */
    let isHere = false;
    await this.#call<unknown>(async (current) => current[method]?.(sdkId(messageId), emoji), report, {
      onAnswer: (answer, begun) => {
        isHere = true;
        const isLast = own.isWanted === isAdded && this.#reacting.get(name) === own;
        if (own.isSilent) this.#forgetReaction(name, own);
        if (isMessage(answer))
          this.#inViews((timeline, view) => {
            // Another chat may be open by now.
            if (!timeline.find(messageId)) return;
            timeline.page([answer as Kit.Message], 'changed', begun.get(view) ?? FROM_EVENT);
          });
        // Copies being fetched may lack it.
        if (isLast) this.#applyReaction(own, isAdded);
      },
      onFailure: (isSilent) => {
        isHere = true;
        // It was reverted already.
        if (own.isSilent) {
          this.#forgetReaction(name, own);
          return;
        }
        own.isSilent = isSilent;
        if (isSilent) for (const { timeline } of this.#views) timeline.toRefetch.add(messageId);
        if (own.isWanted === isAdded) this.#applyReaction(own, !isAdded);
        else if (!isSilent) own.isWanted = isAdded;
      },
    });
    if (own.isWanted === isAdded || !isHere) return;
    own.isSilent = false;
    await this.#sendReaction(name, own, report);
  }

  #applyReaction(reaction: Pick<Reacting, 'messageId' | 'emoji'>, isAdded: boolean): void {
    const change = this.#change(reaction, isAdded);
    this.#inViews((timeline) => timeline.react(change));
  }

  #change({ messageId, emoji }: Pick<Reacting, 'messageId' | 'emoji'>, isAdded: boolean): ReactionChange {
    return { messageId, emoji, uid: this.#uid, isAdded };
  }

  #setRemoval(id: string, removal: Removal): void {
    this.#removals.set(this.#key(id), removal);
    this.#inViews((timeline) => timeline.remove(id, removal.at));
  }

  #inViews(change: (timeline: Timeline, view: OptimisticView) => unknown): void {
    for (const view of this.#views) view.publishNow(() => void change(view.timeline, view));
  }

  get #uid(): string {
    return this.#client.uid() ?? '';
  }

  #key(name: string): string {
    return `${this.#uid} ${name}`;
  }

  #forgetReaction(name: string, own: Reacting): void {
    if (this.#reacting.get(name) === own) this.#reacting.delete(name);
  }

  /**
   * Calls the SDK; resolves after its answer, its failure, or a timeout of 30 s. A late answer still counts. Handlers
   * run if the user is (or is again) signed in.
   */
  #call<T>(
    question: (current: Partial<KitChatSDK>) => Promise<T>,
    report: Report,
    { onAnswer, onFailure }: CallHandlers<T>,
  ): Promise<void> {
    const begun = new Map([...this.#views].map((view) => [view, view.timeline.begin()]));
    this.#calls.add(begun);
    const refetchChanged = () => {
      for (const view of this.#views) view.refetchChanged();
    };
    const { sdk, uid } = this.#client;
    // Keep the client: the call continues without components.
    const { release } = holdClient(sdk);
    const user = uid();
    // Answers count while the user is (or is again) signed in.
    const isHere = () => uid() === user;
    const fail = (cause: unknown, isSilent: boolean) => {
      if (!isHere()) return;
      onFailure?.(isSilent);
      report(cause);
    };
    return new Promise((resolve) => {
      const end = () => {
        if (!this.#calls.delete(begun)) return;
        for (const [{ timeline }, since] of begun) timeline.end(since);
        release();
        resolve();
      };
      this.#fetches.start(() => question(chatSdk(sdk)), {
        timeoutMs: FETCH_TIMEOUT_MS,
        onAnswer: (answer) => {
          if (!isHere()) return;
          onAnswer(answer, begun);
          refetchChanged();
        },
        onFailure: (cause) => fail(cause, false),
        onTimeout: (cause) => {
          fail(cause, true);
          refetchChanged();
          end();
        },
        onEnd: end,
      });
    });
  }
}

/** Creates the optimistic actions of a client. */
export const createOptimisticActions = (client: Client): OptimisticActions => new OptimisticActions(client);
