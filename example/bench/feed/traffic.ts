import type { Feed } from './feed.ts';

/** A kind of event. */
export type Kind = 'message' | 'typing' | 'presence' | 'receipt';

/** The share of each kind of event. */
export type Mix = Partial<Record<Kind, number>>;

/** A realistic mix of chat activity. */
export const EVERYDAY: Record<Kind, number> = { message: 50, typing: 25, presence: 15, receipt: 10 };

/** The most time made up for after a standstill, in milliseconds. */
const MOST_MS = 250;

/** Generates endless events of a mix, the same ones for each list. */
export function createTraffic(feed: Feed, mix: Mix, random: (limit: number) => number): () => void {
  const rows = feed.users.length;
  const kinds = (Object.keys(mix) as Kind[]).filter((kind) => (mix[kind] ?? 0) > 0);
  const total = kinds.reduce((sum, kind) => sum + (mix[kind] ?? 0), 0);
  const typists: number[] = [];
  /** Own messages without a read receipt. */
  const unread: number[] = [];
  const pick = (): Kind | undefined => {
    let at = random(total);
    return kinds.find((kind) => {
      at -= mix[kind] ?? 0;
      return at < 0;
    });
  };
  return () => {
    const index = random(rows);
    switch (pick()) {
      case 'message':
        feed.message(index);
        break;
      case 'typing': {
        const ended = typists.length > 20 ? typists.shift() : undefined;
        if (ended === undefined) typists.push(index);
        feed.typing(ended ?? index, ended === undefined);
        break;
      }
      case 'presence':
        feed.presence(index, feed.users[index]?.getStatus() !== 'online');
        break;
      case 'receipt': {
        const told = unread.pop();
        if (told === undefined) {
          feed.ownMessage(index);
          unread.push(index);
        } else {
          feed.receipt(told, random(2) === 1);
        }
        break;
      }
      default:
    }
  };
}

/** Dispatches events at a rate, in small portions as from a socket; returns a function that stops it. */
export function startTraffic(next: () => void, perSecond: () => number): () => void {
  let last = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    due += (Math.min(MOST_MS, now - last) / 1000) * perSecond();
    last = now;
    for (; due >= 1; due--) next();
  }, 4);
  return () => clearInterval(timer);
}
