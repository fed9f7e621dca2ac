import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import { idOf, limited, say } from './actions.ts';

/** Paging to newer messages, and fetching what changed. */
export const messagePages: readonly ContractCase[] = [
  when(
    ['newerPages'],
    'returns the messages after one, oldest page first, each once',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const sent: Kit.Message[] = [];
      for (const words of ['one', 'two', 'three', 'four']) sent.push(await say(bob, scene.ann, words));
      const builder = messagesWith(ann, scene.bob, 2);
      builder.setMessageId(idOf(sent[0]));
      const request = builder.build();
      const page = async () => textsIn((await request.fetchNext?.()) ?? []);
      expect([await page(), await page(), await page()]).toEqual([['two', 'three'], ['four'], []]);
    },
  ),

  when(['newerPages'], 'pages both ways from one message', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const sent: Kit.Message[] = [];
    for (const words of ['one', 'two', 'three']) sent.push(await say(bob, scene.ann, words));
    const builder = messagesWith(ann, scene.bob);
    builder.setMessageId(idOf(sent[1]));
    const request = builder.build();
    expect(textsIn(await request.fetchPrevious())).toEqual(['one']);
    expect(textsIn((await request.fetchNext?.()) ?? [])).toEqual(['three']);
  }),

  when(
    ['messageSearch'],
    'finds messages in all chats, newest page first, each once',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      await say(bob, scene.ann, 'tea one');
      await say(cid, scene.ann, 'coffee');
      await say(ann, scene.bob, 'tea two');
      await say(cid, scene.ann, 'tea three');
      await say(bob, scene.cid, 'tea of others');
      const request = searching(ann, 'tea', 2).build();
      const page = async () => textsIn(await request.fetchPrevious());
      expect([(await page()).sort(), await page(), await page()]).toEqual([
        ['tea three', 'tea two'],
        ['tea one'],
        [],
      ]);
      const inChat = searching(ann, 'tea');
      inChat.setUID(scene.bob);
      expect(textsIn(await inChat.build().fetchPrevious())).toEqual(['tea one', 'tea two']);
    },
  ),

  when(
    ['messageSearch'],
    'finds words as people type them: case, accents, ß, widths and spaces',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const texts = ['Café in the Hauptstraße', 'ＡＢＣ  １２３', 'Ann\u00a0Bell 100% a_b'];
      for (const text of texts) await say(bob, scene.ann, text);
      const found = async (keyword: string) => textsIn(await searching(ann, keyword).build().fetchPrevious());
      for (const keyword of ['cafe', 'CAFÉ', 'hauptstrasse', 'HAUPTSTRASSE', 'Straße', ' in  the '])
        expect([keyword, ...(await found(keyword))]).toEqual([keyword, texts[0]]);
      for (const keyword of ['abc 123', 'ａｂｃ']) expect(await found(keyword)).toEqual([texts[1]]);
      for (const keyword of ['ann bell', '100%', 'a_b']) expect(await found(keyword)).toEqual([texts[2]]);
      expect([await found('a%b'), await found('nothing')]).toEqual([[], []]);
    },
  ),

  when(
    ['messageSearch', 'revisions'],
    'finds what a message says now, and no deleted one',
    async ({ expect, ...scene }, { revisions }) => {
      const [ann, bob] = await scene.everyone();
      const edited = await say(bob, scene.ann, 'apples');
      const removed = await say(bob, scene.ann, 'cherries');
      await revisions.edit(bob, edited, 'pears');
      await revisions.remove(bob, removed);
      const found = async (keyword: string) => textsIn(await searching(ann, keyword).build().fetchPrevious());
      expect([await found('pears'), await found('apples'), await found('cherries')]).toEqual([
        ['pears'],
        [],
        [],
      ]);
    },
  ),

  when(
    ['messageSearch', 'threads', 'threadPages'],
    'finds replies in threads unless they are hidden',
    async ({ expect, ...scene }, { threads }) => {
      const [ann, bob] = await scene.everyone();
      const parent = await say(bob, scene.ann, 'plans');
      const reply = await threads.reply(bob, parent, 'tea in a thread');
      const found = async (isHidden: boolean) =>
        (await searching(ann, 'tea').hideReplies?.(isHidden).build().fetchPrevious())?.map((each) => [
          idOf(each),
          String(each.getParentMessageId()),
        ]);
      expect(await found(true)).toEqual([]);
      expect((await found(false))?.map(String)).toEqual([String([idOf(reply), String(idOf(parent))])]);
    },
  ),

  when(['updates'], 'returns what was sent since a time', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const sent = await say(bob, scene.ann, 'Hello');
    const since = async (seconds: number) => {
      const builder = messagesWith(ann, scene.bob);
      builder.setUpdatedAfter?.(seconds);
      return textsIn(await builder.build().fetchPrevious());
    };
    expect(await since(sent.getSentAt() - 10)).toEqual(['Hello']);
    expect(await since(sent.getSentAt() + 3600)).toEqual([]);
  }),

  when(['lastRead'], 'names the newest message that was read', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const first = await say(bob, scene.ann, 'one');
    const lastRead = async () => {
      const row = await ann.getConversation(scene.bob, 'user');
      return String(row.getLastReadMessageId?.() || 'none');
    };
    expect(await lastRead()).toBe('none');
    await ann.markAsRead(first);
    await say(bob, scene.ann, 'two');
    expect(await lastRead()).toBe(String(first.getId()));
  }),

  when(
    ['sharedMessages', 'attachments'],
    'returns only messages of some types, or only those with a link',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const { MediaMessage, sendMediaMessage } = bob as Required<KitChatSDK>;
      const file = (name: string, type: string) =>
        sendMediaMessage.call(bob, new MediaMessage(scene.ann, new File(['x'], name), type, 'user'));
      const picture = await file('a.png', 'image');
      await say(bob, scene.ann, 'Hello');
      const link = await say(bob, scene.ann, 'See https://example.org/a');
      const plan = await file('plan.pdf', 'file');
      const of = async (set: (builder: Kit.MessagesRequestBuilder) => unknown) => {
        const builder = messagesWith(ann, scene.bob);
        set(builder.setCategories?.(['message']) ?? builder);
        return (await builder.build().fetchPrevious()).map((each) => String(each.getId()));
      };
      expect(await of((builder) => builder.setTypes?.(['image', 'video']))).toEqual(
        [idOf(picture)].map(String),
      );
      expect(await of((builder) => builder.setTypes?.(['file']))).toEqual([idOf(plan)].map(String));
      expect(await of((builder) => builder.hasLinks?.(true))).toEqual([idOf(link)].map(String));
    },
  ),
];

/** Creates a builder of the messages with a user. */
export function messagesWith(kit: KitChatSDK, uid: string, limit?: number): Kit.MessagesRequestBuilder {
  const builder = limited(new kit.MessagesRequestBuilder(), limit);
  builder.setUID(uid);
  return builder;
}

/** Creates a builder of the messages in all chats that contain a text. */
function searching(kit: KitChatSDK, keyword: string, limit?: number): Kit.MessagesRequestBuilder {
  const builder = limited(new kit.MessagesRequestBuilder(), limit);
  builder.hideReplies?.(true);
  builder.setSearchKeyword?.(keyword);
  return builder;
}

/** Returns the texts of messages. */
export function textsIn(messages: readonly Kit.Message[]): string[] {
  return messages.map((message) => (message as Kit.TextMessage).getText());
}
