import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const TEXTS = {
  nul: 'a\0b',
  'a leading NUL': '\0ann',
  'a separator of keys': 'vip\nx',
  'the end of a range': 'vip\vx',
  'an escape': 'vip\fJx',
  'a low control character': '\u0001',
  'a lone surrogate': 'x\ud800',
  'a bidi override': '\u202egnp.exe',
  'the last code unit': '\uffff\uffff',
  'nothing but spaces in front': ' \t vip',
  'the name of a prototype': '__proto__',
};
const cases = Object.entries(TEXTS);

describe.each(['memory', 'a database'])('texts that hold anything, with the data in %s', (where) => {
  const open = async (): Promise<LocalKit> => {
    const kit = where === 'memory' ? createLocalKit({ persist: false }) : tab();
    await kit.createUser(new kit.User('me', 'Me'));
    await kit.login('me');
    return kit;
  };
  const uids = (users: readonly { getUid(): string }[]) => users.map((user) => user.getUid());

  it.each(cases)('%s is a name, a tag, a role and a status like any other', async (_, hostile) => {
    const kit = await open();
    for (const [uid, words] of [
      ['one', hostile],
      ['two', `${hostile}${hostile}`],
      ['three', 'Plain'],
    ] as const) {
      const user = new kit.User(uid, words);
      user.setTags(uid === 'three' ? undefined : ['vip', words, words]);
      user.setRole(words);
      user.setStatusMessage(words);
      user.setAvatar(words);
      await kit.createUser(user);
    }
    const builder = () => new kit.UsersRequestBuilder().setLimit(1);
    expect(uids(await all(builder().build())).sort()).toEqual(['one', 'three', 'two']);
    expect(uids(await all(builder().setTags(['vip', hostile]).build())).sort()).toEqual(['one', 'two']);
    expect(uids(await all(builder().setTags([hostile]).build()))).toEqual(['one']);
    expect(uids(await all(builder().setRoles([hostile]).build()))).toEqual(['one']);
    const keyword = hostile.trim();
    const found = keyword ? ['one', 'two'] : ['one', 'three', 'two'];
    expect(uids(await all(builder().setSearchKeyword(keyword).build())).sort()).toEqual(found);
    expect((await kit.getUser('one')).getTags()).toEqual(['vip', hostile, hostile]);
    expect((await kit.getUser('two')).getName()).toBe(hostile + hostile);

    await kit.createGroup(new kit.Group('crew', `x${hostile}`));
    const groups = await all(new kit.GroupsRequestBuilder().setSearchKeyword(keyword).build());
    expect(groups.map((group) => group.getName())).toEqual([`x${hostile}`]);
    await kit.sendMessage(text(kit, 'one', `x${hostile}`));
    await kit.tagConversation('one', 'user', [hostile, 'vip']);
    const chats = new kit.ConversationsRequestBuilder().setLimit(1);
    expect(await all(chats.build())).toHaveLength(2);
    const byTag = await all(chats.setTags([hostile, 'vip']).build());
    expect(byTag.map((one) => one.getTags())).toEqual([[hostile, 'vip']]);
    await kit.addFriends(['one', 'two']);
    expect(uids(await all(builder().friendsOnly(true).build())).sort()).toEqual(['one', 'two']);

    const json = await kit.data.exportData();
    const other = createLocalKit({ persist: false });
    await other.data.importData(JSON.parse(JSON.stringify(json)));
    await other.login('me');
    expect(await textsWith(other, 'one')).toEqual([`x${hostile}`]);
    const again = new other.UsersRequestBuilder().setTags([hostile]).build();
    expect(uids(await all(again))).toEqual(['one']);
  });

  it.each(['__proto__', 'constructor', 'toString', 'all', 'word', 'a_user_b', 'group_x', '%2e%2e', '👩🏽‍🚀'])(
    '%s is a uid and a guid like any other',
    async (id) => {
      const kit = await open();
      expect(await kit.getUser(id).catch((error) => error.code)).toBe('ERR_UID_NOT_FOUND');
      await kit.createUser(new kit.User(id, `Name of ${id}`));
      await kit.sendMessage(text(kit, id, `Hello <@uid:${id}>`));
      await kit.createGroup(new kit.Group(id, 'Crew'));
      await kit.addMembersToGroup(id, [id]);
      await kit.sendMessage(text(kit, id, 'in the group', 'group'));
      const rows = await all(new kit.ConversationsRequestBuilder().build());
      expect(rows.map((one) => [one.getConversationType(), one.getConversationWith().getName()])).toEqual([
        ['group', 'Crew'],
        ['user', `Name of ${id}`],
      ]);
      expect(await textsWith(kit, id)).toEqual([`Hello <@uid:${id}>`]);
      expect(await kit.blockUsers([id])).toEqual(Object.fromEntries([[id, { success: true }]]));
      expect((await kit.getUser(id)).getBlockedByMe()).toBe(true);
    },
  );

  it('of a uid or guid is refused what no address can hold', async () => {
    const kit = await open();
    for (const id of ['', 'a b', 'a\n', 'a\0', '\u0007', 'x\ud800', '<a', 'a>', 7, null, {}] as string[]) {
      const refused = { code: 'ERR_BAD_ARGUMENT' };
      await expect(kit.createUser(new kit.User(id, 'Name'))).rejects.toMatchObject(refused);
      await expect(kit.createGroup(new kit.Group(id, 'Name'))).rejects.toMatchObject(refused);
    }
  });

  it('that are none are refused before anything is stored', async () => {
    const kit = await open();
    const refused = { name: 'KitException', code: 'ERR_BAD_ARGUMENT' };
    const user = (change: (user: InstanceType<LocalKit['User']>) => void) => {
      const made = new kit.User('one', 'One');
      change(made);
      return kit.createUser(made);
    };
    await expect(user((one) => one.setName(7 as never))).rejects.toMatchObject(refused);
    await expect(user((one) => one.setTags([7] as never))).rejects.toMatchObject(refused);
    await expect(user((one) => one.setTags('vip' as never))).rejects.toMatchObject(refused);
    await expect(user((one) => one.setRole({} as never))).rejects.toMatchObject(refused);
    await expect(kit.createGroup(new kit.Group('crew', 7 as never))).rejects.toMatchObject(refused);
    await kit.createUser(new kit.User('one', 'One'));
    await kit.sendMessage(text(kit, 'one', 'hello'));
    for (const tags of [7, 'vip', [7], null, undefined]) {
      await expect(kit.tagConversation('one', 'user', tags as never)).rejects.toMatchObject(refused);
    }
    expect(await all(new kit.UsersRequestBuilder().build())).toHaveLength(1);
  });
});

