import { CONTRACT_PARTS } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit, type LocalKit, type User } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import { readText } from '../../scripts/files.mjs';
import type { Kit } from '../../src/sdk/index.ts';
import { LOCAL_PARTS, localWorld } from './local-setup.ts';
import { recordContract } from './record.ts';

/** The contract of a modified kit. */
function contractOf(change: (kit: LocalKit) => void, has: Partial<typeof LOCAL_PARTS> = LOCAL_PARTS) {
  return recordContract({
    name: 'changed',
    has,
    patience: 30,
    createWorld() {
      const data = createLocalData();
      return localWorld(() => {
        const kit = createLocalKit({ data });
        change(kit);
        return kit;
      });
    },
  });
}

it('[helper.describeKitContract] docs/your-own-sdk.md says how many tests it has', () => {
  const countOf = (has: Partial<typeof LOCAL_PARTS>) => contractOf(() => undefined, has).cases.length;
  const text = readText('docs/your-own-sdk.md').replaceAll(/\s+/g, ' ');
  expect(text).toContain(`with ${countOf({})} to ${countOf(LOCAL_PARTS)} tests`);
  const { devices, deliveries, groupReceipts, connection } = LOCAL_PARTS;
  expect(text).toContain(
    `the example below runs ${countOf({ devices, deliveries, groupReceipts, connection })}`,
  );
});

/** Returns the titles of failing tests. */
async function failuresOf(change: (kit: LocalKit) => void): Promise<string[]> {
  const failed: string[] = [];
  for (const { title, run } of contractOf(change).cases) if (await run()) failed.push(title);
  return failed;
}

/** Changes the pages of requests built by a builder class. */
function onPages<T>(builder: object, change: (page: T[]) => T[]): void {
  const { prototype } = builder as { prototype: { build(): Kit.PageRequest<T> } };
  const { build } = prototype;
  prototype.build = function (this: object) {
    const request = build.call(this);
    const fetchNext = request.fetchNext.bind(request);
    request.fetchNext = async () => change([...(await fetchNext())]);
    return request;
  };
}

/** Wraps the callbacks of a kit's message listeners. */
function onMessages(
  kit: LocalKit,
  change: (callbacks: Kit.MessageListenerCallbacks) => Kit.MessageListenerCallbacks,
) {
  const { MessageListener } = kit;
  Object.assign(kit, {
    MessageListener: class extends MessageListener {
      constructor(callbacks: Kit.MessageListenerCallbacks) {
        super(change(callbacks));
      }
    },
  });
}

type Fault = readonly [what: string, change: (kit: LocalKit) => void, title: RegExp];

