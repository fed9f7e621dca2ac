import type { LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { hash } from '../../src/local/seed/random.ts';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, names, record, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const heard = (calls: [string, ...unknown[]][], name: string) =>
  vi.waitFor(() => expect(names(calls)).toContain(name));

describe('two tabs on one database', () => {
  it('notify each other: presence, typing, messages, receipts, groups', async () => {
    const ann = await tabOf('ann');
    const annHears = record(ann);
    const bob = await tabOf('bob');
    const bobHears = record(bob);
    await heard(annHears, 'onUserOnline');
    const sent = await ann.sendMessage(text(ann, 'bob', 'Hello'));
    await heard(bobHears, 'onTextMessageReceived');
    bob.startTyping(new bob.TypingIndicator('ann', 'user'));
    bob.endTyping(new bob.TypingIndicator('ann', 'user'));
    await heard(annHears, 'onTypingEnded');
    await bob.markAsDelivered(sent);
    await bob.markAsRead(sent);
    await heard(annHears, 'onMessagesRead');
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob']);
    await heard(bobHears, 'onMemberAddedToGroup');
    await bob.logout();
    await heard(annHears, 'onUserOffline');
    expect(names(annHears)).toEqual([
      'onUserOnline',
      'onTypingStarted',
      'onTypingEnded',
      'onMessagesDelivered',
      'onMessagesRead',
      'onUserOffline',
    ]);
    expect(names(bobHears)).toEqual(['onTextMessageReceived', 'onMemberAddedToGroup', 'logoutSuccess']);
  });

  it('that write at once lose nothing, and agree on ids, order, counts and events', async () => {
    const tabs = [await tabOf('ann'), await tabOf('bob'), await tabOf('ann'), await tabOf('bob')];
    const events = tabs.map((kit) => {
      const ids: number[] = [];
      const hear = (message: { getId(): number }) => ids.push(message.getId());
      kit.addMessageListener('oracle', { onTextMessageReceived: hear });
      return ids;
    });
    const sent: number[][] = tabs.map(() => []);
    await Promise.all(
      tabs.map(async (kit, at) => {
        for (let nth = 0; nth < 60; nth++) {
          const to = at % 2 ? 'ann' : 'bob';
          const sending = kit
            .sendMessage(text(kit, to, `${at}:${nth}`))
            .then((one) => sent[at]?.push(one.getId()));
          if (hash(7, at, nth) % 3 > 0) await sending;
        }
      }),
    );
    await vi.waitFor(() => expect(events.map((ids) => ids.length)).toEqual([180, 180, 180, 180]));
    const ids = sent.flat().sort((a, b) => a - b);
    expect(new Set(ids).size).toBe(240);
    for (const [at, own] of events.entries()) {
      expect(own).toEqual(ids.filter((id) => !sent[at]?.includes(id)));
    }
    const views = await Promise.all(tabs.map((kit, at) => textsWith(kit, at % 2 ? 'ann' : 'bob', 500)));
    expect(views[0]).toHaveLength(240);
    for (const view of views) expect(view).toEqual(views[0]);
    const unread = async (kit: LocalKit, uid: string) =>
      (await kit.getConversation(uid, 'user')).getUnreadMessageCount();
    expect(await unread(tabs[0] as LocalKit, 'bob')).toBe(120);
    expect(await unread(tabs[3] as LocalKit, 'ann')).toBe(120);
  });

  it('of one user share who is signed in: the user goes offline with the last one', async () => {
    const bob = await tabOf('bob');
    const calls = record(bob);
    const [one, two] = [await tabOf('ann'), await tabOf('ann')];
    await heard(calls, 'onUserOnline');
    await one.data.close();
    expect((await bob.getUser('ann')).getStatus()).toBe('online');
    await two.data.close();
    await heard(calls, 'onUserOffline');
    expect(names(calls)).toEqual(['onUserOnline', 'onUserOffline']);
  });

  it('see who crashed as offline, at once or when the next tab opens', async () => {
    const openTab = async (uid: string) => {
      const channels: BroadcastChannel[] = [];
      const { BroadcastChannel: Channel } = globalThis;
      vi.stubGlobal(
        'BroadcastChannel',
        class extends Channel {
          constructor(name: string) {
            super(name);
            channels.push(this);
          }
        },
      );
      const kit = await tabOf(uid);
      vi.stubGlobal('BroadcastChannel', Channel);
      const crash = () => {
        for (const channel of channels)
          Object.assign(channel, { onmessage: null, postMessage: () => undefined });
      };
      return { kit, crash };
    };
    const { kit: ann, crash: crashAnn } = await openTab('ann');
    const { crash: crashBob } = await openTab('bob');
    const calls = record(ann);
    await vi.waitFor(async () => expect((await ann.getUser('bob')).getStatus()).toBe('online'));
    crashBob();
    await heard(calls, 'onUserOffline');
    expect((await ann.getUser('bob')).getStatus()).toBe('offline');
    crashAnn();
    const { kit: cid } = await openTab('cid');
    await vi.waitFor(async () => expect((await cid.getUser('ann')).getStatus()).toBe('offline'));
    expect((await cid.getUser('cid')).getStatus()).toBe('online');
  });

  it('catch up where a message between tabs was lost', async () => {
    const ann = await tabOf('ann');
    vi.stubGlobal('BroadcastChannel', undefined);
    const bob = await tabOf('bob');
    const calls = record(bob);
    for (const words of ['one', 'two', 'three']) await ann.sendMessage(text(ann, 'bob', words));
    expect(calls).toEqual([]);
    await bob.sendMessage(text(bob, 'ann', 'four'));
    const texts = calls.map(([, message]) => (message as InstanceType<LocalKit['TextMessage']>).getText());
    expect(texts).toEqual(['one', 'two', 'three']);
  });

  it('that slept for longer than the log goes back must read again', async () => {
    const ann = await tabOf('ann');
    vi.stubGlobal('BroadcastChannel', undefined);
    const bob = await tabOf('bob');
    const calls = record(bob);
    for (let nth = 0; nth < 1002; nth++) await ann.sendMessage(text(ann, 'bob', `${nth}`));
    await bob.sendMessage(text(bob, 'ann', 'awake'));
    expect(names(calls)).toEqual(['inConnecting', 'onConnected']);
    expect((await bob.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(1002);
  });

  it('store exactly what they acknowledge while they close', async () => {
    const ann = await tabOf('ann');
    const bob = await tabOf('bob');
    let isOpen = true;
    const closing = ann.data.close().then(() => {
      isOpen = false;
    });
    const sending: Promise<string>[] = [];
    while (isOpen) {
      const sent = ann.sendMessage(text(ann, 'bob', `${sending.length}`));
      const answer = sent.then((one) => ('getText' in one ? one.getText() : ''));
      // Those that are refused must not count as unhandled before all have settled.
      answer.catch(() => undefined);
      sending.push(answer);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await closing;
    const answers = await Promise.allSettled(sending);
    const acknowledged = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await textsWith(bob, 'ann', 1000)).toEqual(acknowledged);
  });

  it('share a database only by its name', async () => {
    const ann = await tabOf('ann');
    const other = tab({ persist: 'others' });
    await expect(other.login('ann')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    expect(await all(new ann.UsersRequestBuilder().build())).toEqual([]);
  });
});
