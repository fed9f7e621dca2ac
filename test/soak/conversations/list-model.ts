import type { Kit } from 'solid-chat-kit';
import type { Differences } from '../frame.ts';
import { Speech } from '../speech.ts';
import type { Chat } from './server.ts';

/** How long typing shows for sure, and the time after which it must have ended, in ms. */
const SURELY_TYPES = 5000;
const SURELY_ENDED = 7000;

/** Who types in a chat since when. */
export interface Typist {
  readonly uid: string;
  since: number;
  /** Whether a block may hide it. */
  isVague: boolean;
}

const named = (id: string) => id[0]?.toUpperCase() + id.slice(1);

/** A message that a list still must announce; it may leave out one of a deleted conversation. */
interface Unsaid {
  readonly from: string;
  readonly chat: string;
  readonly isOptional: boolean;
}

/** What one mounted list was told, and what must come of that. */
export class ListModel {
  readonly container: Element;
  /** The names of the selected rows. */
  readonly selected = new Set<string>();
  /** The SDK's object of each row, as the app got it. */
  readonly objects = new Map<string, Kit.Conversation>();
  readonly #speech: Speech;
  /** The ids of the messages it was told of. */
  readonly #seen = new Set<number>();
  /** Messages that it still must announce, by sender and chat. */
  #unsaid: Unsaid[] = [];
  readonly #typists: Map<string, Typist[]>;

  /** @param typists - who types in each chat, as all lists on one SDK know it. */
  constructor(container: Element, typists: Map<string, Typist[]>) {
    this.container = container;
    this.#typists = typists;
    this.#speech = new Speech(container.getElementsByClassName('kit-live-region')[0] as Element);
  }

  end(): void {
    this.#speech.end();
  }

  /** Another user signed in for a moment. */
  forget(): void {
    this.selected.clear();
    this.objects.clear();
    this.#seen.clear();
    this.#unsaid = [];
    this.#typists.clear();
  }

  /** A conversation is deleted. */
  deleted(chat: Chat): void {
    this.objects.delete(named(chat.id));
  }

  /** Another tab has blocked or unblocked a user, which this one learns with a fetch. */
  mayBeQuiet(uid: string): void {
    for (const typist of [...this.#typists.values()].flat()) if (typist.uid === uid) typist.isVague = true;
  }

  quiet(uid: string): void {
    for (const [chat, typists] of this.#typists)
      this.#typists.set(
        chat,
        typists.filter((each) => each.uid !== uid),
      );
  }

  /** What was missed is fetched: rows that were pushed down may be gone until their page loads again. */
  reconnected(): void {
    this.objects.clear();
  }

  /** Another list loads. */
  reload(): void {
    this.objects.clear();
  }

  /** A message is reported. */
  heard(chat: Chat, from: string, id: number): void {
    this.endTyping(chat, from);
    if (from === 'me' || this.#seen.has(id)) return;
    this.#seen.add(id);
    this.#unsaid.push({ from, chat: chat.key, isOptional: id <= chat.hiddenUpTo });
  }

  startTyping({ key }: Chat, uid: string, isBlocked: boolean): void {
    const typists = this.#typists.get(key) ?? [];
    const since = performance.now();
    const known = typists.find((each) => each.uid === uid);
    if (known) known.since = since;
    else this.#typists.set(key, [...typists, { uid, since, isVague: isBlocked }]);
  }

  endTyping({ key }: Chat, uid: string): void {
    const left = this.#typists.get(key)?.filter((each) => each.uid !== uid);
    if (left) this.#typists.set(key, left);
  }

  /** Compares what was announced since the last call with what was heard until now. */
  compareSpeech({ check }: Differences): void {
    for (const text of this.#speech.take()) {
      const said = text
        .split('\n')
        .filter((line) => !/^\d+ results?( or more)?$/.test(line))
        .join('\n');
      if (said === '') continue;
      const sums = [sumOf(this.#unsaid), sumOf(this.#unsaid.filter(({ isOptional }) => !isOptional))];
      if (said !== sums[1]) check('announcement', said, sums[0]);
      this.#unsaid = [];
    }
  }

  /** Compares once everything was to be said. */
  compareSilence(differences: Differences): void {
    this.compareSpeech(differences);
    differences.check(
      'unsaid messages',
      this.#unsaid.filter(({ isOptional }) => !isOptional),
      [],
    );
    this.#unsaid = [];
  }

  /** Compares who types in a row. */
  compareTyping(chat: Chat, shown: string, { check }: Differences): void {
    const now = performance.now();
    const typists = (this.#typists.get(chat.key) ?? []).filter(({ since }) => now - since < SURELY_ENDED);
    this.#typists.set(chat.key, typists);
    const isSure = typists.every(({ since, isVague }) => !isVague && now - since < SURELY_TYPES);
    if (isSure) check(`${chat.key} typing`, shown, typingText(typists, chat.isGroup));
  }
}

function sumOf(unsaid: readonly Unsaid[]): string {
  const [first, second] = unsaid;
  if (!first) return '';
  if (!second) return `New message from ${named(first.from)}`;
  const chats = new Set(unsaid.map(({ chat }) => chat)).size;
  return `${unsaid.length} new messages in ${chats} chat${chats === 1 ? '' : 's'}`;
}

function typingText(typists: readonly Typist[], isGroup: boolean): string {
  const [first, second, third] = typists.map(({ uid }) => named(uid));
  if (!first) return '';
  if (!isGroup) return 'typing…';
  if (third) return `${typists.length} people are typing…`;
  return second ? `${first} and ${second} are typing…` : `${first} is typing…`;
}
