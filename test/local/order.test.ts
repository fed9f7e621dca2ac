import type { DataExport, LocalKit } from 'solid-chat-kit/local';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const HOST = '../../src/local/data/host.ts';
const REPLACE = '../../src/local/data/replace.ts';
const SEED = { conversations: 2, users: 5, messages: 2 };
const places = [
  ['memory', false],
  ['a database', 'chats'],
] as const;

afterEach(() => {
  vi.doUnmock(HOST);
  vi.doUnmock(REPLACE);
  vi.resetModules();
});

/** A reopened page with existing data, where a part loads on command. */
async function page(persist: string | false, part: string, seed?: typeof SEED) {
  if (persist) {
    const before = tab({ persist, ...(seed && { seed }) });
    if (!seed) await before.data.importData(await talk('imported'));
    await before.login('ann');
    await before.data.close();
  }
  vi.resetModules();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(part, (load) => arrived.then(load) as never);
  const { createLocalKit } = await import('solid-chat-kit/local');
  const kit: LocalKit = createLocalKit({ persist, ...(seed && { seed }) });
  return { kit, arrive };
}

/** Returns an export with a message of ann to bob. */
async function talk(words: string): Promise<DataExport> {
  const ann = await signIn(await town('ann', 'bob'), 'ann');
  await ann.sendMessage(text(ann, 'bob', words));
  return ann.data.exportData();
}

const isSaid = (json: DataExport, words: string): boolean => JSON.stringify(json).includes(words);

describe.each(places)('all data at once, while its part loads, with the data in %s', (_, persist) => {
  it('is reset before later messages: nothing acknowledged is deleted', async () => {
    const { kit: ann, arrive } = await page(persist, REPLACE, SEED);
    await ann.login('ann');
    await ann.sendMessage(text(ann, 'bob', 'before'));
    const reset = ann.data.reset();
    const sent = ann.sendMessage(text(ann, 'bob', 'after'));
    arrive();
    await Promise.all([reset, sent]);
    const texts = await textsWith(ann, 'bob');
    expect(texts).not.toContain('before');
    expect(texts.at(-1)).toBe('after');
    await ann.data.close();
  });

  it('is exported as it was when that was asked for', async () => {
    const { kit: ann, arrive } = await page(persist, REPLACE, SEED);
    await ann.login('ann');
    const before = ann.sendMessage(text(ann, 'bob', 'said before'));
    const exported = ann.data.exportData();
    const after = ann.sendMessage(text(ann, 'bob', 'said after'));
    arrive();
    await Promise.all([before, after]);
    const json = await exported;
    expect(['said before', 'said after'].map((words) => isSaid(json, words))).toEqual([true, false]);
    await ann.data.close();
  });

  it('is imported before later messages', async () => {
    const json = await talk('of the import');
    const { kit: ann, arrive } = await page(persist, REPLACE, SEED);
    await ann.login('ann');
    const imported = ann.data.importData(json);
    const sent = ann.sendMessage(text(ann, 'bob', 'after'));
    arrive();
    await Promise.all([imported, sent]);
    expect(await textsWith(ann, 'bob')).toEqual(['of the import', 'after']);
    await ann.data.close();
  });

  it('is done before the data is left', async () => {
    const { kit: ann, arrive } = await page(persist, REPLACE, SEED);
    await ann.login('ann');
    await ann.sendMessage(text(ann, 'bob', 'hello'));
    const exported = ann.data.exportData();
    const closed = ann.data.close();
    arrive();
    await closed;
    expect(isSaid(await exported, 'hello')).toBe(true);
  });
});

it('what was asked for before the data is left is stored, also where the SDK still loads', async () => {
  const { kit, arrive } = await page('chats', HOST);
  const made = kit.createUser(new kit.User('late', 'Late'));
  const closed = kit.data.close();
  arrive();
  await closed;
  expect((await made).getName()).toBe('Late');
  const again = tab();
  expect((await again.login('late')).getName()).toBe('Late');
});

it.each(places)('reads come after earlier messages, and before later ones, in %s', async (_, persist) => {
  const ann = await tabOf('ann', { persist });
  await ann.createUser(new ann.User('bob', 'Bob'));
  const send = (words: string) => ann.sendMessage(text(ann, 'bob', words));
  const sent = ['one', 'two', 'three'].map(send);
  const read = textsWith(ann, 'bob');
  const exported = ann.data.exportData();
  sent.push(send('four'));
  expect(await read).toEqual(['one', 'two', 'three']);
  const json = await exported;
  expect(['three', 'four'].map((words) => isSaid(json, words))).toEqual([true, false]);
  await Promise.all(sent);
  expect(await textsWith(ann, 'bob')).toEqual(['one', 'two', 'three', 'four']);
});

it('an export after a waiting import contains what was imported', async () => {
  const ann = await tabOf('ann');
  await ann.data.importData(await talk('gone'));
  const other = await talk('of the import');
  const calls = [
    ann.createUser(new ann.User('cid', 'Cid')),
    ann.createUser(new ann.User('dan', 'Dan')),
    ann.data.importData(other),
  ];
  const json = await ann.data.exportData();
  await Promise.all(calls);
  expect(json.records.users).toHaveLength(2);
  expect(['gone', 'of the import'].map((words) => isSaid(json, words))).toEqual([false, true]);
});

it('a database that could not be opened need not be left, and is not opened again for that', async () => {
  const fault = new TypeError('a fault of the program');
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw fault;
  });
  const kit = tab();
  const refused = kit.login('ann').catch((error) => error);
  await kit.data.close();
  expect(await refused).toBe(fault);
  await kit.data.close();
  expect(open).toHaveBeenCalledTimes(1);
});
