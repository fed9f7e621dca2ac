import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, describe, expect, it } from 'vitest';
import { argument, names, record, signIn, text, town } from './town.ts';

let ann: LocalKit;
let bob: LocalKit;
type User = InstanceType<LocalKit['User']>;
type Typing = InstanceType<LocalKit['TypingIndicator']>;

beforeEach(async () => {
  const data = await town('ann', 'bob', 'cid');
  ann = await signIn(data, 'ann');
  bob = await signIn(data, 'bob');
});

describe('presence', () => {
  it('[sdk.onUserOnline] [sdk.onUserOffline] follows the first and the last session of a user', async () => {
    const [annHears, bobHears] = [record(ann), record(bob)];
    const one = await signIn(ann.data, 'cid');
    const two = await signIn(ann.data, 'cid');
    expect(argument<User>(annHears, 0).getStatus()).toBe('online');
    await one.logout();
    expect(names(annHears)).toEqual(['onUserOnline']);
    controlOf(two).disconnect();
    expect(names(annHears)).toEqual(['onUserOnline', 'onUserOffline']);
    expect(names(bobHears)).toEqual(['onUserOnline', 'onUserOffline']);
    const offline = annHears[1]?.[1] as User;
    expect([offline.getUid(), offline.getStatus()]).toEqual(['cid', 'offline']);
    expect(offline.getLastActiveAt()).toBeCloseTo(Date.now() / 1000, -1);
    await controlOf(two).connect();
    expect((await ann.getUser('cid')).getStatus()).toBe('online');
  });

  it('is not reported to the user themselves', async () => {
    const annHears = record(ann);
    const elsewhere = await signIn(ann.data, 'ann');
    await elsewhere.logout();
    expect(annHears).toEqual([]);
    expect((await ann.getLoggedinUser())?.getStatus()).toBe('online');
  });

  it('can be set, to words of the app too', async () => {
    const annHears = record(ann);
    for (const status of ['online', 'online', 'away', 'offline']) controlOf(ann).setPresence('cid', status);
    expect(annHears.map(([name, user]) => [name, (user as User).getStatus()])).toEqual([
      ['onUserOnline', 'online'],
      ['onUserOffline', 'away'],
      ['onUserOffline', 'offline'],
    ]);
    await expect(controlOf(ann).setPresence('nobody', 'online')).rejects.toThrow(ann.Exception);
  });
});

describe('typing', () => {
  it('[sdk.onTypingStarted] [sdk.onTypingEnded] is only reported to the receiver', async () => {
    const [annHears, bobHears] = [record(ann), record(bob)];
    const cidHears = record(await signIn(ann.data, 'cid'));
    const before = names(annHears).length;
    ann.startTyping(new ann.TypingIndicator('bob', 'user'));
    ann.endTyping(new ann.TypingIndicator('bob', 'user'));
    expect(names(bobHears).filter((name) => name.startsWith('onTyping'))).toEqual([
      'onTypingStarted',
      'onTypingEnded',
    ]);
    const indicator = bobHears.at(-1)?.[1] as Typing;
    expect([indicator.getSender().getUid(), indicator.getReceiverId()]).toEqual(['ann', 'bob']);
    expect([cidHears.length, annHears.length]).toEqual([0, before]);
  });

  it('is dropped where it cannot be sent', () => {
    ann.startTyping(new ann.TypingIndicator('nobody', 'user'));
    controlOf(ann).disconnect();
    ann.startTyping(new ann.TypingIndicator('bob', 'user'));
    expect(controlOf(ann).calls.startTyping).toBe(2);
  });
});

describe('blocking', () => {
  it('keeps messages and typing of the blocked one away, now and later', async () => {
    await ann.sendMessage(text(ann, 'bob', 'before'));
    expect(await bob.blockUsers(['ann'])).toEqual({ ann: { success: true } });
    const bobHears = record(bob);
    await ann.sendMessage(text(ann, 'bob', 'meanwhile'));
    ann.startTyping(new ann.TypingIndicator('bob', 'user'));
    expect(bobHears).toEqual([]);
    await bob.unblockUsers(['ann']);
    const row = await bob.getConversation('ann', 'user');
    expect([row.getUnreadMessageCount(), row.getLastMessage()]).toMatchObject([
      1,
      { json: { text: 'before' } },
    ]);
    await ann.sendMessage(text(ann, 'bob', 'after'));
    const messages = await new bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
    expect(messages).toMatchObject([{ json: { text: 'before' } }, { json: { text: 'after' } }]);
    expect((await bob.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(2);
    expect(names(bobHears)).toEqual(['onTextMessageReceived']);
  });

  it('makes no conversation of a message that does not arrive', async () => {
    await bob.blockUsers(['ann']);
    await ann.sendMessage(text(ann, 'bob', 'hello?'));
    await expect(bob.getConversation('ann', 'user')).rejects.toMatchObject({
      code: 'ERR_CONVERSATION_NOT_FOUND',
    });
    expect((await ann.getConversation('bob', 'user')).getLastMessage()?.getDeliveredAt()).toBeUndefined();
  });

  it('holds in groups too', async () => {
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    await bob.blockUsers(['ann']);
    await ann.sendMessage(text(ann, 'crew', 'hello', 'group'));
    const row = await bob.getConversation('crew', 'group');
    expect([row.getUnreadMessageCount(), row.getLastMessage()?.getCategory()]).toEqual([0, 'action']);
  });

  it('is seen from both sides', async () => {
    await bob.blockUsers(['ann']);
    const [annOfBob, bobOfAnn] = [await bob.getUser('ann'), await ann.getUser('bob')];
    expect([annOfBob.getBlockedByMe(), annOfBob.getHasBlockedMe()]).toEqual([true, false]);
    expect([bobOfAnn.getBlockedByMe(), bobOfAnn.getHasBlockedMe()]).toEqual([false, true]);
  });

  it('rejects oneself, unknown users and nobody', async () => {
    await expect(bob.blockUsers(['bob'])).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
    await expect(bob.blockUsers(['ann', 'x'])).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    await expect(bob.unblockUsers([])).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
    expect((await bob.getUser('ann')).getBlockedByMe()).toBe(false);
  });
});

describe('users', () => {
  it('are created with the given fields, by users who need not be signed in', async () => {
    await ann.logout();
    const user = new ann.User('dan', 'Dan');
    user.setAvatar('/dan.png');
    user.setRole('admin');
    user.setStatusMessage('Hi');
    user.setTags(['vip']);
    const made = await ann.createUser(user);
    expect([made.getUid(), made.getName(), made.getAvatar(), made.getRole()]).toEqual([
      'dan',
      'Dan',
      '/dan.png',
      'admin',
    ]);
    expect([made.getStatusMessage(), made.getTags(), made.getStatus()]).toEqual(['Hi', ['vip'], 'offline']);
    expect((await ann.login('dan')).getName()).toBe('Dan');
  });

  it('need a uid that is free and can be mentioned', async () => {
    await expect(ann.createUser(new ann.User('bob'))).rejects.toMatchObject({ code: 'ERR_UID_TAKEN' });
    for (const uid of ['', 'a b', '<x>']) {
      await expect(ann.createUser(new ann.User(uid))).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
    }
    await expect(ann.createUser({} as never)).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
  });
});
