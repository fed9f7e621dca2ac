import { Exception, type LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it } from 'vitest';
import { all, names, record, signIn, text, town } from './town.ts';

let ann: LocalKit;
let bob: LocalKit;

beforeEach(async () => {
  const data = await town('ann', 'bob', 'cid');
  ann = await signIn(data, 'ann');
  bob = await signIn(data, 'bob');
});

const withBob = () => ann.getConversation('bob', 'user');
const withAnn = () => bob.getConversation('ann', 'user');
const texts = async (kit: LocalKit, uid: string) =>
  (await new kit.MessagesRequestBuilder().setUID(uid).setLimit(100).build().fetchPrevious()).map((one) =>
    'getText' in one ? one.getText() : one.getType(),
  );

describe('sending', () => {
  it('reaches the receiver, the sender elsewhere, and not the sending session', async () => {
    const annElsewhere = await signIn(ann.data, 'ann');
    const [here, elsewhere, there] = [record(ann), record(annElsewhere), record(bob)];
    const sent = await ann.sendMessage(text(ann, 'bob', 'Hello'));
    expect(names(here)).toEqual([]);
    expect(names(elsewhere)).toEqual(['onTextMessageReceived']);
    expect(names(there)).toEqual(['onTextMessageReceived']);
    const received = there[0]?.[1] as InstanceType<LocalKit['TextMessage']>;
    expect(received.getId()).toBe(sent.getId());
    expect(received.getText()).toBe('Hello');
    expect(received.getSender().getName()).toBe('Ann');
    expect(received.getReceiver()).toMatchObject({ json: { id: 'bob' } });
    expect(received.getConversationId()).toBe('ann_user_bob');
    expect([received.getReceiverId(), received.getReceiverType()]).toEqual(['bob', 'user']);
    expect([received.getCategory(), received.getType()]).toEqual(['message', 'text']);
    expect(received.getSentAt()).toBeCloseTo(Date.now() / 1000, -1);
  });

  it('takes media and custom messages, each with its own event', async () => {
    const there = record(bob);
    const media = new ann.MediaMessage('bob', { name: 'a.png', type: 'image/png', size: 9 }, 'image', 'user');
    media.setCaption('Look');
    const custom = new ann.CustomMessage('bob', 'user', 'location', { at: [1, 2] });
    custom.setConversationText('A place');
    custom.setMetadata({ draft: false });
    await ann.sendMediaMessage(media);
    await ann.sendCustomMessage(custom);
    expect(names(there)).toEqual(['onMediaMessageReceived', 'onCustomMessageReceived']);
    const gotMedia = there[0]?.[1] as typeof media;
    expect(gotMedia.getAttachment().getName()).toBe('a.png');
    expect(gotMedia.getAttachment().getMimeType()).toBe('image/png');
    expect(gotMedia.getAttachment().getSize()).toBe(9);
    expect([gotMedia.getCaption(), gotMedia.getType()]).toEqual(['Look', 'image']);
    const gotCustom = there[1]?.[1] as typeof custom;
    expect(gotCustom.getData()).toEqual({ at: [1, 2] });
    expect(gotCustom.getMetadata()).toEqual({ draft: false });
    expect(gotCustom.getConversationText()).toBe('A place');
  });

  it('takes a Blob with a name as the file', async () => {
    const file = new File(['data'], 'notes.txt', { type: 'text/plain' });
    const sent = await ann.sendMessage(new ann.MediaMessage('bob', file, 'file', 'user'));
    const attachment = 'getAttachment' in sent ? sent.getAttachment() : undefined;
    expect([attachment?.getName(), attachment?.getSize(), attachment?.getFile()]).toEqual([
      'notes.txt',
      4,
      file,
    ]);
  });

  it('takes a file of another frame, which has another class', async () => {
    const file = new File(['data'], 'notes.txt', { type: 'text/plain' });
    // As in another frame, it is no instance of this one's classes.
    const bare = Object.create(null, { [Symbol.toStringTag]: { value: 'File' } });
    const framed = Object.assign(bare, { name: file.name, type: file.type, size: file.size });
    const sent = await ann.sendMessage(new ann.MediaMessage('bob', framed, 'file', 'user'));
    if (!('getAttachment' in sent)) throw new Error('no media message');
    expect([sent.getAttachment().getFile(), sent.getAttachment().getSize()]).toEqual([framed, 4]);
  });

  it('takes any object with the accessors of a message', async () => {
    const { TextMessage } = ann;
    class AppMessage extends TextMessage {
      override getText(): string {
        return `${super.getText()}!`;
      }
    }
    const sent = await ann.sendMessage(new AppMessage('bob', 'Hi', 'user'));
    expect(sent).toMatchObject({ json: { text: 'Hi!' } });
  });

  it('lists the users that the text mentions, and counts unread mentions', async () => {
    const sent = await ann.sendMessage(
      text(ann, 'bob', 'Ask <@uid:bob>, <@uid:cid>, <@uid:bob>, <@uid:nobody>'),
    );
    expect(sent.getMentionedUsers().map((user) => user.getUid())).toEqual(['bob', 'cid']);
    expect((await withAnn()).getUnreadMentionsCount()).toBe(1);
    await bob.markAsRead(sent);
    expect((await withAnn()).getUnreadMentionsCount()).toBe(0);
  });

  it('mentions everyone in a group, or its admins, and shows each viewer only themselves', async () => {
    await ann.createGroup(new ann.Group('team', 'Team', 'public'));
    await bob.joinGroup('team');
    const cid = await signIn(ann.data, 'cid');
    await cid.joinGroup('team');
    const say = async (by: LocalKit, words: string) => {
      const sent = await by.sendMessage(text(by, 'team', words, 'group'));
      return Promise.all(
        [ann, bob, cid].map(async (kit) =>
          (await kit.getMessageDetails(sent.getId())).getMentionedUsers().map((user) => user.getUid()),
        ),
      );
    };
    const counts = () =>
      Promise.all(
        [ann, bob, cid].map(async (kit) =>
          (await kit.getConversation('team', 'group')).getUnreadMentionsCount(),
        ),
      );
    expect(await say(bob, '<@all:all> and <@uid:cid>')).toEqual([['ann', 'cid'], ['bob', 'cid'], ['cid']]);
    expect(await counts()).toEqual([1, 0, 1]);
    expect(await say(cid, '<@all:admin>')).toEqual([['ann'], [], []]);
    expect(await counts()).toEqual([2, 0, 1]);
    expect(await say(cid, '<@all:moderator> <@all:participant> <@all:banned>')).toEqual([[], [], []]);
    const sent = await ann.sendMessage(text(ann, 'bob', '<@all:all>'));
    expect(sent.getMentionedUsers()).toEqual([]);
  });

  it('gives an unsent message no sender, and does not change it', async () => {
    const draft = text(ann, 'bob', 'Hello');
    await ann.sendMessage(draft);
    expect([draft.getId(), draft.getSender().getUid(), draft.getSentAt()]).toEqual([0, '', 0]);
  });
});

