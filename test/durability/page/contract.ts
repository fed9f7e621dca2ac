import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { LOCAL_PARTS, localWorld } from '../../contract/local-setup.ts';
import { recordContract } from '../../contract/record.ts';

/** The maximum number of sessions of a test. */
const TABS = 4;

/** Creates a session of this tab on a database. */
export function makeKit(database: string): LocalKit {
  return createLocalKit({ persist: database });
}

/** The result of a test. */
export interface Outcome {
  readonly title: string;
  readonly failure: string | undefined;
}

/** Runs the contract suite with every session in its own tab, controlled by this tab. */
export async function runContract(): Promise<Outcome[]> {
  const tabs = await Promise.all(Array.from({ length: TABS }, openTab));
  let worlds = 0;
  const { cases } = recordContract({
    name: 'in tabs',
    has: LOCAL_PARTS,
    createWorld() {
      const database = `contract-${++worlds}`;
      const kits: LocalKit[] = [];
      const makeKitInTab = () => {
        const kit = tabs[kits.length % TABS]?.durability.makeKit(database);
        if (!kit) throw new Error('There is no tab.');
        kits.push(kit);
        return kit;
      };
      return localWorld(makeKitInTab, async () => {
        for (const kit of kits) await kit.data.close();
        indexedDB.deleteDatabase(database);
      });
    },
  });
  const outcomes: Outcome[] = [];
  for (const { title, run } of cases) outcomes.push({ title, failure: await run() });
  for (const tab of tabs) tab.close();
  return outcomes;
}

/** Opens this page again, in a tab that can be controlled from here. */
async function openTab(): Promise<Window> {
  const tab = window.open(location.href);
  if (!tab) throw new Error('The browser lets this page open no tab.');
  while (tab.durability === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  return tab;
}
