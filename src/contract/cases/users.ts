import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import { limited, uidsOf } from './actions.ts';

/** Listing users. */
export const users: readonly ContractCase[] = [
  always(
    'searches by keyword: matches, all without a keyword, none for an unknown one',
    async ({ expect, ...scene }) => {
      const ann = await scene.signIn(scene.ann);
      const builder = limited(new ann.UsersRequestBuilder());
      const found = async (keyword: string) => {
        builder.setSearchKeyword(keyword);
        return uidsOf(await builder.build().fetchNext());
      };
      expect(await found(scene.bob)).toEqual([scene.bob]);
      expect(await found('nobody is called this')).toEqual([]);
      expect(await found('')).toEqual([scene.bob, scene.cid].sort());
    },
  ),

  when(['userStatus'], 'filters by presence', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    await scene.signIn(scene.cid);
    expect(await filtered(ann, (builder) => builder.setStatus?.('online'))).toEqual([scene.cid]);
  }),

  when(['userIds'], 'filters by uid', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const uids = [scene.cid, 'nobody-of-this-id'];
    expect(await filtered(ann, (builder) => builder.setUIDs?.(uids))).toEqual([scene.cid]);
  }),

  when(['userRoles', 'profiles'], 'filters by role', async ({ expect, ...scene }, { profiles }) => {
    const ann = await scene.signIn(scene.ann);
    const uid = await profiles.create(ann, { name: 'Dee', role: 'agent' });
    expect(await filtered(ann, (builder) => builder.setRoles?.(['agent']))).toEqual([uid]);
  }),

  when(['userTags', 'profiles'], 'filters by tag', async ({ expect, ...scene }, { profiles }) => {
    const ann = await scene.signIn(scene.ann);
    const uid = await profiles.create(ann, { name: 'Dee', tags: ['vip', 'new'] });
    expect(await filtered(ann, (builder) => builder.setTags?.(['vip']))).toEqual([uid]);
  }),

  when(['friends'], 'filters by friendship', async ({ expect, ...scene }, { friends }) => {
    const ann = await scene.signIn(scene.ann);
    await friends.befriend(ann, [scene.cid]);
    expect(await filtered(ann, (builder) => builder.friendsOnly?.(true))).toEqual([scene.cid]);
  }),

  when(['hideBlocked', 'blocks'], 'leaves out blocked users', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    await ann.blockUsers?.([scene.bob]);
    expect(await filtered(ann, (builder) => builder.hideBlockedUsers?.(true))).toEqual([scene.cid]);
    await ann.unblockUsers?.([scene.bob]);
    expect(await filtered(ann, (builder) => builder.hideBlockedUsers?.(true))).toEqual(
      [scene.bob, scene.cid].sort(),
    );
  }),

  when(['builderReaders'], 'returns the settings of a builder', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const builder = new ann.UsersRequestBuilder();
    expect(builder.getSearchKeyword?.() || '').toBe('');
    builder.setLimit(7);
    builder.setSearchKeyword('dee');
    expect([builder.getLimit?.(), builder.getSearchKeyword?.()]).toEqual([7, 'dee']);
  }),
];

/** Returns the uids that a filter keeps. */
async function filtered(
  kit: KitChatSDK,
  filter: (builder: Kit.UsersRequestBuilder) => unknown,
): Promise<string[]> {
  const builder = limited(new kit.UsersRequestBuilder());
  filter(builder);
  return uidsOf(await builder.build().fetchNext());
}