const FAULTS: readonly Fault[] = [
  [
    'keeps both listeners of one id',
    (kit) => {
      let made = 0;
      const add = kit.addMessageListener.bind(kit);
      kit.addMessageListener = (id, listener) => add(`${id} ${++made}`, listener);
    },
    /replaces a listener with the same id/,
  ],
  [
    'brings a message twice',
    (kit) =>
      onMessages(kit, ({ onTextMessageReceived, ...others }) => ({
        ...others,
        onTextMessageReceived(message) {
          onTextMessageReceived?.(message);
          onTextMessageReceived?.(message);
        },
      })),
    /delivers a message once/,
  ],
  [
    'brings files as texts',
    (kit) =>
      onMessages(kit, (callbacks) => ({
        ...callbacks,
        onMediaMessageReceived: (message) => callbacks.onTextMessageReceived?.(message as never),
      })),
    /delivers a file through its own callback/,
  ],
  [
    'has no end of pages',
    (kit) => {
      let last: unknown[] = [];
      onPages<unknown>(kit.ConversationsRequestBuilder, (page) => {
        if (page.length > 0) last = page;
        return last;
      });
    },
    /each once, then stays empty/,
  ],
  [
    'drops the last row of a page',
    (kit) => onPages(kit.ConversationsRequestBuilder, (page) => page.slice(0, -1)),
    /ends with an empty page/,
  ],
  [
    'lists the user who is signed in',
    (kit) => onPages<User>(kit.UsersRequestBuilder, (page) => [...page, new kit.User('ann', 'Ann')]),
    /without the signed-in user/,
  ],
  [
    'keeps the old keyword when it is emptied',
    (kit) => {
      const { prototype } = kit.UsersRequestBuilder;
      const set = prototype.setSearchKeyword;
      prototype.setSearchKeyword = function (keyword: string) {
        return keyword ? set.call(this, keyword) : this;
      };
    },
    /all without a keyword/,
  ],
  [
    'reads nothing',
    (kit) => {
      kit.markAsRead = () => Promise.resolve();
    },
    /notifies the sender of the delivery, then of the reading/,
  ],
  [
    'adds up what is set',
    (kit) => {
      const get = kit.getConversation.bind(kit);
      kit.getConversation = async (id, type) => {
        const row = await get(id, type);
        const set = row.setUnreadMessageCount.bind(row);
        row.setUnreadMessageCount = (count) => set(row.getUnreadMessageCount() + count);
        return row;
      };
    },
    /sets the fields of a conversation/,
  ],
  [
    'counts time in milliseconds',
    (kit) => {
      const send = kit.sendMessage.bind(kit);
      kit.sendMessage = async (message) => {
        const sent = await send(message);
        sent.setSentAt(sent.getSentAt() * 1000);
        return sent;
      };
    },
    /resolves to the sent message/,
  ],
  [
    'rejects with a word',
    (kit) => {
      const get = kit.getConversation.bind(kit);
      kit.getConversation = (id, type) => get(id, type).catch(() => Promise.reject('not found'));
    },
    /rejects with a code and a message/,
  ],
  [
    'says undefined for nobody',
    (kit) => {
      const get = kit.getLoggedinUser.bind(kit);
      kit.getLoggedinUser = async () => (await get()) ?? (undefined as never);
    },
    /returns null when nobody is signed in/,
  ],
  [
    'forgets who was added to a group',
    (kit) => {
      kit.addGroupListener = () => undefined;
    },
    /who was kicked, added and banned/,
  ],
  [
    'tells of no typing',
    (kit) => {
      kit.startTyping = () => undefined;
    },
    /start and end of typing/,
  ],
  [
    'sends a muid each time',
    (kit) => {
      const send = kit.sendMessage.bind(kit);
      kit.sendMessage = (message) => {
        message.setMuid?.('');
        return send(message);
      };
    },
    /sends a message with a muid once/,
  ],
  [
    'shows replies among the others',
    (kit) => {
      kit.MessagesRequestBuilder.prototype.hideReplies = function () {
        return this;
      };
      const { build } = kit.MessagesRequestBuilder.prototype;
      kit.MessagesRequestBuilder.prototype.build = function (this: object) {
        Object.assign((this as { filter: object }).filter, { hideReplies: false });
        return build.call(this as never);
      };
    },
    /keeps them out of the other pages/,
  ],
  [
    'tells nobody of reactions',
    (kit) => onMessages(kit, ({ onMessageReactionAdded: _, ...others }) => others),
    /notifies the others who reacted/,
  ],
  [
    'tells no device what was marked as unread',
    (kit) => onMessages(kit, ({ onConversationUpdated: _, ...others }) => others),
    /other devices of what was marked as unread/,
  ],
  [
    'tells nobody that it is back',
    (kit) => {
      kit.addConnectionListener = () => undefined;
    },
    /reports the loss and the return/,
  ],
];

describe('the contract suite', () => {
  it('passes when nothing is wrong', async () => {
    expect(await failuresOf(() => undefined)).toEqual([]);
  });

  it.each(FAULTS)('finds an SDK that %s', async (_what, change, title) => {
    expect(await failuresOf(change)).toContainEqual(expect.stringMatching(title));
  });

  it('[helper.describeKitContract] names the parts that are left out, and tests none of them', () => {
    const whole = contractOf(() => undefined);
    const bare = contractOf(() => undefined, {});
    expect(whole.suites[0]).toBe('the Kit contract: changed');
    expect(bare.suites[0]).toBe(`the Kit contract: changed (without ${CONTRACT_PARTS.join(', ')})`);
    expect(bare.cases.length).toBeLessThan(whole.cases.length / 1.5);
    const { devices, ...others } = LOCAL_PARTS;
    expect(devices).toBe(true);
    const single = contractOf(() => undefined, others);
    expect(single.suites[0]).toBe('the Kit contract: changed (without devices)');
    expect(single.cases.map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/devices/));
  });

  it('runs every test of a bare SDK without help', async () => {
    const strip = (kit: LocalKit) =>
      Object.assign(kit, { markAsDelivered: undefined, blockUsers: undefined, unblockUsers: undefined });
    for (const { title, run } of contractOf(strip, {}).cases) {
      expect([title, await run()]).toEqual([title, undefined]);
    }
  });

  it('throws for a part whose tests need a missing one', () => {
    expect(() => contractOf(() => undefined, { userRoles: true })).toThrow(
      "The part 'userRoles' cannot be tested alone: also pass profiles.",
    );
  });
});
