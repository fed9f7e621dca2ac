import { compareMessages, messageId } from '../../core/messages/messages.ts';
import type { TimelineRun } from '../../core/timeline/timeline-run.ts';
import type { Kit } from '../../sdk/index.ts';
import { newestSpan, type Span, spanBackTo } from './load-span.ts';
import type { MessageSource } from './message-source.ts';

/** The maximum number of pages of changes. */
const MOST_PAGES = 40;

/**
 * How much earlier than the newest known message the changes begin, in seconds: events before it may be lost, because
 * answers and events overtake each other.
 */
const OVERLAP = 60;

/** What happened while the connection was lost. */
export type CatchUp =
  /** New and changed messages. */
  | { readonly kind: 'changed'; readonly messages: readonly Kit.Message[] }
  /** Everything from the first loaded message on, where the SDK cannot tell what changed. */
  | { readonly kind: 'span'; readonly messages: readonly Kit.Message[] }
  /** The newest page, if too much is missing. */
  | { readonly kind: 'all'; readonly span: Span };

/** Fetches what loaded messages lack since a time in seconds: changes, and newer messages if they reach the end. */
export async function catchUp(source: MessageSource, run: TimelineRun, since: number): Promise<CatchUp> {
  const { isAtNewest, isAtStart } = run;
  const [first] = run.records;
  const last = run.records.at(-1);
  if (source.hasUpdates) {
    const changed = source.changed(since - OVERLAP, !isAtNewest);
    const messages: Kit.Message[] = [];
    for (let left = MOST_PAGES; left > 0; left--) {
      const page = await changed();
      messages.unshift(...page);
      if (page.length === 0 || (left === 1 && !isAtNewest)) return { kind: 'changed', messages };
    }
  } else {
    const isFirst = (each: Kit.Message) =>
      !first || messageId(each) === first.id || compareMessages(each, first.message) < 0;
    // Before the first message of a young chat may be others that were missed.
    const isYoung = isAtStart && first !== undefined && first.at >= since - OVERLAP;
    const isWanted = (page: readonly Kit.Message[]) => (isYoung ? page.length === 0 : page.some(isFirst));
    const span = await spanBackTo(source, isWanted, isAtNewest ? undefined : last?.id);
    if (span || !isAtNewest) return { kind: isAtNewest ? 'span' : 'changed', messages: span?.messages ?? [] };
  }
  return { kind: 'all', span: await newestSpan(source) };
}