it('two conversations never share messages: uids that look like parts of an id', async () => {
  const uids = ['a', 'b_user_c', 'a_user_b', 'c', 'x', 'user_y', 'x_user', 'y', 'group_x', 'group', 'user_x'];
  const data = await town(...uids);
  const ids = new Map<string, string>();
  for (const uid of uids) {
    const kit = await signIn(data, uid);
    for (const guid of ['x_user_y', 'x', 'user_x']) {
      if (uid === 'a') await kit.createGroup(new kit.Group(guid, guid));
      else await kit.joinGroup(guid);
      const sent = await kit.sendMessage(text(kit, guid, `${uid} in ${guid}`, 'group'));
      ids.set(sent.getConversationId(), `group ${guid}`);
    }
  }
  for (const uid of uids) {
    const kit = await signIn(data, uid);
    for (const other of uids.filter((one) => one !== uid)) {
      const sent = await kit.sendMessage(text(kit, other, `${uid} to ${other}`));
      const pair = [uid, other].sort().join(' and ');
      expect(ids.get(sent.getConversationId()) ?? pair).toBe(pair);
      ids.set(sent.getConversationId(), pair);
    }
  }
  for (const uid of uids) {
    const kit = await signIn(data, uid);
    for (const other of uids.filter((one) => one !== uid)) {
      const texts = await textsWith(kit, other);
      expect([...texts].sort()).toEqual([`${uid} to ${other}`, `${other} to ${uid}`].sort());
    }
  }
});

it('the uid of a seed may be the name of a prototype', async () => {
  for (const me of ['__proto__', 'constructor']) {
    const kit = createLocalKit({ data: createLocalData({ me, conversations: 5 }) });
    const user = await kit.login(me);
    expect(typeof user.getName()).toBe('string');
    expect(await all(new kit.ConversationsRequestBuilder().build())).toHaveLength(5);
  }
});

it('a tab notifies others of hostile uids as of any', async () => {
  const one = await tabOf('__proto__');
  const two = await tabOf('a_user_b');
  const heard: string[] = [];
  two.addMessageListener('heard', {
    onTextMessageReceived: (message: { getSender(): { getName(): string } }) =>
      heard.push(message.getSender().getName()),
  });
  await one.sendMessage(text(one, 'a_user_b', 'hello'));
  await vi.waitFor(() => expect(heard).toEqual(['__PROTO__']));
});