describe('unread counts', () => {
  it('count what others said, once for each user, not thread replies', async () => {
    const first = await ann.sendMessage(text(ann, 'bob', 'one'));
    await ann.sendMessage(text(ann, 'bob', 'two'));
    const reply = text(ann, 'bob', 'in a thread');
    reply.setParentMessageId(first.getId());
    const sent = await ann.sendMessage(reply);
    await bob.sendMessage(text(bob, 'ann', 'three'));
    expect((await withAnn()).getUnreadMessageCount()).toBe(2);
    expect((await withBob()).getUnreadMessageCount()).toBe(1);
    expect(sent.getParentMessageId()).toBe(first.getId());
  });

  it('become 0 by reading the newest message, and leave what came later', async () => {
    const sent = [];
    for (const words of ['one', 'two', 'three']) sent.push(await ann.sendMessage(text(ann, 'bob', words)));
    await bob.markAsRead(sent[1] as (typeof sent)[0]);
    expect((await withAnn()).getUnreadMessageCount()).toBe(1);
    await bob.markAsRead(sent[2] as (typeof sent)[0]);
    await bob.markAsRead(sent[0] as (typeof sent)[0]);
    expect((await withAnn()).getUnreadMessageCount()).toBe(0);
  });
});

describe('messages of a conversation', () => {
  it('come newest page first, oldest message first, each once', async () => {
    for (let i = 1; i <= 7; i++)
      await (i % 2 ? ann : bob).sendMessage(text(ann, i % 2 ? 'bob' : 'ann', `${i}`));
    const request = new ann.MessagesRequestBuilder().setUID('bob').setLimit(3).build();
    const pages = [];
    for (let i = 0; i < 4; i++)
      pages.push(
        (await request.fetchPrevious()).map((one) => (one as never as { getText(): string }).getText()),
      );
    expect(pages).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1'], []]);
    expect(await texts(bob, 'ann')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('can start before a message', async () => {
    const sent = [];
    for (const words of ['one', 'two', 'three']) sent.push(await ann.sendMessage(text(ann, 'bob', words)));
    const builder = new ann.MessagesRequestBuilder().setUID('bob').setMessageId(sent[2]?.getId() ?? 0);
    expect(await builder.build().fetchPrevious()).toMatchObject([
      { json: { text: 'one' } },
      { json: { text: 'two' } },
    ]);
  });

  it('are none where nothing was said', async () => {
    expect(await texts(ann, 'cid')).toEqual([]);
    await expect(new ann.MessagesRequestBuilder().build().fetchPrevious()).rejects.toMatchObject({
      code: 'ERR_BAD_ARGUMENT',
    });
    await expect(new ann.MessagesRequestBuilder().setUID('x').build().fetchPrevious()).rejects.toMatchObject({
      code: 'ERR_UID_NOT_FOUND',
    });
  });
});

describe('editing and deleting messages', () => {
  it('changes the text for everyone', async () => {
    const [here, there] = [record(ann), record(bob)];
    const sent = await ann.sendMessage(text(ann, 'bob', 'Helo'));
    if ('setText' in sent) sent.setText('Hello <@uid:bob>');
    const edited = await ann.editMessage(sent);
    expect(edited.getEditedAt()).toBeGreaterThan(0);
    expect(names(here)).toEqual([]);
    expect(names(there)).toEqual(['onTextMessageReceived', 'onMessageEdited']);
    expect(there[1]?.[1]).toMatchObject({ json: { text: 'Hello <@uid:bob>', id: sent.getId() } });
    expect((await withAnn()).getLastMessage()).toMatchObject({ json: { text: 'Hello <@uid:bob>' } });
  });

  it('removes the content for everyone and keeps the message as deleted', async () => {
    const there = record(bob);
    const sent = await ann.sendMessage(text(ann, 'bob', 'secret'));
    const deleted = await ann.deleteMessage(sent);
    await ann.deleteMessage(sent);
    expect(deleted.getDeletedAt()).toBeGreaterThan(0);
    expect(names(there)).toEqual(['onTextMessageReceived', 'onMessageDeleted']);
    expect(there[1]?.[1]).toMatchObject({ json: { text: undefined, id: sent.getId() } });
    expect(await texts(bob, 'ann')).toEqual(['']);
    await expect(ann.editMessage(sent)).rejects.toMatchObject({ code: 'ERR_BAD_MESSAGE' });
  });

  it('[sdk.deleteMessage] takes an id in the place of a message, and refuses what is none', async () => {
    const sent = await ann.sendMessage(text(ann, 'bob', 'secret'));
    expect((await ann.deleteMessage(String(sent.getId()))).getDeletedAt()).toBeGreaterThan(0);
    expect((await ann.deleteMessage(sent.getId())).getId()).toBe(sent.getId());
    const cid = await signIn(ann.data, 'cid');
    await expect(cid.deleteMessage(sent.getId())).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
    await expect(bob.deleteMessage(sent.getId())).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    for (const id of [0, -1, 99, Number.NaN, 1e300, '', 'x', null, undefined, {}]) {
      await expect(ann.deleteMessage(id as never)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
    }
  });

  it('is for one’s own messages only', async () => {
    const sent = await ann.sendMessage(text(ann, 'bob', 'mine'));
    const seen = text(bob, 'ann', 'yours');
    seen.setId(sent.getId());
    await expect(bob.editMessage(seen)).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    await expect(bob.deleteMessage(seen)).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    await expect(ann.deleteMessage(text(ann, 'bob', 'never sent'))).rejects.toMatchObject({
      code: 'ERR_MESSAGE_NOT_FOUND',
    });
  });
});

describe('deleting a conversation', () => {
  it('hides it for this user only, and a newer message brings it back without the older ones', async () => {
    await ann.sendMessage(text(ann, 'bob', 'old'));
    await bob.sendMessage(text(bob, 'ann', 'old too'));
    expect(await ann.deleteConversation('bob', 'user')).toMatch(/deleted/);
    expect(await all(new ann.ConversationsRequestBuilder().build())).toEqual([]);
    await expect(withBob()).rejects.toMatchObject({ code: 'ERR_CONVERSATION_NOT_FOUND' });
    await expect(ann.deleteConversation('bob', 'user')).rejects.toBeInstanceOf(Exception);
    expect(await texts(ann, 'bob')).toEqual([]);
    expect(await texts(bob, 'ann')).toEqual(['old', 'old too']);
    await bob.sendMessage(text(bob, 'ann', 'new'));
    expect((await withBob()).getUnreadMessageCount()).toBe(1);
    expect(await texts(ann, 'bob')).toEqual(['new']);
  });
});

describe('bad messages', () => {
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'sent',
      (error: Exception) => error.code,
    );

  it('are refused with a code', async () => {
    expect(await code(ann.sendMessage(text(ann, 'bob', '  \n ')))).toBe('ERR_EMPTY_TEXT');
    expect(await code(ann.sendMessage(text(ann, 'nobody', 'x')))).toBe('ERR_UID_NOT_FOUND');
    expect(await code(ann.sendMessage(text(ann, 'nowhere', 'x', 'group')))).toBe('ERR_GUID_NOT_FOUND');
    expect(await code(ann.sendMessage(text(ann, 'bob', 'x', 'channel')))).toBe('ERR_BAD_ARGUMENT');
    expect(await code(ann.sendMessage({} as never))).toBe('ERR_BAD_ARGUMENT');
    expect(await code(ann.sendMessage(undefined as never))).toBe('ERR_BAD_ARGUMENT');
    expect(await code(ann.sendMessage(new ann.MediaMessage('bob', { name: '' }, 'image', 'user')))).toBe(
      'ERR_BAD_MESSAGE',
    );
    expect(await code(ann.sendMessage(new ann.CustomMessage('bob', 'user', 'x', null)))).toBe(
      'ERR_BAD_MESSAGE',
    );
    expect(await code(ann.sendMessage(new ann.CustomMessage('bob', 'user', 'x', { f() {} })))).toBe(
      'ERR_BAD_MESSAGE',
    );
    const group = new ann.Group('g', 'G');
    const user = new ann.User('ann');
    expect(await code(ann.sendMessage(new ann.Action('joined', user, user, group)))).toBe('ERR_BAD_MESSAGE');
    const reply = text(ann, 'bob', 'x');
    reply.setParentMessageId(99);
    expect(await code(ann.sendMessage(reply))).toBe('ERR_MESSAGE_NOT_FOUND');
    expect(await all(new ann.ConversationsRequestBuilder().build())).toEqual([]);
  });

  it('say what to do', async () => {
    const error = await ann.sendMessage(text(ann, 'bob', '')).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ann.Exception);
    expect(error).toMatchObject({
      name: 'KitException',
      message: expect.stringContaining('write something'),
    });
    await expect(ann.getConversation('bob', 'user')).rejects.toMatchObject({
      message: expect.stringContaining('send a message first'),
      details: { receiverType: 'user', receiverId: 'bob' },
    });
    await expect(ann.getConversation('x', 'user')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    await expect(ann.getConversation('x', 'group')).rejects.toMatchObject({ code: 'ERR_GUID_NOT_FOUND' });
    await expect(ann.getConversation('x', 'y')).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
  });
});
