import type { KitChatSDK } from '../sdk/index.ts';
import type { ContractRunner } from './runner.ts';
import type { ContractWorld } from './setup.ts';

/** How often a condition is checked, in ms. */
const CHECK_MS = 2;

/** What each test of the suite receives. */
export interface Scene extends ContractWorld {
  readonly expect: ContractRunner['expect'];
  /** Waits until a condition holds; events may arrive after the call that caused them. */
  until(what: string, condition: () => boolean): Promise<void>;
  /** Signs in all three, one after the other. */
  everyone(): Promise<readonly [ann: KitChatSDK, bob: KitChatSDK, cid: KitChatSDK]>;
}

/** Prepares the scene of one test from its world. */
export function makeScene(world: ContractWorld, expect: ContractRunner['expect'], patience: number): Scene {
  const { ann, bob, cid, group } = world;
  const signIn = (uid: string) => world.signIn(uid);
  return {
    ann,
    bob,
    cid,
    group,
    signIn,
    expect,
    until: (what, condition) => waitUntil(what, condition, patience),
    everyone: async () => [await signIn(ann), await signIn(bob), await signIn(cid)],
  };
}

async function waitUntil(what: string, condition: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited ${patience} ms without success for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}
