import { fireEvent, render } from '@solidjs/testing-library';
import { type Kit, KitMessageComposer, KitMessageList, KitProvider, type OpenedChat } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { flushNow } from 'solid-chat-kit/testing';
import { createStore } from 'solid-js/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyChat } from '../support/any-chat.ts';
import { settled } from '../support/fake-sdk.ts';
import { group, ME, message, receipt, user } from '../support/fakes.ts';
import { withViewport } from '../support/layout.ts';
import { FakeChat, withMembers } from './model/fake-chat.ts';

const NOW = 1_700_000_000;
/** Replaces members of an object. */
const having = <T extends object>(object: T, members: object): T => Object.assign(object, members);
const said = (id: number, init: Parameters<typeof message>[0] = {}) =>
  message({ id, sentAt: NOW + id, from: 'ann', to: ME, text: `No. ${id}`, ...init });
const own = (id: number, init: Parameters<typeof message>[0] = {}) =>
  said(id, { from: ME, to: 'ann', ...init });

async function idle(): Promise<void> {
  for (let i = 0; i < 5; i++) await settled();
  flushNow();
}

beforeEach(() => withViewport(20_000));

/** A chat with Ann that shows a page of messages. */
async function chatOf(page: readonly Kit.Message[]) {
  const sdk = withMembers(new FakeChat(), { markAsRead: () => {}, addReaction: () => {} });
  const errors: Kit.Exception[] = [];
  const { container } = render(() => (
    <KitProvider sdk={sdk} locale="en" timeZone="UTC">
      <KitMessageList user={user('ann')} disableSoundForMessages onError={(error) => errors.push(error)} />
    </KitProvider>
  ));
  await idle();
  await sdk.page.answer(page);
  await idle();
  const rows = () => [...container.querySelectorAll<HTMLElement>('.kit-message-list__row')];
  const part = (row: Element | undefined, name: string) =>
    row?.querySelector<HTMLElement>(`.kit-message-bubble__${name}`);
  return {
    sdk,
    errors,
    container,
    rows,
    part,
    texts: () => rows().map((row) => part(row, 'text')?.textContent ?? ''),
    row: (text: string) => rows().find((row) => row.textContent?.includes(text)),
    emit: async (name: string, ...events: unknown[]) => {
      for (const event of events) sdk.emit('message', name, event as never);
      await idle();
    },
  };
}

describe('messages that lack something', () => {
  it('[messages.bad] without sender or text show as far as they can', async () => {
    const chat = await chatOf([
      said(1),
      having(said(2), { getSender: () => null }),
      having(said(3), { getText: () => null }),
      having(said(4), { getSender: () => undefined, getText: () => undefined }),
      said(5),
    ]);
    expect(chat.rows()).toHaveLength(5);
    expect(chat.texts().filter((text) => text.startsWith('No.'))).toEqual(['No. 1', 'No. 2', 'No. 5']);
    expect(chat.container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    expect(chat.rows().map((row) => row.dataset.own)).toEqual(Array(5).fill(undefined));
  });

  it('[messages.bad] with times that cannot be show no time that is none', async () => {
    const times = [undefined, null, Number.NaN, 'soon', -5, Number.POSITIVE_INFINITY, NOW * 1000, 1e20];
    const chat = await chatOf([
      said(1),
      ...times.map((time, at) => having(said(at + 2), { getSentAt: () => time })),
      said(20),
    ]);
    expect(new Set(chat.texts())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((id) => `No. ${id}`)));
    expect(chat.container.textContent).not.toMatch(/Invalid|NaN|Infinity|undefined/);
    for (const time of chat.container.querySelectorAll('time'))
      expect(time.dateTime === '' || !Number.isNaN(Date.parse(time.dateTime)), time.outerHTML).toBe(true);
  });

  it('[messages.bad] out of order stand by the time they were sent, and twice once', async () => {
    const chat = await chatOf([said(4), said(2), said(9), said(2), said(4), said(1)]);
    expect(chat.texts()).toEqual(['No. 1', 'No. 2', 'No. 4', 'No. 9']);
    chat.sdk.arrive(said(7), said(3), said(7), said(9));
    await idle();
    expect(chat.texts()).toEqual([1, 2, 3, 4, 7, 9].map((id) => `No. ${id}`));
  });
});

/** The event of a user's reaction to a message. */
const reactionOf = (uid: string, id: unknown): Kit.ReactionEvent => {
  const reaction = {
    getMessageId: () => id,
    getReaction: () => '🎉',
    getUid: () => uid,
    getReactedBy: () => user(uid),
    getReactedAt: () => NOW + 50,
  };
  return {
    getReaction: () => reaction,
    getReceiverId: () => ME,
    getReceiverType: () => 'user',
    getConversationId: () => '',
    getParentMessageId: () => 0,
  } as unknown as Kit.ReactionEvent;
};

