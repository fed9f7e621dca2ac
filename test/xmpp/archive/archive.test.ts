import '../../support/databases.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Archive } from '../../../src/xmpp/archive/archive.ts';
import type { ArchiveChange } from '../../../src/xmpp/archive/change.ts';
import { refKey } from '../../../src/xmpp/archive/records.ts';
import { Random } from '../../support/random.ts';
import { ANN, BOB } from '../inbox-of.ts';

const START = 1_790_000_000_000_000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

function open(persist: boolean): Promise<Archive> {
  return Archive.open(ANN, {
    name: 'test',
    persist,
    mention: '<@uid:ann>',
    drop: () => undefined,
    onError(error) {
      throw error;
    },
  });
}

const later = (from: string, at: number, id: string, author: string) => ({
  chat: BOB,
  kind: 'user' as const,
  from,
  at: START + at,
  targets: [refKey(BOB, author, id)],
});

function message(from: string, at: number, text = `text ${at}`): ArchiveChange {
  return {
    what: 'message',
    chat: BOB,
    kind: 'user',
    from,
    key: `${from}/${at}`,
    refs: [refKey(BOB, from, String(at))],
    at: START + at,
    archivedAt: START + at,
    archiveId: String(START + at),
    muid: String(at),
    text,
  };
}

/** A conversation with everything that can happen in one. */
function history(random: Random, length: number): ArchiveChange[] {
  const changes: ArchiveChange[] = [];
  for (let at = 1; at <= length; at++) {
    const from = random.pick([ANN, BOB]);
    const target = String(1 + random.below(at));
    const author = random.pick([ANN, BOB]);
    const change = later(from, at, target, author);
    const own = { ...change, targets: [refKey(BOB, from, target)] };
    const emojis = random.pick([['👍'], ['👍', '🎉'], []]);
    changes.push(
      random.pick<() => ArchiveChange>([
        () => message(from, at),
        () => message(from, at),
        () => message(from, at, '<@uid:ann>'),
        () => ({ ...own, what: 'correction', text: `edit ${at}` }),
        () => ({ ...own, what: 'retraction' }),
        () => ({ ...change, what: 'reactions', emojis }),
        () => ({ ...change, what: 'displayed' }),
        () => ({ ...change, what: 'received' }),
      ])(),
    );
  }
  return changes;
}

/** Everything that a user can see of an archive. */
async function shownBy(archive: Archive) {
  const { chats } = archive;
  const messages = await archive.page({ chat: BOB, limit: 1000 });
  return {
    messages: messages.map(({ key, text, editedAt, deletedAt, reactions = {}, readAt, deliveredAt }) => ({
      ...{ key, text, editedAt, deletedAt, isRead: Boolean(readAt), isDelivered: Boolean(deliveredAt) },
      reactions: Object.entries(reactions)
        .map(([from, { emojis }]) => `${from} ${emojis}`)
        .sort(),
    })),
    unread: chats.get(BOB)?.unread,
    unreadMentions: chats.get(BOB)?.unreadMentions,
    last: chats.get(BOB)?.lastKey,
  };
}

describe.each([
  ['in memory', false],
  ['in a database', true],
])('an archive %s', (_, persist) => {
  it('[sdk.xmpp.order] shows the same, whatever the order and number of times in which changes arrive', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = new Random(seed);
      const changes = history(random, 60);
      vi.stubGlobal('indexedDB', new IDBFactory());
      const inOrder = await open(persist);
      await inOrder.apply(changes);
      const expected = await shownBy(inOrder);
      inOrder.close();
      vi.stubGlobal('indexedDB', new IDBFactory());
      const shuffled = await open(persist);
      const mixed = [...changes, ...changes.slice(0, 20)]
        .map((change) => ({ change, rank: random.next() }))
        .sort((a, b) => a.rank - b.rank);
      for (let at = 0; at < mixed.length; at += 7) {
        await shuffled.apply(mixed.slice(at, at + 7).map(({ change }) => change));
      }
      expect(await shownBy(shuffled)).toEqual(expected);
      shuffled.close();
    }
  });

  it('pages in both directions, without what is not wanted', async () => {
    const archive = await open(persist);
    await archive.apply(Array.from({ length: 250 }, (_, at) => message(at % 2 ? ANN : BOB, at)));
    const keys = async (page: Omit<Parameters<Archive['page']>[0], 'chat'>) =>
      (await archive.page({ chat: BOB, ...page })).map(({ at }) => at - START);
    expect(await keys({ limit: 3 })).toEqual([247, 248, 249]);
    expect(await keys({ limit: 3, before: `${ANN}/247` })).toEqual([244, 245, 246]);
    expect(await keys({ limit: 3, after: `${ANN}/1` })).toEqual([2, 3, 4]);
    expect(await keys({ limit: 3, after: `${ANN}/249` })).toEqual([]);
    expect(await keys({ limit: 3, isWanted: ({ at }) => at < START + 40 })).toEqual([37, 38, 39]);
    expect(await keys({ limit: 3, before: 'unknown' })).toEqual([]);
    archive.close();
  });

  it('hides a deleted conversation until there is a new message', async () => {
    const archive = await open(persist);
    await archive.apply([message(BOB, 1), message(BOB, 2)]);
    await archive.clear(BOB, 'user');
    expect([archive.chats.get(BOB)?.lastKey, archive.chats.get(BOB)?.unread]).toEqual([undefined, 0]);
    // The server still has the old ones.
    await archive.apply([message(BOB, 2), message(BOB, 3)]);
    expect((await shownBy(archive)).messages.map(({ key }) => key)).toEqual([`${BOB}/3`]);
    expect(archive.chats.get(BOB)?.unread).toBe(1);
    archive.close();
  });
});

it('has everything again after a restart', async () => {
  const archive = await open(true);
  await archive.apply(history(new Random(3), 40));
  const before = await shownBy(archive);
  archive.close();
  const again = await open(true);
  expect(await shownBy(again)).toEqual(before);
  again.close();
});
