import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import type { KitSDK } from '../../src/sdk/index.ts';
import { type ContractWorld, kitContract } from './suite.ts';

async function memoryWorld(latency: number): Promise<ContractWorld> {
  const data = createLocalData();
  const owner = createLocalKit({ data });
  for (const uid of ['ann', 'bob', 'cid']) await owner.createUser(new owner.User(uid, `Name of ${uid}`));
  await owner.login('ann');
  await owner.createGroup(new owner.Group('crew', 'Crew'));
  await owner.addMembersToGroup('crew', ['bob', 'cid']);
  await owner.logout();
  const sessions = new Map<KitSDK, LocalKit>();
  return {
    ann: 'ann',
    bob: 'bob',
    cid: 'cid',
    group: 'crew',
    async signIn(uid) {
      const kit = createLocalKit({ data });
      await kit.login(uid);
      kit.control.setLatency(latency);
      sessions.set(kit, kit);
      return kit;
    },
    connection: {
      async drop(session) {
        sessions.get(session)?.control.disconnect();
      },
      async restore(session) {
        await sessions.get(session)?.control.connect();
      },
    },
    async close() {
      for (const kit of sessions.values()) await kit.logout();
    },
  };
}

kitContract('in memory', () => memoryWorld(0), { describe, it, expect }, { canDrop: true });
kitContract('in memory, with latency', () => memoryWorld(2), { describe, it, expect }, { canDrop: true });
