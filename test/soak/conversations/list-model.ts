import type { Kit } from 'solid-chat-kit';
import type { Differences } from '../frame.ts';
import { Speech } from '../speech.ts';
import type { Chat } from './server.ts';
import type { TypingModel } from './typing-model.ts';

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
  /** Messages that it still must announce, by sender and chat. */
  #unsaid: Unsaid[] = [];
  /** Who types in each chat, as all lists on one SDK know it. */
  readonly typing: TypingModel;

  constructor(container: Element, typing: TypingModel) {
    this.container = container;
    this.typing = typing;
    this.#speech = new Speech(container.getElementsByClassName('kit-live-region')[0] as Element);
  }

  end(): void {
    this.#speech.end();
  }

  /** Another user signed in for a moment. */
  forget(): void {
    this.selected.clear();
    this.objects.clear();
    this.#unsaid = [];
  }

  /** A conversation is deleted. */
  deleted(chat: Chat): void {
    this.objects.delete(named(chat.id));
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
    if (from === 'me') return;
    this.#unsaid.push({ from, chat: chat.key, isOptional: id <= chat.hiddenUpTo });
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
}

function sumOf(unsaid: readonly Unsaid[]): string {
  const [first, second] = unsaid;
  if (!first) return '';
  if (!second) return `New message from ${named(first.from)}`;
  const chats = new Set(unsaid.map(({ chat }) => chat)).size;
  return `${unsaid.length} new messages in ${chats} chat${chats === 1 ? '' : 's'}`;
}
