import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitMessageComposer,
  KitMessageHeader,
  KitMessageList,
  KitProvider,
} from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../support/fake-sdk.ts';
import { action, group, ME, message, receipt, typing, user } from '../support/fakes.ts';
import { ACCESSORS, FAULTS, hostile, withFault } from '../support/faulty.ts';
import { withViewport } from '../support/layout.ts';
import { FakeChat, withMembers } from './model/fake-chat.ts';

type Kind = keyof typeof ACCESSORS;
type Spoil = <T extends object>(object: T) => T;

const asIs: Spoil = (object) => object;
const WHOLE = 'hostile as a whole';
/** `npm run faults` tries all. */
const FAULT_NAMES = process.env.FAULTS ? [...Object.keys(FAULTS), WHOLE] : ['throwing', WHOLE];

const onError = vi.fn<(error: Kit.Exception) => void>();
const uncaught: unknown[] = [];
const onUncaught = (event: ErrorEvent) => uncaught.push(event.error);

beforeEach(() => {
  onError.mockReset();
  uncaught.length = 0;
  withViewport(20_000);
  window.addEventListener('error', onUncaught);
});
afterEach(() => {
  window.removeEventListener('error', onUncaught);
  expect(uncaught).toEqual([]);
  for (const [error] of onError.mock.calls)
    expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

const team = group('team');
let lastId = 10_000;
type Init = Parameters<typeof message>[0];
/** A message in the group, newer than all before it. */
const said = (init: Init = {}) => {
  lastId += 1;
  return message({ id: lastId, sentAt: lastId, from: 'eve', to: team, text: `Faulty ${lastId}`, ...init });
};
/** Replaces members of an object. */
const having = <T extends object>(object: T, members: object): T => Object.assign(object, members);

const file = (type: string): Kit.Attachment => ({
  getName: () => 'a.bin',
  getUrl: () => 'data:,a',
  getMimeType: () => `${type}/a`,
  getSize: () => 7,
  getWidth: () => 4,
  getHeight: () => 3,
});
const thumbsUp = (): Kit.ReactionCount => ({
  getReaction: () => '👍',
  getCount: () => 2,
  getReactedByMe: () => false,
});

/** The kinds of faulty objects, and a message that carries one. */
const CARRIERS: Readonly<Record<string, { kind: Kind; make: (spoil: Spoil) => Kit.Message }>> = {
  'a text': { kind: 'message', make: (spoil) => spoil(said()) },
  "one's own text": {
    kind: 'message',
    make: (spoil) => spoil(said({ from: ME, deliveredAt: 5, readAt: 6 })),
  },
  'a deleted text': { kind: 'message', make: (spoil) => spoil(said({ deletedAt: 9 })) },
  'a picture': {
    kind: 'message',
    make: (spoil) => spoil(having(said({ type: 'image' }), { getAttachment: () => file('image') })),
  },
  "a file's attachment": {
    kind: 'attachment',
    make: (spoil) => having(said({ type: 'file' }), { getAttachment: () => spoil(file('text')) }),
  },
  "a picture's attachment": {
    kind: 'attachment',
    make: (spoil) => having(said({ type: 'image' }), { getAttachment: () => spoil(file('image')) }),
  },
  "a video's attachment": {
    kind: 'attachment',
    make: (spoil) => having(said({ type: 'video' }), { getAttachment: () => spoil(file('video')) }),
  },
  'a custom message': {
    kind: 'message',
    make: (spoil) => spoil(said({ category: 'custom', type: 'poll', conversationText: 'A poll' })),
  },
  'an action': {
    kind: 'message',
    make: (spoil) => spoil(action({ id: ++lastId, sentAt: lastId, from: 'eve', to: team, action: 'joined' })),
  },
  'a sender': { kind: 'user', make: (spoil) => said({ from: spoil(user('eve')) }) },
  'a receiver': { kind: 'group', make: (spoil) => said({ to: spoil(group('team')) }) },
  'a reaction count': {
    kind: 'reactionCount',
    make: (spoil) => having(said(), { getReactions: () => [thumbsUp(), spoil(thumbsUp())] }),
  },
  'a quoted message': {
    kind: 'message',
    make: (spoil) => {
      const quoted = said();
      return having(said(), {
        getQuotedMessageId: () => quoted.getId(),
        getQuotedMessage: () => spoil(quoted),
      });
    },
  },
  'a mentioned user': {
    kind: 'user',
    make: (spoil) =>
      having(said({ text: 'To <@uid:bob>' }), { getMentionedUsers: () => [spoil(user('bob'))] }),
  },
};

async function idle(): Promise<void> {
  for (let i = 0; i < 5; i++) await settled();
  flushNow();
}

/** A chat in the group, which shows these messages between two valid ones. */
async function chatOf(bad: readonly Kit.Message[], members: object = {}) {
  const sdk = withMembers(new FakeChat(), { markAsRead: () => {}, addReaction: () => {}, ...members });
  const events = createKitEvents();
  const { container } = render(() => (
    <KitProvider sdk={sdk} events={events} locale="en" timeZone="UTC">
      <KitMessageHeader group={team} onError={onError} />
      <KitMessageList group={team} disableSoundForMessages onError={onError} />
      <KitMessageComposer group={team} disableSoundForMessages onError={onError} />
    </KitProvider>
  ));
  await idle();
  await sdk.page.answer([said({ id: 1, sentAt: 1, text: 'First' }), ...bad, said({ text: 'Last' })]);
  await idle();
  const texts = () =>
    [...container.querySelectorAll('.kit-message-bubble__text')].map(({ textContent }) => textContent);
  return { sdk, events, container, texts };
}
type Chat = Awaited<ReturnType<typeof chatOf>>;

/** Expects the chat to show a message that arrives, its edit, and a reaction to it. */
async function expectLiving({ sdk, texts, container }: Chat): Promise<void> {
  const arrived = said({ text: `New ${lastId}` });
  sdk.arrive(arrived);
  await idle();
  expect(texts()).toContain(arrived.getText());
  const text = `Edited ${lastId}`;
  sdk.emit('message', 'onMessageEdited', said({ id: arrived.getId(), text, editedAt: lastId }));
  sdk.emit('message', 'onMessageReactionAdded', reactionTo(asIs, asIs, arrived));
  await idle();
  expect(texts()).toContain(text);
  const row = [...container.querySelectorAll('.kit-message-list__row')].find((each) =>
    each.textContent?.includes(text),
  );
  expect(row?.querySelector('.kit-message-bubble__reactions')?.textContent).toContain('🎉');
}

/** The event of Eve's reaction to a message. */
function reactionTo(spoilEvent: Spoil, spoil: Spoil, to: Kit.Message): Kit.ReactionEvent {
  const reaction = spoil<Kit.Reaction>({
    getMessageId: () => to.getId(),
    getReaction: () => '🎉',
    getUid: () => 'eve',
    getReactedBy: () => user('eve'),
    getReactedAt: () => lastId,
  });
  return spoilEvent<Kit.ReactionEvent>({
    getReaction: () => reaction,
    getReceiverId: () => 'team',
    getReceiverType: () => 'group',
    getConversationId: () => 'of team',
    getParentMessageId: () => 0,
  });
}

/** The accessors to spoil, each alone. */
const accessorsOf = (kind: Kind, fault: string) => {
  if (fault === WHOLE) return ['all'];
  return kind === 'message' ? [...ACCESSORS.message, ...ACCESSORS.inChat] : ACCESSORS[kind];
};
const spoiling =
  (accessor: string, fault: string): Spoil =>
  (object) =>
    fault === WHOLE ? hostile() : withFault(object, accessor, fault);

describe.each(Object.entries(CARRIERS))('[error.bad-object] in a chat, %s', (_, { kind, make }) => {
  it.each(FAULT_NAMES)('whose accessors are %s costs no other message', async (fault) => {
    const spoils = accessorsOf(kind, fault).map((accessor) => spoiling(accessor, fault));
    const chat = await chatOf(spoils.map(make));
    expect(chat.texts()).toEqual(expect.arrayContaining(['First', 'Last']));
    for (const spoil of spoils) {
      for (const name of ['onTextMessageReceived', 'onMediaMessageReceived', 'onCustomMessageReceived'])
        chat.sdk.emit('message', name, make(spoil));
      for (const name of ['onMessageEdited', 'onMessageDeleted']) chat.sdk.emit('message', name, make(spoil));
      for (const status of ['inprogress', 'success', 'error'] as const)
        chat.events.messages.ccMessageSent.next({ message: make(spoil), status });
      for (const channel of ['ccMessageEdited', 'ccMessageDeleted', 'ccMessageRead'] as const)
        chat.events.messages[channel].next(make(spoil) as never);
      await idle();
    }
    await expectLiving(chat);
    expect(chat.texts()).toEqual(expect.arrayContaining(['First', 'Last']));
  });
});

describe.each(['reaction', 'reactionEvent', 'receipt', 'typing'] as const)(
  '[error.bad-object] in a chat, an event of the kind %s',
  (kind) => {
    it.each(FAULT_NAMES)('whose accessors are %s costs no other event', async (fault) => {
      const own = said({ from: ME, text: 'Mine' });
      const chat = await chatOf([own]);
      for (const accessor of accessorsOf(kind, fault)) {
        const spoil = spoiling(accessor, fault);
        const send = (name: string, event: object) => chat.sdk.emit('message', name, event);
        if (kind === 'typing') {
          for (const name of ['onTypingStarted', 'onTypingEnded', 'onTypingStarted'])
            send(name, spoil(typing('eve', 'team')));
        } else if (kind === 'receipt') {
          const init = { messageId: own.getId(), by: 'eve', receiver: 'team', receiverType: 'group' };
          for (const name of ['Delivered', 'Read', 'DeliveredToAll', 'ReadByAll'])
            send(`onMessages${name}`, spoil(receipt({ ...init, deliveredAt: 5, readAt: 5 })));
        } else {
          const event = kind === 'reaction' ? reactionTo(asIs, spoil, own) : reactionTo(spoil, asIs, own);
          for (const name of ['Added', 'Removed', 'Added']) send(`onMessageReaction${name}`, event);
        }
        await idle();
      }
      await expectLiving(chat);
      expect(chat.texts()).toEqual(expect.arrayContaining(['First', 'Mine', 'Last']));
    });
  },
);

describe('[error.bad-object] among the members of a group', () => {
  it.each(FAULT_NAMES)('users whose accessors are %s cost no other suggestion', async (fault) => {
    vi.useFakeTimers();
    const accessors = fault === WHOLE ? ['all'] : ['getUid', 'getName', 'getAvatar'];
    const members = accessors.map((accessor) => spoiling(accessor, fault)(user(accessor)));
    const page = [user('ann'), ...members, user('bob')];
    class GroupMembersRequestBuilder {
      setLimit = () => this;
      setSearchKeyword = () => this;
      build = () => ({ fetchNext: async () => page.splice(0) });
    }
    const { container } = await chatOf([], { GroupMembersRequestBuilder });
    const field = container.querySelector('textarea') as HTMLTextAreaElement;
    field.focus();
    field.value = '@';
    field.setSelectionRange(1, 1);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    document.dispatchEvent(new Event('selectionchange'));
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await idle();
    const found = [...container.querySelectorAll('.kit-message-composer__suggestion')];
    // The avatar shows the first letter.
    const names = found.map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Aann', 'Bbob']));
  });
});
