import { createXmppKit, type XmppKit } from 'solid-chat-kit/xmpp';
import { recordContract } from '../../contract/record.ts';
import { XMPP_PARTS } from './parts.ts';
import { settling } from './settling.ts';
import { setWay, type WorldUsers } from './ways.ts';

/** How many tabs share the sessions. */
const TABS = 4;
/** How many tests run at a time, each in a world of its own. */
const LANES = 3;
/** How long an event may take, in ms. */
const PATIENCE = 10_000;
/** How long a test may take, in ms. */
const LIMIT = 40_000;

/** The result of a test. */
export interface Outcome {
  readonly title: string;
  readonly failure: string | undefined;
}

/** Signs a user in, in this tab. */
export async function openSession(service: string, user: string, database: string): Promise<XmppKit> {
  const kit = createXmppKit({ service, domain: 'localhost', database });
  await kit.login(`${user}@localhost`, { password: `pw-${user}` });
  return kit;
}

/**
 * Runs the contract suite with every session in a connection and a database of its own, spread over tabs.
 * @param only - a part of the titles of the tests to run
 */
export async function runContract(only = ''): Promise<{ suite: string; outcomes: Outcome[] }> {
  const tabs = await Promise.all(Array.from({ length: TABS }, openTab));
  let sessions = 0;
  const { suites, cases } = recordContract<XmppKit>({
    name: 'ejabberd',
    has: XMPP_PARTS,
    patience: PATIENCE,
    async createWorld() {
      const users = await window.makeWorld();
      const kits: XmppKit[] = [];
      const signIn = async (user: string) => {
        const service = await window.openWay();
        const session = ++sessions;
        const tab = tabs[session % TABS];
        if (!tab) throw new Error('There is no tab.');
        const kit = await tab.xmpp.openSession(service, user, `contract-${session}`);
        setWay(kit, service);
        kits.push(kit);
        return kit;
      };
      const owner = await signIn(users.ann);
      const group = await makeCrew(owner, users);
      await owner.logout();
      return {
        ...users,
        group,
        async signIn(user) {
          const kit = await signIn(user);
          await isMember(kit, group);
          await kit.settled();
          return settling(kit, kits);
        },
        async close() {
          for (const kit of kits) await kit.close();
        },
      };
    },
  });
  const queue = cases.filter(({ title }) => title.includes(only));
  const outcomes: Outcome[] = [];
  const runLane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const failure = await Promise.race([next.run(), tooLong()]);
      if (failure) console.error(`${next.title}: ${failure}`);
      outcomes.push({ title: next.title, failure });
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  for (const tab of tabs) tab.close();
  return { suite: suites[0] ?? '', outcomes };
}

/** Resolves to a failure, so that a test that hangs is named and the others run. */
function tooLong(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve(`did not end in ${LIMIT} ms`), LIMIT));
}

/** Makes the public group of a world. */
async function makeCrew(owner: XmppKit, { ann, bob, cid }: WorldUsers): Promise<string> {
  const id = `crew-of-${ann}`;
  await owner.createGroup({ id, name: 'Crew', members: [bob, cid] });
  return id;
}

/** Waits until a session is in the group: an invitation comes shortly after the sign-in. */
async function isMember(kit: XmppKit, group: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const row = await kit.getConversation(group, 'group').catch(() => undefined);
    const entity = row?.getConversationWith();
    if (entity && 'getGuid' in entity && entity.getMembersCount() === 3) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The session did not enter the group.');
}

/** Opens this page again, in a tab that can be controlled from here. */
async function openTab(): Promise<Window> {
  const tab = window.open(location.href);
  if (!tab) throw new Error('The browser lets this page open no tab.');
  while (tab.xmpp === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  return tab;
}
