import {
  createLocalData,
  createLocalKit,
  Exception,
  SEED_PASSWORD,
  type SeedOptions,
  type SeedTexts,
} from 'solid-chat-kit/local';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOSTILE_TEXTS } from '../support/hostile-seed.ts';
import { all, signIn } from './town.ts';

const SEED: SeedOptions = { seed: 7, conversations: 400, now: 1_790_000_000 };

async function loaded(options: SeedOptions) {
  const ann = await signIn(createLocalData(options), 'ann');
  const conversations = await all(new ann.ConversationsRequestBuilder().setLimit(100).build());
  const users = await all(new ann.UsersRequestBuilder().setLimit(100).build());
  return { ann, conversations, users };
}

describe('the seed', () => {
  it('returns the same data for the same options, and other data for another number', async () => {
    const [one, same, other] = await Promise.all([loaded(SEED), loaded(SEED), loaded({ ...SEED, seed: 8 })]);
    expect(JSON.stringify(one.conversations)).toBe(JSON.stringify(same.conversations));
    expect(JSON.stringify(one.users)).toBe(JSON.stringify(same.users));
    expect(JSON.stringify(one.conversations)).not.toBe(JSON.stringify(other.conversations));
  });

  it('makes the messages of a conversation the same whenever they are asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] }); // users are active from the second of their sign-in
    onTestFinished(() => void vi.useRealTimers());
    const messages = async (first: string) => {
      const ann = await signIn(createLocalData(SEED), 'ann');
      await new ann.MessagesRequestBuilder().setUID(first).build().fetchPrevious();
      return JSON.stringify(
        await new ann.MessagesRequestBuilder().setUID('bob').setLimit(500).build().fetchPrevious(),
      );
    };
    expect(await messages('bob')).toBe(await messages('user-3'));
  });

  it('makes as many users, conversations and groups as asked', async () => {
    const { conversations, users } = await loaded({ ...SEED, users: 350, groups: 0.25 });
    expect(users).toHaveLength(349);
    expect(conversations).toHaveLength(400);
    expect(conversations.filter((one) => one.getConversationType() === 'group')).toHaveLength(100);
    const few = await loaded({ seed: 1, conversations: 50, users: 10 });
    expect(few.conversations.filter((one) => one.getConversationType() === 'user')).toHaveLength(9);
    expect(few.conversations).toHaveLength(50);
  });

  it('names people in many scripts, with accents and combined emoji', async () => {
    const { users } = await loaded({ ...SEED, users: 2000, texts: HOSTILE_TEXTS });
    const names = users.map((user) => user.getName()).join('\n');
    const scripts = [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Han',
      'Hiragana',
      'Hangul',
      'Devanagari',
    ];
    for (const script of scripts) expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    expect(names).toMatch(/[ÅÉØ]/);
    expect(names).toContain('\u200d');
    expect(users.every((user) => user.getName() !== '' && user.getAvatar() === undefined)).toBe(true);
  });

  it('reads like life: no markup, no empty text, and turns in the order of a chat', async () => {
    const { ann, conversations } = await loaded({ ...SEED, groups: 0 });
    const said: string[] = [];
    for (const conversation of conversations.slice(0, 40)) {
      const user = conversation.getConversationWith() as InstanceType<typeof ann.User>;
      const messages = await new ann.MessagesRequestBuilder()
        .setUID(user.getUid())
        .setLimit(50)
        .build()
        .fetchPrevious();
      const texts = messages.filter((one) => one.getType() === 'text' && !one.getDeletedAt());
      said.push(...texts.map((one) => (one as InstanceType<typeof ann.TextMessage>).getText()));
    }
    expect(said.length).toBeGreaterThan(200);
    for (const text of said) expect(text).toMatch(/^(<@uid:\w+> )?[^<>]+$/);
    const question = said.indexOf('Did you get the tickets?');
    expect(question).toBeGreaterThanOrEqual(0);
    const answers = said.filter((_, index) => said[index - 1] === 'Did you get the tickets?');
    expect(answers.filter((text) => text === 'Two, row eight 🎉').length).toBeGreaterThan(answers.length / 2);
  });

  it('gives no two of a thousand people the same name, whichever is asked for first', async () => {
    const { users } = await loaded({ ...SEED, users: 1000 });
    const named = users.map((user) => user.getName());
    expect(new Set(named).size).toBe(named.length);
    const ann = await signIn(createLocalData({ ...SEED, users: 1000 }), 'ann');
    const last = users.find((user) => user.getUid() === 'user-999');
    expect((await ann.getUser('user-999')).getName()).toBe(last?.getName());
  });

  it('names people and groups as its texts say, and lets them write that', async () => {
    const texts: SeedTexts = {
      known: ['Anna Lind', 'Boris Ott'],
      names: [{ given: 'Käthe', family: 'Groß' }],
      hardNames: [],
      groups: ['Wandern'],
      chats: [['Kommst du?', 'Ja, gleich']],
      statusMessages: ['Unterwegs'],
      place: 'Ort',
    };
    const { ann, conversations, users } = await loaded({ ...SEED, conversations: 60, texts });
    expect(new Set(users.map((user) => user.getName()))).toEqual(new Set(['Boris Ott', 'Käthe Groß']));
    const groups = conversations.filter((one) => one.getConversationType() === 'group');
    expect(groups.map((one) => one.getConversationWith().getName())).toContain('Wandern');
    for (const group of groups) expect(group.getConversationWith().getName()).toMatch(/^Wandern( \d+)?$/);
    const last = conversations.flatMap((one) => one.getLastMessage() ?? []);
    for (const message of last.filter((one) => one.getType() === 'text' && !one.getDeletedAt())) {
      const isMine = message.getSender().getUid() === 'ann';
      expect((message as InstanceType<typeof ann.TextMessage>).getText()).toContain(
        isMine ? 'Ja, gleich' : 'Kommst du?',
      );
    }
  });

  it('lets a group talk about its own topic, and chats next to each other end differently', async () => {
    const texts: SeedTexts = {
      known: ['Ann', 'Bob'],
      names: [{ given: 'Cleo Dan Eve', family: 'North South' }],
      hardNames: [],
      groups: ['Choir', 'Flat'],
      topics: { Choir: ['Bar 40 please', 'We promise'] },
      chats: [['One?', 'Two', 'Three?', 'Four', 'Five?', 'Six']],
      statusMessages: ['Away'],
      place: 'Place',
    };
    const { conversations } = await loaded({ ...SEED, conversations: 200, texts });
    const ends = conversations.flatMap((one) => {
      const message = one.getLastMessage();
      const isText = message?.getType() === 'text' && !message.getDeletedAt();
      const text = isText ? (message as { getText?(): string }).getText?.().replace(/^<.*> /, '') : undefined;
      return text ? [{ text, name: one.getConversationWith().getName() }] : [];
    });
    const choirs = ends.filter(({ name }) => name.startsWith('Choir'));
    expect(choirs.length).toBeGreaterThan(10);
    expect(new Set(choirs.map(({ text }) => text))).toEqual(new Set(['Bar 40 please', 'We promise']));
    const others = ends.filter(({ name }) => !name.startsWith('Choir'));
    expect(others.filter(({ text }, at) => text === others[at - 1]?.text).length).toBeLessThan(
      others.length / 10,
    );
    expect(others.some(({ text }) => text.startsWith('Bar'))).toBe(false);
  });

  it('shares the files that the app has', async () => {
    const file = (number: number) =>
      number % 2
        ? { name: 'sea.jpg', type: 'image/jpeg', size: 9_000, url: '/sea.jpg', width: 4, height: 3 }
        : { name: 'plan.pdf', type: 'application/pdf', size: 5_000 };
    const { ann, conversations } = await loaded({ ...SEED, file });
    const last = conversations.flatMap((one) => one.getLastMessage() ?? []);
    const shared = last.filter((one) => ['image', 'file', 'audio', 'video'].includes(one.getType()));
    expect(new Set(shared.map((one) => one.getType()))).toEqual(new Set(['image', 'file']));
    const picture = shared.find((one) => one.getType() === 'image' && !one.getDeletedAt());
    const attachment = (picture as InstanceType<typeof ann.MediaMessage>).getAttachment();
    expect(attachment?.getUrl()).toBe('/sea.jpg');
    expect(attachment?.getName()).toBe('sea.jpg');
  });

  it('gives no two groups the same name', async () => {
    const { conversations } = await loaded({ ...SEED, users: 350, groups: 0.25 });
    const groups = conversations.filter((one) => one.getConversationType() === 'group');
    const names = groups.map((one) => one.getConversationWith().getName());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Book club');
    expect(names).toContain('Book club 2');
  });

  it('has every kind of user', async () => {
    const { users } = await loaded(SEED);
    expect(new Set(users.map((user) => user.getStatus()))).toEqual(new Set(['online', 'offline', 'away']));
    expect(users.some((user) => user.getStatusMessage())).toBe(true);
    expect(users.some((user) => user.getBlockedByMe())).toBe(true);
    expect(users.some((user) => user.getHasBlockedMe())).toBe(true);
    expect(users.some((user) => user.getLastActiveAt() === undefined)).toBe(true);
    expect(new Set(users.map((user) => user.getRole())).size).toBeGreaterThan(2);
    expect(users.some((user) => user.getTags()?.length === 2)).toBe(true);
    const pictured = await loaded({
      ...SEED,
      avatar: (index) => (index % 2 ? `/p/${index}.png` : undefined),
    });
    expect(pictured.users.filter((user) => user.getAvatar()).length).toBe(210);
  });

  it('has nobody who wrote or read a message after they were last seen', async () => {
    const { ann, conversations } = await loaded(SEED);
    const chats = conversations.filter((one) => one.getConversationType() === 'user');
    const acts = chats.flatMap((one) => {
      const user = one.getConversationWith() as InstanceType<typeof ann.User>;
      const message = one.getLastMessage();
      const isTheirs = message?.getSender().getUid() === user.getUid();
      const actedAt = (isTheirs ? message?.getSentAt() : message?.getReadAt()) ?? 0;
      const seenAt = user.getLastActiveAt();
      return actedAt && seenAt ? { uid: user.getUid(), actedAt, seenAt } : [];
    });
    expect(acts.length).toBeGreaterThan(100);
    expect(acts.filter(({ actedAt, seenAt }) => actedAt > seenAt)).toEqual([]);
  });

  it('has every kind of message, receipt and group', async () => {
    const { ann, conversations } = await loaded({ ...SEED, texts: HOSTILE_TEXTS });
    const last = conversations.flatMap(
      (one) => (one.getLastMessage() as InstanceType<typeof ann.TextMessage>) ?? [],
    );
    const groups = conversations
      .filter((one) => one.getConversationType() === 'group')
      .map((one) => one.getConversationWith() as InstanceType<typeof ann.Group>);
    expect(last.length).toBeLessThan(400);
    expect(new Set(last.map((one) => one.getCategory()))).toEqual(new Set(['message', 'custom', 'action']));
    expect(new Set(last.map((one) => one.getType())).size).toBeGreaterThan(4);
    const texts = last.filter((one) => one.getType() === 'text').map((one) => one.getText());
    expect(texts.some((words) => words === '')).toBe(true);
    expect(texts.some((words) => words.includes('\n'))).toBe(true);
    expect(texts.some((words) => words.length > 300)).toBe(true);
    expect(last.some((one) => one.getMentionedUsers().length > 0)).toBe(true);
    expect(last.some((one) => one.getDeletedAt())).toBe(true);
    expect(last.some((one) => one.getEditedAt())).toBe(true);
    const own = last.filter((one) => one.getSender().getUid() === 'ann');
    expect(own.some((one) => !one.getDeliveredAt())).toBe(true);
    expect(own.some((one) => one.getDeliveredAt() && !one.getReadAt())).toBe(true);
    expect(own.some((one) => one.getReadAt())).toBe(true);
    expect(new Set(groups.map((one) => one.getType()))).toEqual(new Set(['public', 'private', 'password']));
    expect(conversations.some((one) => one.getUnreadMessageCount() > 99)).toBe(true);
    expect(conversations.some((one) => one.getUnreadMentionsCount() > 0)).toBe(true);
    expect(conversations.some((one) => one.getTags())).toBe(true);
  });

  it('counts as unread what can be read, in every conversation', async () => {
    const { ann, conversations } = await loaded(SEED);
    for (const conversation of conversations) {
      const builder = new ann.MessagesRequestBuilder().setLimit(2000);
      const entity = conversation.getConversationWith();
      if ('getGuid' in entity) builder.setGUID(entity.getGuid());
      else builder.setUID(entity.getUid());
      const messages = await builder.build().fetchPrevious();
      const last = messages.at(-1);
      expect(last?.getId()).toBe(conversation.getLastMessage()?.getId());
      const unread = messages.filter(
        (one) => !one.getReadAt() && one.getSender().getUid() !== 'ann' && one.getCategory() !== 'action',
      );
      expect(unread.length).toBe(conversation.getUnreadMessageCount());
      const mentions = unread.filter((one) =>
        one.getMentionedUsers().some((user) => user.getUid() === 'ann'),
      );
      expect(mentions.length).toBe(conversation.getUnreadMentionsCount());
      const times = messages.map((one) => one.getSentAt());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.every((time) => time <= 1_790_000_000)).toBe(true);
    }
  });

  it('agrees from both ends', async () => {
    const data = createLocalData(SEED);
    const ann = await signIn(data, 'ann');
    const bob = await signIn(data, 'bob');
    const ofBob = await all(new bob.ConversationsRequestBuilder().build());
    expect(ofBob.length).toBeGreaterThan(5);
    for (const one of ofBob) {
      const entity = one.getConversationWith();
      if ('getUid' in entity) {
        const other = await ann.getConversation('bob', 'user');
        expect(other.getLastMessage()?.getId()).toBe(one.getLastMessage()?.getId());
      } else {
        const group = await bob.getGroup(entity.getGuid());
        expect(group.getMembersCount()).toBe(entity.getMembersCount());
      }
    }
  });

  it('lets a group be joined by its password', async () => {
    const ann = await signIn(createLocalData(SEED), 'ann');
    const groups = await all(new ann.GroupsRequestBuilder().setLimit(100).build());
    const mine = await all(new ann.ConversationsRequestBuilder().setConversationType('group').build());
    const known = new Set(mine.map((one) => one.getConversationId()));
    const closed = groups.find(
      (group) => group.getType() === 'password' && !known.has(`group_${group.getGuid()}`),
    );
    const joined = await ann.joinGroup(closed?.getGuid() ?? '', SEED_PASSWORD);
    expect(joined.getMembersCount()).toBe((closed?.getMembersCount() ?? 0) + 1);
  });

  it('gives any user the list, even one whose uid looks seeded', async () => {
    for (const me of ['bob', 'user-5', 'zoë']) {
      const kit = await signIn(createLocalData({ conversations: 20, me }), me);
      expect(await all(new kit.ConversationsRequestBuilder().build())).toHaveLength(20);
      expect(await all(new kit.UsersRequestBuilder().build())).toHaveLength(29);
    }
  });

  it('fills only an empty data set, and refuses options that make no sense', async () => {
    const data = createLocalData({ conversations: 3 });
    await expect(data.seed()).rejects.toMatchObject({ code: 'ERR_NOT_EMPTY' });
    expect(() => createLocalKit({ data, seed: {} })).toThrow(Exception);
    expect(() => createLocalKit({ data, persist: 'elsewhere' })).toThrow(Exception);
    const bad = [{ conversations: -1 }, { conversations: 1.5 }, { groups: 2 }, { users: 1 }, { me: 'a b' }];
    for (const options of bad) {
      const kit = createLocalKit({ seed: options, persist: false });
      await expect(kit.login('ann')).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
    }
    const kit = createLocalKit();
    await kit.data.seed({ conversations: 3 });
    await expect(kit.data.seed()).rejects.toBeInstanceOf(Exception);
    expect((await kit.login('ann')).getName()).toBe('Ann Lindqvist');
  });
});
