import type { Agent, AvatarsEvent } from 'stanza';
import { bareJid } from '../shared/addresses.ts';
import type { Person } from './person.ts';
import { pictureUrl, readVCard } from './vcard.ts';

/** The maximum number of simultaneous vCard fetches. */
const AT_ONCE = 20;

/** How long a page waits for names, pictures and activity times, in ms. */
const WAIT_MS = 1_500;

/** The fetched facts about a person. */
export type Facts = Partial<Omit<Person, 'jid'>>;

/** Fetches vCards, pictures and times of last activity; each vCard once per session. */
export class Profiles {
  readonly #agent: () => Agent;
  readonly #update: (jid: string, facts: Facts) => void;
  readonly #loads = new Map<string, Promise<void>>();

  /** @param update - called with fetched facts */
  constructor(agent: () => Agent, update: (jid: string, facts: Facts) => void) {
    this.#agent = agent;
    this.#update = update;
  }

  /** Fetches the vCard of a person, once per session. */
  load(jid: string): Promise<void> {
    const pending = this.#loads.get(jid);
    if (pending) return pending;
    const loading = this.#ask((agent) => agent.getVCard(jid)).then(
      (vcard) => this.#update(jid, readVCard(vcard)),
      // A failed fetch is repeated on the next request.
      () => void this.#loads.delete(jid),
    );
    this.#loads.set(jid, loading);
    return loading;
  }

  /** Fetches the vCards of many people; resolves after `WAIT_MS` at the latest. */
  async loadAll(jids: readonly string[]): Promise<void> {
    const missing = jids.filter((jid) => !this.#loads.has(jid));
    if (missing.length === 0) return;
    const loadInTurn = async () => {
      for (let start = 0; start < missing.length; start += AT_ONCE) {
        await Promise.all(missing.slice(start, start + AT_ONCE).map((jid) => this.load(jid)));
      }
    };
    await inTime(loadInTurn());
  }

  /** Fetches when people were last online (XEP-0012); resolves as `loadAll` does. */
  async loadActivity(jids: readonly string[]): Promise<void> {
    const loadOne = async (jid: string) => {
      const answer = await this.#ask((agent) => agent.getLastActivity(jid)).catch(() => undefined);
      if (answer?.seconds === undefined) return;
      this.#update(jid, { lastActiveAt: Math.floor(Date.now() / 1000) - answer.seconds });
    };
    if (jids.length > 0) await inTime(Promise.all(jids.map(loadOne)));
  }

  /** Fetches the picture announced in a presence (XEP-0153) or a PEP event (XEP-0084). */
  async loadAvatar({ jid: from, avatars, source }: AvatarsEvent): Promise<void> {
    const jid = bareJid(from);
    const version = avatars[0];
    if (source === 'vcard') {
      this.#loads.delete(jid);
      await this.load(jid);
      this.#update(jid, { avatarHash: version?.id });
    } else if (version) {
      const item = await this.#ask((agent) => agent.getAvatar(jid, version.id)).catch(() => undefined);
      const avatar = pictureUrl(item?.content?.data, version.mediaType);
      if (avatar) this.#update(jid, { avatar, avatarHash: version.id });
    } else {
      this.#update(jid, { avatar: undefined, avatarHash: undefined });
    }
  }

  /** Queries the server; rejects without a session. */
  async #ask<T>(run: (agent: Agent) => Promise<T>): Promise<T> {
    return run(this.#agent());
  }

  /** Clears the state for a new session. */
  clear(): void {
    this.#loads.clear();
  }
}

/** Waits for a promise, but at most `WAIT_MS`. */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
