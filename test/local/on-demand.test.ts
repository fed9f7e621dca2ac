import type { DataExport, LocalKit } from 'solid-chat-kit/local';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFreshDatabases } from './durable.ts';
import { signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const GROUPS = '../../src/local/on-demand/groups.ts';
const places = [
  ['memory', false],
  ['a database', 'chats'],
] as const;

afterEach(() => {
  vi.doUnmock(GROUPS);
  vi.resetModules();
});

/** A group of three, owned by ann. */
async function crew(): Promise<DataExport> {
  const ann = await signIn(await town('ann', 'bob', 'cid'), 'ann');
  await ann.createGroup(new ann.Group('crew', 'Crew'));
  await ann.addMembersToGroup('crew', ['bob', 'cid']);
  return ann.data.exportData();
}

/**
 * A reopened page where the part for groups loads on command. In memory it also loads before the first call,
 * and that first load fails.
 */
async function page(persist: string | false, load: (part: () => Promise<unknown>) => Promise<unknown>) {
  const data = await crew();
  vi.resetModules();
  let isOpening = persist === false;
  vi.doMock(GROUPS, (part) => {
    if (!isOpening) return load(part) as never;
    isOpening = false;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { createLocalKit } = await import('solid-chat-kit/local');
  const ann = createLocalKit({ persist });
  await ann.data.importData(data);
  await ann.login('ann');
  return { ann, kitOf: (options: { data: LocalKit['data'] }) => createLocalKit(options) };
}

async function said(kit: LocalKit): Promise<string[]> {
  const messages = await new kit.MessagesRequestBuilder().setGUID('crew').build().fetchPrevious();
  return messages.map((one) =>
    'getText' in one ? one.getText() : 'getAction' in one ? one.getAction() : '',
  );
}

describe.each(places)('a part that loads on demand, with the data in %s', (_, persist) => {
  it('comes between no two calls: they are done in the order in which they were made', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { ann, kitOf } = await page(persist, (part) => arrived.then(part));
    const cid = kitOf({ data: ann.data });
    await cid.login('cid');
    const calls = [
      ann.sendMessage(text(ann, 'crew', 'first', 'group')),
      ann.kickGroupMember('crew', 'bob'),
      ann.sendMessage(text(ann, 'crew', 'second', 'group')),
      cid.sendMessage(text(cid, 'crew', 'third', 'group')),
      ann.banGroupMember('crew', 'cid'),
    ];
    const refused = cid.sendMessage(text(cid, 'crew', 'refused', 'group')).catch((error) => error.code);
    await calls[0];
    arrive();
    await Promise.all(calls);
    expect(await refused).toBe('ERR_NOT_A_MEMBER');
    expect(await said(ann)).toEqual(['added', 'added', 'first', 'kicked', 'second', 'third', 'banned']);
    await ann.data.close();
  });

  it('that cannot be loaded rejects with what to do, holds nothing else up, and is tried again', async () => {
    const broken = new TypeError('Failed to fetch dynamically imported module');
    let tries = 0;
    const { ann } = await page(persist, (part) => (tries++ === 0 ? Promise.reject(broken) : part()));
    const kicked = ann.kickGroupMember('crew', 'bob').catch((error) => error);
    const sent = ann.sendMessage(text(ann, 'crew', 'goes on', 'group'));
    expect(await kicked).toMatchObject({
      name: 'KitException',
      code: 'ERR_NOT_LOADED',
      message: expect.stringContaining('try again once the page is online, or reload it'),
    });
    await sent;
    await ann.kickGroupMember('crew', 'bob');
    expect(tries).toBe(2);
    expect(await said(ann)).toEqual(['added', 'added', 'goes on', 'kicked']);
    await ann.data.close();
  });
});

it('a listener that calls while others wait for a part comes after them', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { ann, kitOf } = await page(false, (part) => arrived.then(part));
  const bob = kitOf({ data: ann.data });
  await bob.login('bob');
  bob.addGroupListener('answer', {
    onGroupMemberKicked: () => void bob.sendMessage(text(bob, 'ann', 'answer')),
  });
  const waiting = [ann.kickGroupMember('crew', 'cid'), ann.sendMessage(text(ann, 'bob', 'asked before'))];
  arrive();
  await Promise.all(waiting);
  const messages = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
  expect(messages.map((one) => ('getText' in one ? one.getText() : ''))).toEqual(['asked before', 'answer']);
});
