import type { Agent } from 'stanza';
import type { Archive } from '../archive/archive.ts';
import type { SessionPart } from '../sync/part.ts';
import { People, type PeopleOptions } from './people.ts';
import type { Person } from './person.ts';

/** The people of a session, stored in its archive. */
export class PeoplePart implements SessionPart {
  readonly people: People;
  readonly #archive: Archive;
  readonly #report: (error: unknown) => void;
  /** The people to store in the next transaction. */
  readonly #changed = new Map<string, Person>();

  constructor(archive: Archive, options: Omit<PeopleOptions, 'keep'>, report: (error: unknown) => void) {
    this.#archive = archive;
    this.#report = report;
    this.people = new People({ ...options, keep: (person) => this.#keep(person) });
  }

  /** Restores the stored people. */
  async load(): Promise<void> {
    const records = await this.#archive.all('people');
    this.people.restore(records.map(({ key, ...person }) => ({ ...person, jid: key }) as Person));
  }

  attach(agent: Agent): void {
    this.people.attach(agent);
  }

  online(): void {
    this.people.watch();
  }

  offline(): void {
    this.people.stop();
  }

  close(): void {
    this.people.stop();
  }

  presence(...args: Parameters<People['onPresence']>): void {
    this.people.onPresence(...args);
  }

  #keep(person: Person): void {
    this.#changed.set(person.jid, person);
    if (this.#changed.size === 1) queueMicrotask(() => void this.#store().catch(this.#report));
  }

  async #store(): Promise<void> {
    const people = [...this.#changed.values()];
    this.#changed.clear();
    await this.#archive.write(async (tx) => {
      for (const { jid, ...person } of people) tx.put('people', { ...person, key: jid });
    });
  }
}
