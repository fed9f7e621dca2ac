import { LIMIT_REQUIRED_CODE } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import type { Scene } from '../scene.ts';
import { idOfPeer, limited, listenToTexts, pagesOf, say, uidsOf } from './actions.ts';

/** Paging through requests. */
export const paging: readonly ContractCase[] = [
  always(
    'pages through the conversations, newest activity first, each once, then stays empty',
    async ({ expect, ...scene }) => {
      const { ann } = await threeConversations(scene);
      const request = limited(new ann.ConversationsRequestBuilder(), 2).build();
      const pages = [];
      for (let page = 0; page < 4; page++) pages.push((await request.fetchNext()).map(idOfPeer));
      expect(pages).toEqual([[scene.cid, scene.group], [scene.bob], [], []]);
    },
  ),

  always('ends with an empty page when the last one was full', async ({ expect, ...scene }) => {
    const { ann } = await threeConversations(scene);
    const pages = await pagesOf(limited(new ann.ConversationsRequestBuilder(), 1).build());
    expect(pages.map((page) => page.map(idOfPeer))).toEqual([[scene.cid], [scene.group], [scene.bob]]);
    const whole = await pagesOf(limited(new ann.ConversationsRequestBuilder(), 3).build());
    expect(whole.map((page) => page.length)).toEqual([3]);
  }),

  always('pages through the users, each once, without the signed-in user', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    const pages = await pagesOf(limited(new ann.UsersRequestBuilder(), 1).build());
    expect(pages.map((page) => page.length)).toEqual([1, 1]);
    expect(uidsOf(pages.flat())).toEqual([scene.bob, scene.cid].sort());
  }),

  when(['profiles'], 'pages through many users, each once', async ({ expect, ...scene }, has) => {
    const ann = await scene.signIn(scene.ann);
    const uids = [scene.bob, scene.cid];
    for (let index = 0; index < 11; index++) {
      uids.push(await has.profiles.create(ann, { name: `Person ${index % 3}` }));
    }
    const pages = await pagesOf(limited(new ann.UsersRequestBuilder(), 5).build());
    expect(pages.map((page) => page.length)).toEqual([5, 5, 3]);
    expect(uidsOf(pages.flat())).toEqual(uids.sort());
  }),

  always('starts over with each request that a builder builds', async ({ expect, ...scene }) => {
    const { ann } = await threeConversations(scene);
    const builder = limited(new ann.ConversationsRequestBuilder(), 2);
    const first = builder.build();
    await first.fetchNext();
    const again = await builder.build().fetchNext();
    expect(again.map(idOfPeer)).toEqual([scene.cid, scene.group]);
    builder.setLimit(1);
    expect((await builder.build().fetchNext()).map(idOfPeer)).toEqual([scene.cid]);
  }),

  always('returns a page without a limit, or rejects and then accepts one', async ({ expect, ...scene }) => {
    const { ann } = await threeConversations(scene);
    const builder = new ann.ConversationsRequestBuilder();
    const first = await builder
      .build()
      .fetchNext()
      .catch((error: { code?: unknown }) => error.code);
    if (Array.isArray(first)) {
      expect(first.map(idOfPeer)).toEqual([scene.cid, scene.group, scene.bob]);
    } else {
      expect(first).toBe(LIMIT_REQUIRED_CODE);
    }
    builder.setLimit(30);
    expect((await builder.build().fetchNext()).length).toBe(3);
  }),

  always(
    'neither repeats nor loses rows when two pages are requested at once',
    async ({ expect, ...scene }) => {
      const { ann } = await threeConversations(scene);
      const request = limited(new ann.ConversationsRequestBuilder(), 2).build();
      const atOnce = await Promise.all([request.fetchNext(), request.fetchNext()]);
      const rest = await pagesOf(request);
      const peers = [...atOnce, ...rest].flat().map(idOfPeer);
      expect([...peers].sort()).toEqual([scene.bob, scene.cid, scene.group].sort());
    },
  ),

  always(
    'loses no rows that move while paging: pages and events together have them all',
    async ({ expect, until, ...scene }) => {
      const { ann, bob } = await threeConversations(scene);
      const heard = listenToTexts(ann);
      const request = limited(new ann.ConversationsRequestBuilder(), 1).build();
      const first = await request.fetchNext();
      await say(bob, scene.ann, 'moves to the top');
      const rest = await pagesOf(request);
      await until('the message', () => heard.includes('moves to the top'));
      const peers = new Set([...first, ...rest.flat()].map(idOfPeer)).add(scene.bob);
      expect([...peers].sort()).toEqual([scene.bob, scene.cid, scene.group].sort());
      expect(heard.filter((text) => text === 'moves to the top').length).toBe(1);
    },
  ),
];

/** Returns Ann's conversations, newest first: with Cid, in the group, with Bob. */
async function threeConversations(scene: Pick<Scene, 'ann' | 'group' | 'everyone'>) {
  const [ann, bob, cid] = await scene.everyone();
  await say(bob, scene.ann, 'one');
  await say(ann, scene.group, 'two', 'group');
  await say(cid, scene.ann, 'three');
  return { ann, bob, cid };
}
