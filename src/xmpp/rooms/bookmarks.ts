import type { Agent, Stanzas } from 'stanza';
import { bareJid } from '../addresses.ts';
import { textOf } from '../people/person.ts';
import { NS_BOOKMARKS as NODE } from './room-extensions.ts';

/** Only the account itself may read the list of its rooms. */
const OPTIONS: Readonly<Record<string, string>> = {
  FORM_TYPE: 'http://jabber.org/protocol/pubsub#publish-options',
  'pubsub#persist_items': 'true',
  'pubsub#access_model': 'whitelist',
};

/** As many rooms as the server keeps. ejabberd refuses this option, and has the number in its configuration. */
const UNLIMITED = { 'pubsub#max_items': 'max' };

/** A room that an account belongs to. */
export interface Bookmark {
  readonly room: string;
  readonly name?: string;
  readonly nick?: string;
  readonly password?: string;
}

/** Reads the room of an item; nothing for one that is not to be joined. */
function readBookmark({ id, content }: Stanzas.PubsubItem): Bookmark | undefined {
  const { autoJoin, name, nick, password } = (content ?? {}) as Record<string, unknown>;
  if (!id?.includes('@') || autoJoin !== true) return undefined;
  return {
    room: bareJid(id),
    name: textOf(name),
    nick: textOf(nick),
    password: textOf(password, 1_000),
  };
}

/** The rooms of an account (XEP-0402), which all its devices share. */
export class Bookmarks {
  readonly #agent: () => Agent;
  /** What the server may be asked for in a list of rooms. */
  #options: Readonly<Record<string, string>> = { ...OPTIONS, ...UNLIMITED };

  constructor(agent: () => Agent) {
    this.#agent = agent;
  }

  /**
   * Follows what other devices of the account do; called once for each client.
   * @param me - the account's own bare JID
   */
  attach(
    client: Agent,
    me: string,
    onAdd: (bookmark: Bookmark) => void,
    onRemove: (room: string) => void,
  ): void {
    client.disco.addFeature(`${NODE}+notify`);
    client.on('pubsub:event', (message) => {
      const { items } = message.pubsub;
      // Only the account itself publishes its rooms.
      if (items?.node !== NODE || bareJid(message.from) !== me) return;
      for (const item of items.published ?? []) {
        const bookmark = readBookmark(item);
        if (bookmark) onAdd(bookmark);
        else if (item.id) onRemove(bareJid(item.id));
      }
      for (const id of items.retracted ?? []) onRemove(bareJid(String(id)));
    });
  }

  /** Fetches all rooms of the account. */
  async fetch(): Promise<Bookmark[]> {
    try {
      const { items = [] } = await this.#agent().getItems('', NODE);
      return items.flatMap((item) => readBookmark(item) ?? []);
    } catch (error) {
      // An account that never had a room has no list.
      if (conditionOf(error) === 'item-not-found') return [];
      throw error;
    }
  }

  /** Adds a room, or replaces what is known of it. */
  async add(bookmark: Bookmark): Promise<void> {
    await this.#publish(bookmark).catch(() => {
      this.#options = OPTIONS;
      return this.#publish(bookmark);
    });
  }

  async remove(room: string): Promise<void> {
    await this.#agent()
      .retract('', NODE, room, true)
      .catch((error: unknown) => {
        if (conditionOf(error) !== 'item-not-found') throw error;
      });
  }

  #publish({ room, name, nick, password }: Bookmark): Promise<unknown> {
    const content = { itemType: NODE, autoJoin: true, name, nick, password };
    return this.#agent().sendIQ({
      type: 'set',
      pubsub: {
        context: 'user',
        publish: { node: NODE, item: { id: room, content } },
        publishOptions: {
          type: 'submit',
          fields: Object.entries(this.#options).map(([field, value]) => ({ name: field, value })),
        },
      },
    });
  }
}

/** Returns the condition of an error that a server answered with. */
export function conditionOf(error: unknown): string | undefined {
  return (error as { error?: { condition?: string } } | undefined)?.error?.condition;
}
