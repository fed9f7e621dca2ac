import { createLocalData, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, describe, expect, it } from 'vitest';
import { all, signIn, text, town } from './town.ts';

let ann: LocalKit;
const ids = async (builder: InstanceType<LocalKit['ConversationsRequestBuilder']>) =>
  (await all(builder.build())).map((one) => one.getConversationId());

beforeEach(async () => {
  const data = await town('ann', 'bob', 'cid', 'dan');
  const setup = await signIn(data, 'ann');
  const eve = new setup.User('eve', 'Ève Müller');
  eve.setTags(['vip', 'work']);
  await setup.createUser(eve);
  const crew = new setup.Group('crew', 'The Crew', 'public');
  crew.setTags(['sports']);
  await setup.createGroup(crew);
  await setup.createGroup(new setup.Group('plain', 'Plain', 'private'));
  for (const uid of ['bob', 'cid', 'eve']) await setup.sendMessage(text(setup, uid, 'hello'));
  await setup.sendMessage(text(setup, 'crew', 'hello all', 'group'));
  await setup.tagConversation('bob', 'user', ['pinned', 'late']);
  ann = setup;
});

const BOB = 'ann_user_bob';
const CID = 'ann_user_cid';
const EVE = 'ann_user_eve';

describe('the requests of conversations', () => {
  it('list the newest activity first', async () => {
    expect(await ids(new ann.ConversationsRequestBuilder())).toEqual([
      'group_crew',
      EVE,
      CID,
      BOB,
      'group_plain',
    ]);
    controlOf(ann).sendAs('bob', text(ann, 'ann', 'up'));
    expect((await ids(new ann.ConversationsRequestBuilder()))[0]).toBe(BOB);
  });

  it('[conv.filter.user] return conversations with users only', async () => {
    const builder = new ann.ConversationsRequestBuilder().setConversationType('user');
    expect(builder.getConversationType()).toBe('user');
    expect(await ids(builder)).toEqual([EVE, CID, BOB]);
  });

  it('[conv.filter.group] return conversations with groups only', async () => {
    expect(await ids(new ann.ConversationsRequestBuilder().setConversationType('group'))).toEqual([
      'group_crew',
      'group_plain',
    ]);
  });

  it('[conv.filter.limit] return pages of the set size, 30 by default', async () => {
    const builder = new ann.ConversationsRequestBuilder();
    expect(builder.getLimit()).toBe(30);
    const request = builder.setLimit(2).build();
    const sizes = [];
    for (let i = 0; i < 5; i++) sizes.push((await request.fetchNext()).length);
    expect(sizes).toEqual([2, 2, 1, 0, 0]);
    const seeded = await signIn(createLocalData({ conversations: 40 }), 'ann');
    expect(await new seeded.ConversationsRequestBuilder().build().fetchNext()).toHaveLength(30);
  });

  it('[conv.filter.tags] return conversations with one of the tags', async () => {
    const builder = new ann.ConversationsRequestBuilder().setTags(['pinned', 'other']);
    expect(builder.getTags()).toEqual(['pinned', 'other']);
    const [only, ...rest] = await all(builder.build());
    expect(only?.getConversationId()).toBe(BOB);
    expect(only?.getTags()).toEqual(['pinned', 'late']);
    expect(rest).toEqual([]);
    await ann.tagConversation('bob', 'user', []);
    expect(await ids(builder)).toEqual([]);
  });

  it('[conv.filter.user-tags] return conversations with users that have one of the tags', async () => {
    const builder = new ann.ConversationsRequestBuilder().withUserAndGroupTags(true).setUserTags(['vip']);
    expect(builder.getUserTags()).toEqual(['vip']);
    const rows = await all(builder.build());
    expect(rows.map((one) => one.getConversationId())).toEqual([EVE]);
    expect(rows[0]?.getConversationWith().getTags()).toEqual(['vip', 'work']);
  });

  it('[conv.filter.group-tags] return conversations with groups that have one of the tags', async () => {
    const builder = new ann.ConversationsRequestBuilder().withUserAndGroupTags(true).setGroupTags(['sports']);
    expect(builder.getGroupTags()).toEqual(['sports']);
    const rows = await all(builder.build());
    expect(rows.map((one) => one.getConversationId())).toEqual(['group_crew']);
    expect(rows[0]?.getConversationWith().getTags()).toEqual(['sports']);
    expect(await ids(builder.setUserTags(['vip']))).toEqual(['group_crew', EVE]);
  });

  it('leave the tags of users and groups out unless asked for', async () => {
    for (const one of await all(new ann.ConversationsRequestBuilder().build())) {
      expect(one.getConversationWith().getTags()).toEqual(undefined);
    }
  });

  it('find a name whatever its case and accents', async () => {
    const builder = new ann.ConversationsRequestBuilder().setSearchKeyword(' MULLER ');
    expect(builder.getSearchKeyword()).toBe(' MULLER ');
    expect(await ids(builder)).toEqual([EVE]);
    expect(await ids(builder.setSearchKeyword('crew'))).toEqual(['group_crew']);
    expect(await ids(builder.setSearchKeyword(''))).toHaveLength(5);
  });

  it('go on where they were while messages arrive, without giving a row twice', async () => {
    const request = new ann.ConversationsRequestBuilder().setLimit(2).build();
    const first = await request.fetchNext();
    controlOf(ann).sendAs('eve', text(ann, 'ann', 'again'));
    controlOf(ann).sendAs('dan', text(ann, 'ann', 'first word'));
    const rest = [...(await request.fetchNext()), ...(await request.fetchNext())];
    expect([...first, ...rest].map((one) => one.getConversationId())).toEqual([
      'group_crew',
      EVE,
      CID,
      BOB,
      'group_plain',
    ]);
  });

  it('keep their settings at the time of building', async () => {
    const builder = new ann.ConversationsRequestBuilder().setConversationType('group');
    const request = builder.build();
    builder.setConversationType('user').setLimit(1);
    expect(await request.fetchNext()).toHaveLength(2);
  });

  it('answer nothing while another call is under way, and the page after a failure', async () => {
    const request = new ann.ConversationsRequestBuilder().setLimit(3).build();
    const [first, second] = await Promise.all([request.fetchNext(), request.fetchNext()]);
    expect([first?.length, second?.length]).toEqual([3, 0]);
    controlOf(ann).failNext('ConversationsRequest.fetchNext');
    await expect(request.fetchNext()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    expect(await request.fetchNext()).toHaveLength(2);
    expect(controlOf(ann).calls['ConversationsRequest.fetchNext']).toBe(4);
  });

  it.each([0, -1, 1.5, 100_001, Number.NaN])('[limit.page-size] refuse a limit of %d', async (limit) => {
    const request = new ann.ConversationsRequestBuilder().setLimit(limit).build();
    await expect(request.fetchNext()).rejects.toMatchObject({
      code: 'ERR_LIMIT_OUT_OF_RANGE',
      message: expect.stringContaining('setLimit'),
    });
  });

  it('refuse to go on for someone else', async () => {
    const request = new ann.ConversationsRequestBuilder().setLimit(1).build();
    await request.fetchNext();
    await ann.logout();
    await expect(request.fetchNext()).rejects.toMatchObject({ code: 'ERR_NOT_LOGGED_IN' });
    await ann.login('bob');
    await expect(request.fetchNext()).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
  });
});
