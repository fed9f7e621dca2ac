import { type Kit, NO_CONVERSATION_CODE } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import { conversationsOf, idOfPeer, limited, rejectionOf, say } from './actions.ts';

/** Listing conversations, and fetching a single one. */
export const conversations: readonly ContractCase[] = [
  always('has no conversation with a user before the first message', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const withUsers = (await conversationsOf(ann)).filter((each) => each.getConversationType() === 'user');
    expect(withUsers.length).toBe(0);
  }),

  always('returns a single conversation equal to the listed one', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'one');
    await say(bob, scene.group, 'two', 'group');
    const rows = await conversationsOf(ann);
    for (const [id, type] of [
      [scene.bob, 'user'],
      [scene.group, 'group'],
    ] as const) {
      const row = rows.find((each) => idOfPeer(each) === id);
      expect(factsOf(await ann.getConversation(id, type))).toEqual(row && factsOf(row));
    }
  }),

  always('uses the same conversation id for both users', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const sent = await say(bob, scene.ann, 'Hello');
    const own = await ann.getConversation(scene.bob, 'user');
    const theirs = await bob.getConversation(scene.ann, 'user');
    expect([own.getConversationId(), theirs.getConversationId()]).toEqual([
      sent.getConversationId(),
      sent.getConversationId(),
    ]);
    expect([idOfPeer(own), idOfPeer(theirs)]).toEqual([scene.bob, scene.ann]);
  }),

  always('rejects a conversation with an unknown user', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const { code } = await rejectionOf(ann.getConversation('nobody-of-this-id', 'user'));
    expect(typeof code).toBe('string');
  }),

  always('has no conversation before its first message, or an empty one', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const answer = await ann.getConversation(scene.bob, 'user').then(
      (conversation) => conversation.getLastMessage() ?? NO_CONVERSATION_CODE,
      ({ code }: Kit.Exception) => code,
    );
    expect(answer).toBe(NO_CONVERSATION_CODE);
  }),

  when(['conversationType'], 'filters by type', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'one');
    await say(bob, scene.group, 'two', 'group');
    for (const [type, id] of [
      ['user', scene.bob],
      ['group', scene.group],
    ] as const) {
      const builder = limited(new ann.ConversationsRequestBuilder());
      builder.setConversationType?.(type);
      expect((await builder.build().fetchNext()).map(idOfPeer)).toEqual([id]);
    }
  }),

  when(['conversationTags'], 'filters by tag', async ({ expect, ...scene }, { conversationTags }) => {
    const [ann, bob, cid] = await scene.everyone();
    await say(bob, scene.ann, 'one');
    await say(cid, scene.ann, 'two');
    await conversationTags.tag(ann, scene.bob, 'user', ['pinned']);
    const builder = limited(new ann.ConversationsRequestBuilder());
    builder.setTags?.(['pinned']);
    expect((await builder.build().fetchNext()).map(idOfPeer)).toEqual([scene.bob]);
  }),

  when(
    ['conversationUserTags', 'profiles'],
    'filters by the tags of users',
    async ({ expect, ...scene }, { profiles }) => {
      const [ann, bob] = await scene.everyone();
      const guest = await profiles.create(ann, { name: 'Guest', tags: ['guest'] });
      await say(bob, scene.ann, 'one');
      await say(ann, guest, 'two');
      const builder = limited(new ann.ConversationsRequestBuilder());
      builder.withUserAndGroupTags?.(true);
      builder.setUserTags?.(['guest']);
      const found = await builder.build().fetchNext();
      expect(found.map(idOfPeer)).toEqual([guest]);
      const tags = found.map((row) => (row.getConversationWith() as Kit.User).getTags()?.map(String));
      expect(tags).toEqual([['guest']]);
    },
  ),

  when(
    ['conversationSearch'],
    'searches by keyword, and lists all without one',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      await say(bob, scene.ann, 'one');
      await say(cid, scene.ann, 'two');
      const name = (await ann.getConversation(scene.bob, 'user')).getConversationWith().getName();
      const builder = limited(new ann.ConversationsRequestBuilder());
      builder.setConversationType?.('user');
      builder.setSearchKeyword?.(name);
      expect((await builder.build().fetchNext()).map(idOfPeer)).toEqual([scene.bob]);
      builder.setSearchKeyword?.('');
      expect((await builder.build().fetchNext()).length).toBe(2);
    },
  ),

  when(['builderReaders'], 'returns the settings of a builder', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const builder = new ann.ConversationsRequestBuilder();
    const unset = [
      builder.getConversationType?.() ?? '',
      builder.getTags?.() ?? [],
      builder.getUserTags?.() ?? [],
      builder.getGroupTags?.() ?? [],
      builder.getSearchKeyword?.() ?? '',
    ].map((value) => value.length);
    expect(unset).toEqual([0, 0, 0, 0, 0]);
    builder.setLimit(7);
    builder.setConversationType?.('group');
    builder.setTags?.(['a']);
    builder.setUserTags?.(['b']);
    builder.setGroupTags?.(['c']);
    builder.setSearchKeyword?.('d');
    expect([
      builder.getLimit?.(),
      builder.getConversationType?.(),
      builder.getTags?.(),
      builder.getUserTags?.(),
      builder.getGroupTags?.(),
      builder.getSearchKeyword?.(),
    ]).toEqual([7, 'group', ['a'], ['b'], ['c'], 'd']);
  }),
];

function factsOf(conversation: Kit.Conversation) {
  return {
    id: conversation.getConversationId(),
    type: conversation.getConversationType(),
    with: idOfPeer(conversation),
    last: conversation.getLastMessage()?.getId(),
    unread: conversation.getUnreadMessageCount(),
  };
}
