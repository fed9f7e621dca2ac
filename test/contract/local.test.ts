import { describeKitContract } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it } from 'vitest';
import { LOCAL_PARTS, localWorld } from './local-setup.ts';

const runner = { describe, it, expect };

describeKitContract(runner, {
  name: 'in memory',
  has: LOCAL_PARTS,
  createWorld() {
    const data = createLocalData();
    return localWorld(() => createLocalKit({ data }));
  },
});

describeKitContract(runner, {
  name: 'in memory, with latency',
  has: LOCAL_PARTS,
  createWorld() {
    const data = createLocalData();
    return localWorld(() => {
      const kit = createLocalKit({ data });
      controlOf(kit).setLatency([0, 4]);
      return kit;
    });
  },
});
