import { describe, expect, it } from 'vitest';
import { fetchMessage, MessageSource } from '../../../src/client/boundary/message-source.ts';
import { DEFAULT_PAGE_SIZE, type Kit, type KitSDK, LIMIT_REQUIRED_CODE } from '../../../src/sdk/index.ts';
import { message } from '../../support/fakes.ts';

const peer = { isGroup: false, id: 'ann' };
const page = [message({ id: 1 }), message({ id: 2 })];

/** A builder that records what is set, and when it is built. */
function recording(own: object = {}, fetch: () => unknown = async () => page) {
  const settings: Record<string, unknown> = {};
  const built: Record<string, unknown>[] = [];
  const set =
    (name: string) =>
    (value: unknown): object => {
      settings[name] = value;
      return builder;
    };
  const builder: object = {
    setUID: set('uid'),
    setGUID: set('guid'),
    setLimit: set('limit'),
    setMessageId: set('from'),
    setParentMessageId: set('parent'),
    hideReplies: set('hidesReplies'),
    setUpdatedAfter: set('since'),
    updatesOnly: set('updates'),
    build() {
      built.push({ ...settings });
      return { fetchPrevious: fetch, fetchNext: fetch };
    },
    ...own,
  };
  return { builder: builder as Kit.MessagesRequestBuilder, settings, built };
}

const sourceOf = (builder?: Kit.MessagesRequestBuilder, parentId = '', sdk: object = {}) =>
  new MessageSource(sdk as KitSDK, { peer, parentId, builder });

describe('the requests of a chat', () => {
  it('leave nothing of theirs in the builder of the app', async () => {
    const { builder, settings, built } = recording();
    const source = sourceOf(builder, '5');
    await source.older('7')();
    await source.newer('8')();
    await source.changed(1.5, true)();
    expect(built.map(({ uid, parent, from }) => [uid, parent, from])).toEqual([
      ['ann', 5, 7],
      ['ann', 5, 8],
      ['ann', 5, undefined],
    ]);
    expect(built[2]).toMatchObject({ since: 1, updates: true });
    expect(settings).toEqual({
      uid: 'ann',
      parent: undefined,
      from: undefined,
      since: undefined,
      updates: false,
    });
  });

  it('use the SDK’s builder with the usual limit, and without replies', async () => {
    const { builder, built } = recording();
    const Builder = function build() {
      return builder;
    };
    await sourceOf(undefined, '', { MessagesRequestBuilder: Builder }).older()();
    expect(built).toEqual([{ uid: 'ann', limit: DEFAULT_PAGE_SIZE, hidesReplies: true }]);
  });

  it('have the limit that the SDK demands', async () => {
    const { builder, settings } = recording({}, async () => {
      if (settings.limit === undefined) throw { code: LIMIT_REQUIRED_CODE };
      return page;
    });
    await expect(sourceOf(builder).older()()).resolves.toBe(page);
    expect(settings.limit).toBe(DEFAULT_PAGE_SIZE);
  });

  it.each([
    ['null', async () => null],
    ['one message', () => message()],
    ['nothing', () => undefined],
  ])('give lists, and %s is none', async (_, fetch) => {
    const source = sourceOf(recording({}, fetch).builder);
    await expect(source.older()()).rejects.toMatchObject({ code: 'ERR_BAD_OBJECT' });
    await expect(source.newer('1')()).rejects.toMatchObject({ code: 'ERR_BAD_OBJECT' });
  });

  it('pass on what the SDK throws, and can be tried again', async () => {
    let calls = 0;
    const next = sourceOf(
      recording({}, () => {
        if (calls++ === 0) throw 'no';
        return page;
      }).builder,
    ).older();
    await expect(next()).rejects.toBe('no');
    await expect(next()).resolves.toBe(page);
  });

  it('refuse messages that are all of another chat, and keep those that may be of this one', async () => {
    const elsewhere = [message({ from: 'bob', to: 'me' })];
    await expect(sourceOf(recording({}, () => elsewhere).builder).older()()).rejects.toMatchObject({
      code: 'ERR_BAD_OBJECT',
    });
    const unclear = [...elsewhere, {} as Kit.Message];
    await expect(sourceOf(recording({}, () => unclear).builder).older()()).resolves.toBe(unclear);
  });

  it('of a thread need an SDK with threads', async () => {
    const { builder } = recording({ setParentMessageId: undefined });
    await expect(sourceOf(builder, '5').older()()).rejects.toMatchObject({ code: 'ERR_BAD_OBJECT' });
  });

  it('come from a builder', () => {
    expect(() => sourceOf({ fetchPrevious() {} } as never).hasNewer).toThrow(
      expect.objectContaining({ code: 'ERR_BUILDER_EXPECTED' }),
    );
  });
});

it.each([
  ['the message', async () => page[0], page[0]],
  ['the message at once', () => page[0], page[0]],
  ['another one', async () => page[1], null],
  ['null', async () => null, null],
  ['a text', async () => 'deleted', null],
])('a message is fetched by its id: from %s', async (_, getMessageDetails, expected) => {
  await expect(fetchMessage({ getMessageDetails } as never, '1')).resolves.toBe(expected);
  await expect(fetchMessage({} as never, '1')).resolves.toBeNull();
});
