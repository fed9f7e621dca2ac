import type { Deliver, Place, Ready } from '../data/place.ts';
import { Tx } from '../data/tx.ts';
import { Memory, runNow, type Source } from './memory.ts';

/** Data in memory; all work is synchronous. */
export class InMemory implements Place {
  readonly #memory = new Memory();
  readonly #deliver: Deliver;

  constructor(source: Source | undefined, deliver: Deliver) {
    this.#memory.start(source);
    this.#deliver = deliver;
  }

  write<T>(command: Ready<T>): T {
    const tx = new Tx(this.#memory);
    const value = runNow(tx.attempt(command));
    if (tx.isReplaced) this.#memory.start();
    this.#memory.write(tx.changes());
    this.#deliver(tx.events);
    return value;
  }

  read<T>(query: Ready<T>): T {
    return this.write(query);
  }

  tell<T>(query: Ready<T>): T {
    return this.write(query);
  }

  greet(): void {}

  async close(): Promise<void> {}
}