describe('events', () => {
  it('[messages.bad] with an id as text, of a message whose id is a number, change that message', async () => {
    const chat = await chatOf([said(1), said(2), own(3)]);
    const asText = (id: number, init: object) => having(said(id, init), { getId: () => String(id) });
    await chat.emit('onMessageEdited', asText(1, { text: 'Edited', editedAt: NOW + 60 }));
    await chat.emit('onMessageDeleted', asText(2, { deletedAt: NOW + 60 }));
    await chat.emit('onMessageReactionAdded', reactionOf('ann', '3'));
    await chat.emit(
      'onMessagesRead',
      having(receipt({ messageId: 3, by: 'ann', readAt: NOW + 60 }), { getMessageId: () => '3' }),
    );
    expect(chat.rows()).toHaveLength(3);
    const [first, second, third] = chat.rows();
    expect(first?.textContent).toContain('Edited');
    expect(second?.textContent).toContain('Message deleted');
    expect(chat.part(third, 'reactions')?.textContent).toContain('🎉');
    expect(chat.part(third, 'receipt')?.getAttribute('aria-label')).toBe('Read');
    expect(chat.errors).toEqual([]);
  });

  it('[messages.bad] of unknown messages, twice and in the wrong order, leave what is true', async () => {
    const chat = await chatOf([said(1), own(2)]);
    await chat.emit('onMessageEdited', said(77, { text: 'Unknown', editedAt: NOW + 60 }));
    await chat.emit('onMessageDeleted', said(78, { deletedAt: NOW + 60 }));
    await chat.emit('onMessagesRead', receipt({ messageId: 79, by: 'bob', readAt: NOW + 60 }));
    await chat.emit('onMessageReactionAdded', reactionOf('ann', 80));
    expect(chat.texts()).toEqual(['No. 1', 'No. 2']);
    expect(chat.part(chat.rows()[1], 'receipt')?.getAttribute('aria-label')).toBe('Sent');
    const later = said(1, { text: 'Later', editedAt: NOW + 90 });
    await chat.emit('onMessageEdited', later, said(1, { text: 'Earlier', editedAt: NOW + 80 }), later);
    expect(chat.texts()[0]).toBe('Later');
    const read = receipt({ messageId: 2, by: 'ann', readAt: NOW + 60 });
    await chat.emit('onMessagesRead', read, read);
    await chat.emit('onMessagesDelivered', receipt({ messageId: 2, by: 'ann', deliveredAt: NOW + 50 }));
    expect(chat.part(chat.rows()[1], 'receipt')?.getAttribute('aria-label')).toBe('Read');
    const gone = said(1, { deletedAt: NOW + 95 });
    await chat.emit('onMessageDeleted', gone, gone);
    await chat.emit('onMessageEdited', said(1, { text: 'Back?', editedAt: NOW + 92 }));
    expect(chat.rows()[0]?.textContent).toContain('Message deleted');
    expect(chat.errors).toEqual([]);
  });

  it('[messages.bad] of strangers count their reaction once, and removing one that is not there takes nothing', async () => {
    const chat = await chatOf([said(1)]);
    const stranger = reactionOf('nobody-knows', 1);
    await chat.emit('onMessageReactionAdded', stranger, stranger);
    const shown = () => chat.part(chat.rows()[0], 'reactions')?.textContent ?? '';
    expect(shown()).toBe('🎉1');
    await chat.emit('onMessageReactionRemoved', reactionOf('another', 1));
    await chat.emit('onMessageReactionRemoved', stranger, stranger);
    expect(shown()).toBe('');
  });
});

describe('files', () => {
  const file = (id: number, name: unknown, size: unknown, url = 'https://example.org/a') =>
    having(said(id, { type: 'file' }), {
      getAttachment: () => ({
        getName: () => name,
        getSize: () => size,
        getUrl: () => url,
        getMimeType: () => 'application/octet-stream',
      }),
    });

  it('[messages.kinds] have names in any script, and any size', async () => {
    const long = `${'длинное-имя-'.repeat(400)}.txt`;
    const names: string[] = [
      'مرفق.pdf',
      '映画🎬.mkv',
      'photo\u202egpj.exe',
      '<img src=x onerror=alert(1)>',
      long,
    ];
    const chat = await chatOf([
      ...names.map((name, at) => file(at + 1, name, 2_000_000_000)),
      file(10, 'empty.txt', 0),
      file(11, 'odd.txt', -1),
      file(12, 'odder.txt', Number.NaN),
      file(13, null, null),
      file(14, 'link.txt', 7, 'javascript:alert(1)'),
      file(15, 'page.txt', 7, 'data:text/html,<script>alert(1)</script>'),
    ]);
    expect(chat.rows()).toHaveLength(11);
    // What would show "photoexe.jpg" is visible instead.
    const shown = names.map((name) => name.replace('\u202e', '\ufffd'));
    for (const name of shown) expect(chat.row(name)?.textContent).toContain('2 GB');
    expect(chat.container.querySelector('[onerror], script')).toBeNull();
    expect(chat.container.textContent).not.toMatch(/undefined|null|NaN|-1/);
    for (const name of ['link.txt', 'page.txt'])
      expect(chat.row(name)?.querySelector('[href], [src]'), name).toBeNull();
  });
});

