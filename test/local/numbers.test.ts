import { createLocalData, createLocalKit, type LocalKit, type SeedOptions } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const NO_COUNTS = [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 1e300, '7', null] as number[];
const refused = (part: string) => ({ code: 'ERR_BAD_ARGUMENT', message: expect.stringContaining(part) });

describe('a seed', () => {
  it.each([
    ['conversations', 300_001, '0 to 300000'],
    ['users', 300_001, '2 to 300000'],
    ['messages', 1e9, '1 to 10000'],
    ['now', 1e15, '0 to 8640000000000'],
    ['seed', 2 ** 53, String(Number.MAX_SAFE_INTEGER)],
  ] as const)(
    'with too much as %s is refused by its limit, however it is asked for',
    async (name, value, limit) => {
      const options: SeedOptions = { [name]: value };
      await expect(createLocalData().seed(options)).rejects.toMatchObject(refused(limit));
      await expect(createLocalKit({ seed: options, persist: false }).login('ann')).rejects.toMatchObject(
        refused(limit),
      );
      await expect(tab({ seed: options }).login('ann')).rejects.toMatchObject(refused(limit));
    },
  );

  it.each(['conversations', 'users', 'messages', 'now', 'groups'] as const)(
    'with a number for %s that makes no sense is refused, which is named',
    async (name) => {
      for (const value of NO_COUNTS) {
        if (name === 'groups' && [0.5, '7', null].includes(value as never)) continue;
        if (value === null) continue;
        const seed = createLocalData().seed({ [name]: value });
        await expect(seed).rejects.toMatchObject(refused(`'${name}'`));
      }
    },
  );

  it('is rejected if it must be stored at once, and works if it is created on demand', async () => {
    const seed = { conversations: 100_000, messages: 1_000 };
    await expect(createLocalData().seed(seed)).rejects.toMatchObject(refused('at most 1000000 messages'));
    await expect(tab({ seed }).login('ann')).rejects.toMatchObject(refused('at most 1000000 messages'));
    const ann = createLocalKit({ seed, persist: false });
    await ann.login('ann');
    expect(await new ann.ConversationsRequestBuilder().build().fetchNext()).toHaveLength(30);
  });

  it('that was refused leaves the data set as it was', async () => {
    const ann = await tabOf('ann');
    await expect(ann.data.seed({ messages: 1e9 })).rejects.toMatchObject(refused('10000'));
    expect((await ann.getUser('ann')).getName()).toBe('ANN');
  });
});

