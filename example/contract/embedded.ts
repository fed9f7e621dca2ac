import type { ContractSetup } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { LOCAL_PARTS, localWorld } from '../../test/contract/local-setup.ts';

/** The embedded SDK, which has all parts. */
export const embedded: ContractSetup<LocalKit> = {
  name: 'the embedded SDK',
  has: LOCAL_PARTS,
  createWorld() {
    const data = createLocalData();
    return localWorld(() => createLocalKit({ data }));
  },
};
