import { render } from '@solidjs/testing-library';
import { type ComposerHandle, KitConversations, KitMessageComposer, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { chatSdk } from '../../src/sdk/chat-sdk.ts';
import type { KitSDK } from '../../src/sdk/index.ts';
import { openSession } from '../server/local-server.ts';
import { idle, partsOf } from './harness.tsx';

/** Signs Ann in to a service with one conversation; returns her SDK, and the session that it uses. */
type Open = () => Promise<[sdk: KitSDK, session: LocalKit]>;

const dataWithChat = async () => {
  const data = createLocalData({ conversations: 0, users: 4, groups: 0, now: 1_700_000_000 });
  const ann = createLocalKit({ data });
  await ann.login('ann');
  await ann.sendMessage(new ann.TextMessage('bob', 'Before', 'user'));
  return { data, ann };
};

const SDKS: [name: string, open: Open][] = [
  [
    'the embedded SDK',
    async () => {
      const { ann } = await dataWithChat();
      return [ann, ann];
    },
  ],
  ['an own server', async () => openSession((await dataWithChat()).data, 'ann')],
];

describe.each(SDKS)('with %s', (_name, open) => {
  async function rendered() {
    const [sdk, session] = await open();
    const user = await session.getUser('bob');
    let composer!: ComposerHandle;
    const { container } = render(() => (
      <KitProvider sdk={sdk} locale="en">
        <KitConversations disableSoundForMessages />
        <KitMessageComposer
          user={user}
          disableSoundForMessages
          disableStorage
          onError={() => {}}
          onReady={(handle) => {
            composer = handle;
          }}
        />
      </KitProvider>
    ));
    const list = partsOf(container);
    await list.ready();
    const [name = ''] = list.names();
    return {
      sdk,
      control: controlOf(session),
      send: async (text: string) => {
        composer.insert(text);
        composer.send();
        await idle();
      },
      row: () => [list.preview(name), list.receipt(name), list.receiptLabel(name)],
      date: () => list.date(name),
    };
  }

  it('[conv.waiting] a row shows that its message waits for the connection, then that it was sent', async () => {
    const { control, send, row } = await rendered();
    control.disconnect();
    await send('In the tunnel');
    expect(row()).toEqual(['You: In the tunnel', 'waiting', 'Waiting for connection']);
    await control.connect();
    await idle();
    expect(row()).toEqual(['You: In the tunnel', 'sent', 'Sent']);
  });

  it('[conv.waiting] a row shows that its message failed where there is a connection', async () => {
    const { control, send, row } = await rendered();
    control.failNext('sendMessage');
    await send('Refused');
    expect(row()).toEqual(['You: Refused', 'error', 'Not sent']);
    control.disconnect();
    await idle();
    expect(row()).toEqual(['You: Refused', 'waiting', 'Waiting for connection']);
    control.failNext('sendMessage');
    await control.connect();
    await idle();
    expect(row()).toEqual(['You: Refused', 'error', 'Not sent']);
  });

  it('[conv.waiting] a row shows that its message is being sent', async () => {
    const { sdk, send, row } = await rendered();
    vi.spyOn(chatSdk(sdk), 'sendMessage').mockReturnValue(new Promise(() => {}));
    await send('Slowly');
    expect(row()).toEqual(['You: Slowly', 'pending', 'Sending']);
  });

  it('[conv.waiting] a row has the time at which its message was written, until the server tells one', async () => {
    vi.useFakeTimers({ now: new Date(2024, 4, 8, 12), toFake: ['Date'] });
    const { control, send, date } = await rendered();
    const before = date();
    control.disconnect();
    await send('In the tunnel');
    expect(date()).toBe('12:00 PM');
    await control.connect();
    await idle();
    expect(date()).toBe(before);
  });
});