describe('numbers of requests and controls', () => {
  let ann: LocalKit;
  beforeEach(async () => {
    ann = await signIn(await town('ann', 'bob'), 'ann');
    for (const words of ['one', 'two', 'three']) await ann.sendMessage(text(ann, 'bob', words));
  });

  it('an invalid page size is rejected with the allowed range', async () => {
    for (const limit of [...NO_COUNTS, 0, 100_001]) {
      const code = 'ERR_LIMIT_OUT_OF_RANGE';
      const message = expect.stringContaining('1 to 100000');
      for (const builder of [
        new ann.ConversationsRequestBuilder(),
        new ann.UsersRequestBuilder(),
        new ann.GroupsRequestBuilder(),
        new ann.GroupMembersRequestBuilder('crew'),
      ]) {
        await expect(builder.setLimit(limit).build().fetchNext()).rejects.toMatchObject({ code, message });
      }
      const messages = new ann.MessagesRequestBuilder().setUID('bob').setLimit(limit).build();
      await expect(messages.fetchPrevious()).rejects.toMatchObject({ code, message });
    }
  });

  it('an invalid message id is rejected', async () => {
    for (const id of [...NO_COUNTS.filter((each) => typeof each !== 'string'), 0, '5e2', 'x']) {
      const request = new ann.MessagesRequestBuilder().setUID('bob').setMessageId(id).build();
      await expect(request.fetchPrevious()).rejects.toMatchObject(refused('from 1 on'));
    }
    const later = new ann.MessagesRequestBuilder().setUID('bob').setMessageId(Number.MAX_SAFE_INTEGER);
    expect(await later.build().fetchPrevious()).toHaveLength(3);
    for (const id of [Number.NaN, -1, 0.5, 'x' as never, '5e2' as never]) {
      const reply = text(ann, 'bob', 'reply');
      reply.setParentMessageId(id);
      await expect(ann.sendMessage(reply)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
      const edit = text(ann, 'bob', 'edit');
      edit.setId(id);
      await expect(ann.editMessage(edit)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
    }
    expect(await textsWith(ann, 'bob')).toEqual(['one', 'two', 'three']);
  });

  it('an invalid latency or count of failures is rejected; any number of failures works', async () => {
    const control = controlOf(ann);
    for (const ms of [Number.NaN, -1, Number.POSITIVE_INFINITY, 2 ** 31]) {
      expect(() => control.setLatency(ms)).toThrow(expect.objectContaining(refused('2147483647')));
      expect(() => control.setLatency([0, ms])).toThrow(expect.objectContaining(refused('2147483647')));
    }
    for (const count of [Number.NaN, -1, 0, 0.5]) {
      expect(() => control.failNext(count)).toThrow(expect.objectContaining(refused('from 1 on')));
    }
    control.failNext('getUser', 2);
    control.failNext('getUser', 1e15, new Error('of its own'));
    const calls = [1, 2, 3, 4].map(() => ann.getUser('bob').catch((error) => error.message));
    const [first, second, ...others] = await Promise.all(calls);
    expect([first, second]).toEqual(Array(2).fill('getUser was made to fail: try again.'));
    expect(others).toEqual(['of its own', 'of its own']);
  });
});

describe.each(['memory', 'a database'])('a clock that was wrong, with the data in %s', (where) => {
  const NOW = Date.UTC(2026, 10, 1, 12) / 1000;
  beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const open = async () => {
    if (where === 'a database') return [await tabOf('ann'), await tabOf('bob')] as const;
    const data = await town('ann', 'bob');
    return [await signIn(data, 'ann'), await signIn(data, 'bob')] as const;
  };

  it.each([120, 3600, 86_400, 10 * 365 * 86_400])(
    'by %i s dates nothing that comes after it was set right',
    async (ahead) => {
      const [ann, bob] = await open();
      const sentAt = async (words: string) => (await ann.sendMessage(text(ann, 'bob', words))).getSentAt();
      vi.setSystemTime((NOW + ahead) * 1000);
      expect(await sentAt('ahead')).toBe(NOW + ahead);
      vi.setSystemTime((NOW + 5) * 1000);
      expect(await sentAt('right')).toBe(NOW + 5);
      const read = (await ann.getConversation('bob', 'user')).getLastMessage();
      if (read) await bob.markAsRead(read);
      const [, last] = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
      expect(last?.getReadAt()).toBe(NOW + 5);
      await ann.createGroup(new ann.Group('crew', 'Crew'));
      expect((await ann.getGroup('crew')).getCreatedAt()).toBe(NOW + 5);
    },
  );

  it('by up to a minute never dates a message before an earlier one', async () => {
    const [ann] = await open();
    const sentAt = async () => (await ann.sendMessage(text(ann, 'bob', 'x'))).getSentAt();
    vi.setSystemTime((NOW + 60) * 1000);
    expect(await sentAt()).toBe(NOW + 60);
    vi.setSystemTime(NOW * 1000);
    expect(await sentAt()).toBe(NOW + 60);
    vi.setSystemTime((NOW + 61) * 1000);
    expect(await sentAt()).toBe(NOW + 61);
  });

  it('nothing is dated before the time that an app gave its seed', async () => {
    const seed = { conversations: 3, now: NOW + 86_400 };
    const kit = where === 'memory' ? createLocalKit({ seed, persist: false }) : tab({ seed });
    await kit.login('ann');
    const sent = await kit.sendMessage(text(kit, 'bob', 'x'));
    expect(sent.getSentAt()).toBe(NOW + 86_400);
    const [first] = await all(new kit.ConversationsRequestBuilder().build());
    expect(first?.getLastMessage()?.getId()).toBe(sent.getId());
  });
});