describe('a chat with both, neither, or another one', () => {
  it('[messages.chat] [chat.peer] says so, sends nothing, and keeps what was typed', async () => {
    const data = createLocalData({ conversations: 0, users: 4, groups: 0 });
    const ann = createLocalKit({ data });
    await ann.login('ann');
    const bob = await ann.getUser('bob');
    const team = await ann.createGroup(new ann.Group('team', 'Team'));
    const sending = vi.spyOn(ann, 'sendMessage');
    const codes: (string | number | undefined)[] = [];
    const onError = ({ code }: Kit.Exception) => {
      codes.push(code);
    };
    const [props, set] = createStore<AnyChat>({ user: bob, group: team });
    const { container } = render(() => (
      <KitProvider sdk={ann} locale="en">
        <KitMessageList {...(props as OpenedChat)} disableSoundForMessages onError={onError} />
        <KitMessageComposer {...(props as OpenedChat)} disableSoundForMessages onError={onError} />
      </KitProvider>
    ));
    const field = () => container.querySelector<HTMLTextAreaElement>('textarea');
    await vi.waitFor(() => expect(field()).not.toBeNull());
    for (const bad of [
      { user: bob, group: team },
      { user: undefined, group: undefined },
    ]) {
      set(bad);
      await idle();
      expect(container.querySelector('.kit-message-list [role="alert"]')?.textContent).toContain(
        'exactly one',
      );
      const typed = field() as HTMLTextAreaElement;
      fireEvent.input(typed, { target: { value: 'Never lost' } });
      fireEvent.keyDown(typed, { key: 'Enter' });
      await idle();
      expect(typed.value).toBe('Never lost');
    }
    expect([sending.mock.calls, new Set(codes)]).toEqual([[], new Set(['ERR_BAD_CHAT'])]);
  });

  it('[messages.builder] shows an error and no message of another chat', async () => {
    const chat = await chatOf([
      said(1, { from: 'eve', to: 'bob', text: 'For Bob alone' }),
      message({ id: 2, sentAt: NOW, from: 'eve', to: group('team'), text: 'For the team' }),
    ]);
    expect(chat.rows()).toEqual([]);
    expect(chat.container.textContent).not.toMatch(/For (Bob|the team)/);
    expect(chat.container.querySelector('[role="alert"]')?.textContent).not.toBe('');
    expect(chat.errors.map(({ code }) => code)).toEqual(['ERR_BAD_OBJECT']);
  });
});

describe('another user', () => {
  it('[composer.outbox-user] in the middle of a send sees nothing of it; the first one finds it again', async () => {
    const data = createLocalData({ conversations: 0, users: 4, groups: 0 });
    const kit = createLocalKit({ data });
    await kit.login('ann');
    await kit.createUser(new kit.User('cid', 'Cid'));
    const bob = await kit.getUser('bob');
    const send = kit.sendMessage.bind(kit);
    let answer!: () => Promise<unknown>;
    vi.spyOn(kit, 'sendMessage').mockImplementationOnce((sent) => {
      const message = sent as Parameters<typeof send>[0];
      return new Promise((resolve, reject) => {
        answer = () => send(message).then(resolve, reject);
      });
    });
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitMessageList user={bob} disableSoundForMessages onError={() => {}} />
        <KitMessageComposer user={bob} disableSoundForMessages onError={() => {}} />
      </KitProvider>
    ));
    const field = () => container.querySelector('textarea') as HTMLTextAreaElement;
    const row = () => container.querySelector<HTMLElement>('.kit-message-list__row');
    await vi.waitFor(() => expect(field()).not.toBeNull());
    await idle();
    fireEvent.input(field(), { target: { value: 'On its way' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await vi.waitFor(() => expect(row()?.dataset.state).toBe('pending'));
    fireEvent.input(field(), { target: { value: 'And a draft' } });
    await kit.logout();
    await kit.login('cid');
    await vi.waitFor(() => expect(field().value).toBe(''));
    expect(row()).toBeNull();
    expect(container.textContent).not.toContain('On its way');
    await kit.logout();
    await kit.login('ann');
    await vi.waitFor(() => expect(field().value).toBe('And a draft'));
    await vi.waitFor(() => expect(row()?.textContent).toContain('On its way'));
    await answer();
    await vi.waitFor(() => expect(row()?.dataset.state).toBe('sent'));
    expect(container.querySelectorAll('.kit-message-list__row')).toHaveLength(1);
  });
});
