import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import { isNow, listenToMedia, listenToMessages, listenToTexts, rejectionOf, say } from './actions.ts';

/** Sending messages: the receivers, and the callback for each kind. */
export const messages: readonly ContractCase[] = [
  always(
    '[type.Conversation] delivers a message once, with the same fields as in the conversation',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMessages(ann);
      const sent = await say(bob, scene.ann, 'Hello');
      await until('the message', () => received.length > 0);
      const message = received[0] as Kit.TextMessage;
      expect(received.length).toBe(1);
      expect(message.getText()).toBe('Hello');
      expect(message.getId()).toBe(sent.getId());
      expect(message.getSender().getUid()).toBe(scene.bob);
      expect([message.getReceiverId(), message.getReceiverType()]).toEqual([scene.ann, 'user']);
      expect([message.getCategory(), message.getType()]).toEqual(['message', 'text']);
      const row = await ann.getConversation(scene.bob, 'user');
      expect(row.getConversationId()).toBe(message.getConversationId());
      expect(row.getLastMessage()?.getId()).toBe(message.getId());
      expect(row.getConversationWith().getName()).toBe(message.getSender().getName());
      expect([row.getConversationType(), row.getUnreadMessageCount()]).toEqual(['user', 1]);
    },
  ),

  always('resolves to the sent message', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    const sent = await say(ann, scene.bob, 'Hello');
    expect((sent as Kit.TextMessage).getText()).toBe('Hello');
    expect(sent.getSender().getUid()).toBe(scene.ann);
    expect([Boolean(sent.getId()), isNow(sent.getSentAt())]).toEqual([true, true]);
    const row = await ann.getConversation(scene.bob, 'user');
    expect([row.getLastMessage()?.getId(), row.getUnreadMessageCount()]).toEqual([sent.getId(), 0]);
  }),

  always('delivers messages in the order they were sent', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    const sent: Kit.Message[] = [];
    const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
    for (const text of texts) sent.push(await say(bob, scene.ann, text));
    await until('all of them', () => heard.length >= texts.length);
    expect(heard).toEqual(texts);
    expect(new Set(sent.map((each) => String(each.getId()))).size).toBe(texts.length);
    const times = sent.map((each) => each.getSentAt());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }),

  always('delivers a group message to all other members', async ({ expect, until, ...scene }) => {
    const [ann, bob, cid] = await scene.everyone();
    const heard = [listenToTexts(ann), listenToTexts(cid)];
    await say(bob, scene.group, 'Hello, all', 'group');
    await until('both', () => heard.every((texts) => texts.length > 0));
    expect(heard).toEqual([['Hello, all'], ['Hello, all']]);
    const row = await cid.getConversation(scene.group, 'group');
    const last = row.getLastMessage();
    expect([last?.getReceiverType(), last?.getReceiverId()]).toEqual(['group', scene.group]);
    expect([last?.getConversationId(), row.getUnreadMessageCount()]).toEqual([row.getConversationId(), 1]);
  }),

  when(
    ['media'],
    'delivers a file through its own callback',
    async ({ expect, until, ...scene }, { media }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToKinds(ann);
      const sent = await media.send(bob, scene.ann, 'user');
      await say(bob, scene.ann, 'after it');
      await until('both', () => heard.length >= 2);
      expect(heard).toEqual([`media ${sent.getId()}`, 'text']);
      expect(sent.getCategory()).toBe('message');
      expect(['image', 'video', 'audio', 'file'].includes(sent.getType())).toBe(true);
    },
  ),

  when(
    ['attachments'],
    'describes the file of a message: name, type, size and URL',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMedia(ann);
      if (!bob.MediaMessage) throw new Error('The SDK has no MediaMessage.');
      const file = new File(['12345'], 'plan.txt', { type: 'text/plain' });
      await bob.sendMediaMessage?.(new bob.MediaMessage(scene.ann, file, 'file', 'user'));
      await until('the message', () => received.length > 0);
      const attachment = received[0]?.getAttachment?.();
      const facts = [attachment?.getName(), attachment?.getMimeType?.(), attachment?.getSize?.()];
      expect(facts).toEqual(['plan.txt', 'text/plain', 5]);
      expect(Boolean(attachment?.getUrl?.())).toBe(true);
    },
  ),

  when(
    ['albums', 'attachments'],
    'delivers several files in one message, in their order, with their caption',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMedia(ann);
      if (!bob.MediaMessage) throw new Error('The SDK has no MediaMessage.');
      const files = ['a.png', 'b.mp4', 'c.png'].map(
        (name, at) =>
          new File(['1'.repeat(at + 1)], name, { type: name === 'b.mp4' ? 'video/mp4' : 'image/png' }),
      );
      // Pass an array instead of one file.
      const message = new bob.MediaMessage(scene.ann, files as unknown as File, 'image', 'user');
      expect(typeof message.setAttachments).toBe('function');
      message.setCaption?.('At the sea');
      const sent = (await bob.sendMediaMessage?.(message)) as Kit.MediaMessage;
      await until('the message', () => received.length > 0);
      const row = await ann.getConversation(scene.bob, 'user');
      for (const each of [sent, received[0], row.getLastMessage() as Kit.MediaMessage]) {
        const attachments = each?.getAttachments?.() ?? [];
        expect(attachments.map((file) => file.getName())).toEqual(['a.png', 'b.mp4', 'c.png']);
        expect(attachments.map((file) => file.getSize?.())).toEqual([1, 2, 3]);
        expect(new Set(attachments.map((file) => file.getUrl?.())).size).toBe(3);
        expect(each?.getCaption?.()).toBe('At the sea');
      }
      expect([received.length, row.getUnreadMessageCount()]).toEqual([1, 1]);
    },
  ),

  when(
    ['captions', 'albums', 'attachments'],
    'changes and removes the caption of files, which stay',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const edited: Kit.MediaMessage[] = [];
      const onMessageEdited = (message: Kit.Message) => void edited.push(message as Kit.MediaMessage);
      ann.addMessageListener('contract', new ann.MessageListener({ onMessageEdited }));
      if (!bob.MediaMessage) throw new Error('The SDK has no MediaMessage.');
      const file = new File(['1'], 'a.png', { type: 'image/png' });
      const message = new bob.MediaMessage(scene.ann, file, 'image', 'user');
      message.setCaption?.('At the see');
      const sent = await bob.sendMediaMessage?.(message);
      for (const caption of ['At the sea', '']) {
        const answer = (await bob.editCaption?.(sent?.getId() ?? 0, caption)) as Kit.MediaMessage;
        await until('the edit', () => (edited.at(-1)?.getCaption?.() ?? '') === caption && edited.length > 0);
        for (const each of [answer, edited.at(-1)]) {
          expect([each?.getId(), each?.getCaption?.() ?? '']).toEqual([sent?.getId(), caption]);
          expect(each?.getAttachments?.()?.map((one) => one.getName())).toEqual(['a.png']);
          expect((each?.getEditedAt?.() ?? 0) > 0).toBe(true);
        }
      }
      expect(
        typeof (await rejectionOf((async () => ann.editCaption?.(sent?.getId() ?? 0, 'Mine'))())).code,
      ).toBe('string');
    },
  ),

  when(['selfChats'], 'has a chat with oneself, which is never unread', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    const received = listenToTexts(ann);
    const sent = await say(ann, scene.ann, 'Buy milk');
    const row = await ann.getConversation(scene.ann, 'user');
    expect(ann.canMessageSelf).toBe(true);
    expect([(row.getConversationWith() as Kit.User).getUid(), row.getUnreadMessageCount()]).toEqual([
      scene.ann,
      0,
    ]);
    expect(row.getLastMessage()?.getId()).toBe(sent.getId());
    expect(received).toEqual([]);
  }),

  when(
    ['custom'],
    'delivers a custom message through its own callback',
    async ({ expect, until, ...scene }, { custom }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToKinds(ann);
      const sent = await custom.send(bob, scene.ann, 'user');
      await say(bob, scene.ann, 'after it');
      await until('both', () => heard.length >= 2);
      expect(heard).toEqual([`custom ${sent.getId()}`, 'text']);
      expect(sent.getCategory()).toBe('custom');
      expect((await ann.getConversation(scene.bob, 'user')).getUnreadMessageCount()).toBe(2);
    },
  ),

  when(
    ['threads'],
    'names the parent of a reply, and does not count it as unread',
    async ({ expect, until, ...scene }, { threads }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMessages(ann);
      const parent = await say(bob, scene.ann, 'question');
      await threads.reply(bob, parent, 'reply');
      await until('the reply', () => received.length >= 2);
      const parents = received.map((each) => each.getParentMessageId() || 'none');
      expect(parents).toEqual(['none', parent.getId()]);
      expect((await ann.getConversation(scene.bob, 'user')).getUnreadMessageCount()).toBe(1);
    },
  ),

  when(
    ['mentions'],
    'returns the users that a message mentions',
    async ({ expect, until, ...scene }, { mentions }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMessages(ann);
      await mentions.send(bob, scene.group, 'group', scene.ann);
      await until('the message', () => received.length > 0);
      const uids = received[0]?.getMentionedUsers?.()?.map((user) => user.getUid());
      expect(uids).toEqual([scene.ann]);
    },
  ),

  when(
    ['mentions', 'groupMentions'],
    'mentions everyone in a group, each of whom finds oneself among the mentioned users',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMessages(ann);
      await say(bob, scene.group, 'Look, <@all:all>', 'group');
      await until('the message', () => received.length > 0);
      expect(ann.groupMentions?.includes('all')).toBe(true);
      expect(received[0]?.getMentionedUsers?.()?.map((user) => user.getUid())).toEqual([scene.ann]);
    },
  ),

  when(
    ['devices'],
    'delivers sent messages to the sender’s other devices',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const phone = await scene.signIn(scene.ann);
      const received = listenToMessages(phone);
      const heard = listenToTexts(bob);
      const sent = await say(ann, scene.bob, 'from the desk');
      await until('both', () => received.length > 0 && heard.length > 0);
      const [message] = received;
      expect([message?.getId(), message?.getSender().getUid()]).toEqual([sent.getId(), scene.ann]);
      expect((await phone.getConversation(scene.bob, 'user')).getUnreadMessageCount()).toBe(0);
    },
  ),

  always('returns the messages of a conversation, newest page first', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    for (const words of ['one', 'two', 'three']) await say(bob, scene.ann, words);
    await say(bob, scene.group, 'elsewhere', 'group');
    const builder = new ann.MessagesRequestBuilder();
    builder.setUID(scene.bob);
    builder.setLimit(2);
    const request = builder.build();
    const texts = async () =>
      (await request.fetchPrevious()).map((message) => (message as Kit.TextMessage).getText());
    expect(await texts()).toEqual(['two', 'three']);
    expect(await texts()).toEqual(['one']);
    expect(await texts()).toEqual([]);
  }),
];

/** Collects the callback of each message; for file and custom messages with the id. */
function listenToKinds(kit: KitChatSDK): string[] {
  const heard: string[] = [];
  kit.addMessageListener(
    'contract',
    new kit.MessageListener({
      onTextMessageReceived: () => void heard.push('text'),
      onMediaMessageReceived: (message) => void heard.push(`media ${message.getId()}`),
      onCustomMessageReceived: (message) => void heard.push(`custom ${message.getId()}`),
    }),
  );
  return heard;
}
