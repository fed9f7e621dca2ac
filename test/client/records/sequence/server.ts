import { compareMessages } from '../../../../src/client/boundary/messages.ts';
import { RECEIPT, type Receipt } from '../../../../src/client/boundary/receipts.ts';
import { type Kit, MESSAGE_CATEGORY } from '../../../../src/sdk/index.ts';
import { conversation, group, ME, message, user } from '../../../support/fakes.ts';

export const isGroup = (id: string) => id.startsWith('g');

/** A message on the server. */
export interface Said {
  id: number;
  from: string;
  text: string;
  sentAt: number;
  isAction: boolean;
  step: Receipt;
  editedAt: number;
  deletedAt: number;
}

/** The signed-in user's conversation on the server. */
export interface Kept {
  said: Said[];
  /** The message up to which everything was read. */
  readUpTo: Kit.Message | null;
}

/** A chat server with the state of each conversation of the signed-in user. */
export class Server {
  readonly kept = new Map<string, Kept>();
  /** Newest first. */
  readonly recent: string[] = [];
  readonly online = new Set<string>();
  readonly blocked = new Set<string>();
  #clock = 0;

  /** Advances the clock by a second for every third event. */
  tick = () => ++this.#clock;

  get now(): number {
    return Math.floor(this.#clock / 3) + 1;
  }

  say(id: string, from: string, text = '', isAction = false): Said {
    const said: Said = {
      id: this.tick(),
      from,
      text,
      sentAt: this.now,
      isAction,
      step: from === ME ? RECEIPT.SENT : RECEIPT.NONE,
      editedAt: 0,
      deletedAt: 0,
    };
    const kept = this.kept.get(id) ?? { said: [], readUpTo: null };
    this.kept.set(id, kept);
    kept.said.push(said);
    if (this.recent.includes(id)) this.recent.splice(this.recent.indexOf(id), 1);
    this.recent.unshift(id);
    return said;
  }

  forget(id: string): void {
    this.kept.delete(id);
    this.recent.splice(this.recent.indexOf(id), 1);
  }

  /** Reads up to a message; returns false if it was read already. */
  read(id: string, said: Said): boolean {
    const kept = this.kept.get(id) as Kept;
    const upTo = this.copy(id, said);
    if (kept.readUpTo && compareMessages(upTo, kept.readUpTo) <= 0) return false;
    kept.readUpTo = upTo;
    return true;
  }

  unread(id: string): number {
    const { said, readUpTo } = this.kept.get(id) as Kept;
    return said.filter((each) => {
      if (each.from === ME || each.isAction) return false;
      return !readUpTo || compareMessages(this.copy(id, each), readUpTo) > 0;
    }).length;
  }

  copy(id: string, said: Said): Kit.ActionMessage & Kit.TextMessage {
    const receiver = isGroup(id) ? group(id) : said.from === ME ? id : ME;
    return message({
      id: said.id,
      from: said.from,
      to: receiver,
      text: said.text,
      sentAt: said.sentAt,
      category: said.isAction ? MESSAGE_CATEGORY.ACTION : MESSAGE_CATEGORY.MESSAGE,
      deliveredAt: said.step >= RECEIPT.DELIVERED ? said.sentAt : 0,
      readAt: said.step === RECEIPT.READ ? said.sentAt : 0,
      editedAt: said.editedAt,
      deletedAt: said.deletedAt,
    });
  }

  person = (id: string) =>
    user(id, { status: this.online.has(id) ? 'online' : 'offline', blockedByMe: this.blocked.has(id) });

  row(id: string): Kit.Conversation {
    const last = this.kept.get(id)?.said.at(-1);
    return conversation(isGroup(id) ? group(id) : this.person(id), {
      lastMessage: last ? this.copy(id, last) : null,
      unread: this.unread(id),
    });
  }
}
