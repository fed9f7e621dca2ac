import { it } from 'vitest';
import { forSeeds } from '../../support/seeded-random.ts';
import { World } from './sequence/world.ts';

/*
 * Random sequences of all events of the list, compared with two simple models: a chat server that knows the
 * state of each conversation, and an order in a plain array. Events and answers are delayed: the server's
 * state changes before they arrive, and answers overtake events and vice versa.
 */

/** More of them are run by hand: SEEDS=10000 npx vitest run --project core test/client/records/conversation-sequence.test.ts */
const SEEDS = Number(process.env.SEEDS ?? 300);

it('says of every row what the server says, in the expected order, whatever happens in whatever order', () => {
  forSeeds(SEEDS, (random) => {
    const world = new World(random);
    for (let turn = 0; turn < 4; turn++) {
      for (let step = 0; step < 30; step++) world.step();
      world.settle();
    }
  });
}, 600_000);
