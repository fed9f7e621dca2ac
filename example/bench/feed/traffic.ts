import type { Feed } from './feed.ts';

/** A kind of event. */
export type Kind = 'message' | 'typing' | 'presence' | 'receipt';

/** How often each kind of event comes among all. */
export type Mix = Partial<Record<Kind, number>>;

/** What people in chats do, roughly. */
export const EVERYDAY: Record<Kind, number> = { message: 50, typing: 25, presence: 15, receipt: 10 };

/** After a standstill no more than this much is made up for, in milliseconds. */
const MOST_MS = 250;

/** Endless events of a mix, the same ones for each list. */
export function createTraffic(feed: Feed, mix: Mix, random: (limit: number) => number): () => void {
  const rows = feed.users.length;
  const kinds = (Object.keys(mix) as Kind[]).filter((kind) => (mix[kind] ?? 0) > 0);
  const total = kinds.reduce((sum, kind) => sum + (mix[kind] ?? 0), 0);
  const typists: number[] = [];
  /** Where a message of one's own waits for its receipt. */
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

/** Lets events come at a rate, in small portions, as a socket would; ends with the function it gives. */
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
