import type { Agent, Stanzas } from 'stanza';
import { fetchItems, PRIVATE_ITEM } from '../connection/private-node.ts';
import { textOf } from '../people/person.ts';
import { bareJid } from '../shared/addresses.ts';
import { conditionOf } from '../shared/coded-error.ts';
import { NS_BOOKMARKS as NODE } from './room-extensions.ts';

/** A room that an account belongs to. */
export interface Bookmark {
  readonly room: string;
  readonly name?: string;
  readonly nick?: string;
  readonly password?: string;
}

/** Reads the room of an item; undefined if it must not be joined. */
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

/** The rooms of an account (XEP-0402), shared by all its devices. */
export class Bookmarks {
  readonly #agent: () => Agent;
  constructor(agent: () => Agent) {
    this.#agent = agent;
  }

  /**
   * Subscribes to bookmarks published by other devices of the account; called once per client.
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
      // Only the account itself may publish its bookmarks.
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
    return (await fetchItems(this.#agent(), NODE)).flatMap((item) => readBookmark(item) ?? []);
  }

  /** Adds a room, or replaces its bookmark. */
  async add({ room, name, nick, password }: Bookmark): Promise<void> {
    await this.#publish(room, { autoJoin: true, name, nick, password });
  }

  /** Removes a room. ejabberd notifies other devices only of publications, so a change is published first. */
  async remove(room: string): Promise<void> {
    await this.#publish(room, { autoJoin: false });
    await this.#agent()
      .retract('', NODE, room, true)
      .catch((error: unknown) => {
        if (conditionOf(error) !== 'item-not-found') throw error;
      });
  }

  async #publish(room: string, fields: object): Promise<void> {
    const content = { itemType: NODE, ...fields };
    await this.#agent().sendIQ({
      type: 'set',
      pubsub: {
        context: 'user',
        publish: { node: NODE, item: { id: room, content } },
        publishOptions: PRIVATE_ITEM,
      },
    });
  }
}
