import type { Differences } from '../frame.ts';
import type { Chat } from './server.ts';

/** How long typing shows for sure, and the time after which it must have ended, in ms. */
const SURELY_TYPES = 5000;
const SURELY_ENDED = 7000;

/** Who types in a chat since when. */
interface Typist {
  readonly uid: string;
  since: number;
  /** Whether a block may hide it. */
  isVague: boolean;
}

const named = (id: string) => id[0]?.toUpperCase() + id.slice(1);

/** What the kit was told of who types, whatever lists were mounted. */
export class TypingModel {
  readonly #typists = new Map<string, Typist[]>();

  start({ key }: Chat, uid: string, isBlocked: boolean): void {
    const typists = this.#typists.get(key) ?? [];
    const since = performance.now();
    const known = typists.find((each) => each.uid === uid);
    if (known) known.since = since;
    else this.#typists.set(key, [...typists, { uid, since, isVague: isBlocked }]);
  }

  end({ key }: Chat, uid: string): void {
    const left = this.#typists.get(key)?.filter((each) => each.uid !== uid);
    if (left) this.#typists.set(key, left);
  }

  /** A user was blocked. */
  quiet(uid: string): void {
    for (const [chat, typists] of this.#typists)
      this.#typists.set(
        chat,
        typists.filter((each) => each.uid !== uid),
      );
  }

  /** Another tab has blocked or unblocked a user, which this one learns with a fetch. */
  mayBeQuiet(uid: string): void {
    for (const typist of [...this.#typists.values()].flat()) if (typist.uid === uid) typist.isVague = true;
  }

  /** Another user signed in for a moment. */
  clear(): void {
    this.#typists.clear();
  }

  /** Compares who types in a row. */
  compare(chat: Chat, shown: string, { check }: Differences): void {
    const now = performance.now();
    const typists = (this.#typists.get(chat.key) ?? []).filter(({ since }) => now - since < SURELY_ENDED);
    this.#typists.set(chat.key, typists);
    const isSure = typists.every(({ since, isVague }) => !isVague && now - since < SURELY_TYPES);
    if (isSure) check(`${chat.key} typing`, shown, typingText(typists, chat.isGroup));
  }
}

function typingText(typists: readonly Typist[], isGroup: boolean): string {
  const [first, second, third] = typists.map(({ uid }) => named(uid));
  if (!first) return '';
  if (!isGroup) return 'typing…';
  if (third) return `${typists.length} people are typing…`;
  return second ? `${first} and ${second} are typing…` : `${first} is typing…`;
}
