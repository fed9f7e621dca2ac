import '../support/databases.ts';
import { describeKitContract } from 'solid-chat-kit/contract';
import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import { LOCAL_PARTS, localWorld } from './local-setup.ts';

const runner = { describe, it, expect };
let worlds = 0;

describeKitContract(runner, {
  name: 'on IndexedDB, in one tab',
  has: LOCAL_PARTS,
  createWorld() {
    const { data } = createLocalKit({ persist: `one-${++worlds}` });
    return localWorld(
      () => createLocalKit({ data }),
      () => data.close(),
    );
  },
});

describeKitContract(runner, {
  name: 'on IndexedDB, in a tab each',
  has: LOCAL_PARTS,
  createWorld() {
    const persist = `each-${++worlds}`;
    const kits: LocalKit[] = [];
    const makeKit = () => {
      const kit = createLocalKit({ persist });
      kits.push(kit);
      return kit;
    };
    return localWorld(makeKit, () => Promise.all(kits.map((kit) => kit.data.close())));
  },
});
