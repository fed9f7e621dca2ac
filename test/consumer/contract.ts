import { type ContractRunner, describeKitContract } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';

const tests: (() => Promise<void>)[] = [];
const check = (isRight: boolean) => {
  if (!isRight) throw new Error('the embedded SDK does not keep the contract');
};
const runner: ContractRunner = {
  describe: (_name, body) => body(),
  it: (_title, body) => tests.push(body),
  expect: (actual) => ({
    toBe: (expected) => check(Object.is(actual, expected)),
    toEqual: (expected) => check(JSON.stringify(actual) === JSON.stringify(expected)),
  }),
};
describeKitContract(runner, {
  name: 'embedded',
  async createWorld() {
    const data = createLocalData();
    const owner = createLocalKit({ data });
    for (const uid of ['ann', 'bob', 'cid']) await owner.createUser(new owner.User(uid, uid));
    await owner.login('ann');
    await owner.createGroup(new owner.Group('crew', 'Crew'));
    await owner.addMembersToGroup('crew', ['bob', 'cid']);
    await owner.logout();
    const signIn = async (uid: string) => {
      const kit = createLocalKit({ data });
      await kit.login(uid);
      return kit;
    };
    return { ann: 'ann', bob: 'bob', cid: 'cid', group: 'crew', signIn };
  },
  // TypeScript 5.9 infers the SDK from what comes first.
  has: { devices: true, login: { signIn: (kit, uid) => kit.login(uid), signOut: (kit) => kit.logout() } },
});
for (const test of tests) await test();
check(tests.length > 30);
