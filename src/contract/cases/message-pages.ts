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
];

/** Creates a builder of the messages with a user. */
export function messagesWith(kit: KitChatSDK, uid: string, limit?: number): Kit.MessagesRequestBuilder {
  const builder = limited(new kit.MessagesRequestBuilder(), limit);
  builder.setUID(uid);
  return builder;
}

/** Returns the texts of messages. */
export function textsIn(messages: readonly Kit.Message[]): string[] {
  return messages.map((message) => (message as Kit.TextMessage).getText());
}
