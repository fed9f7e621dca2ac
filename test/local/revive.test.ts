import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import { all, signIn, text, town } from './town.ts';

async function world(): Promise<LocalKit> {
  const data = await town('ann', 'bob');
  const ann = await signIn(data, 'ann');
  const bob = await signIn(data, 'bob');
  await ann.createGroup(new ann.Group('crew', 'Crew'));
  await ann.addMembersToGroup('crew', ['bob']);
  await bob.sendMessage(text(bob, 'ann', 'Hello <@uid:ann>'));
  const file = new bob.MediaMessage('ann', { name: 'a.png', type: 'image/png', size: 3 }, 'image', 'user');
  file.setCaption('Look');
  await bob.sendMediaMessage(file);
  await bob.sendCustomMessage(new bob.CustomMessage('ann', 'user', 'place', { kind: 'user', deep: [1] }));
  return ann;
}

describe('JSON of objects', () => {
  it('[helper.revive] returns an equal object of the same class for conversations, groups, users and messages', async () => {
    const ann = await world();
    const conversations = await all(new ann.ConversationsRequestBuilder().build());
    const messages = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
    const said = await new ann.MessagesRequestBuilder().setGUID('crew').build().fetchPrevious();
    const objects = [
      ...conversations,
      ...messages,
      ...said,
      await ann.getUser('bob'),
      await ann.getGroup('crew'),
    ];
    const kinds = new Set<string>();
    for (const object of objects) {
      const json = JSON.parse(JSON.stringify(object));
      const revived = createLocalKit({ persist: false }).revive(json);
      kinds.add('getSentAt' in object ? object.getType() : object.constructor.name);
      expect(revived).toEqual(object);
      expect(revived.constructor).toBe(object.constructor);
      expect(JSON.stringify(revived)).toBe(JSON.stringify(object));
    }
    expect(kinds).toEqual(
      new Set(['ServerConversation', 'text', 'image', 'place', 'groupMember', 'ServerUser', 'ServerGroup']),
    );
  });

  it('[helper.revive] is plain: no functions and no objects of classes, at any depth', async () => {
    const ann = await world();
    const [conversation] = await new ann.ConversationsRequestBuilder().build().fetchNext();
    const json = conversation?.toJSON();
    expect(structuredClone(json)).toEqual(json);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });

  it('[helper.revive] refuses anything else', () => {
    const kit = createLocalKit({ persist: false });
    const user = new kit.User('ann', 'Ann').toJSON();
    const bad = [
      null,
      undefined,
      'user',
      7,
      {},
      [],
      { id: 'ann' },
      { ...user, id: true },
      { ...new kit.TextMessage('ann', 'x', 'user').toJSON(), mentions: {} },
      { ...new kit.TextMessage('ann', 'x', 'user').toJSON(), from: null },
      { ...new kit.TextMessage('ann', 'x', 'user').toJSON(), from: { name: 'Nobody' } },
    ];
    for (const json of bad) {
      expect(() => kit.revive(json)).toThrow(expect.objectContaining({ code: 'ERR_BAD_ARGUMENT' }));
    }
  });

  it('[helper.revive] ignores unknown fields', () => {
    const kit = createLocalKit({ persist: false });
    const json = { ...new kit.User('ann', 'Ann').toJSON(), getUid: 'x', toString: 'y' };
    expect(Object.keys(kit.revive(json))).not.toContain('getUid');
  });

  it('a receipt contains the receiver of the message', async () => {
    const kit = createLocalKit({ persist: false });
    const init = {
      messageId: 1,
      conversationId: 'c',
      receiverType: 'user',
      receiverId: 'ann',
      deliveredAt: 1,
    };
    expect(new kit.MessageReceipt({ ...init, sender: new kit.User('bob') }).getReceiver()).toBe('ann');
  });
});
