import { render } from '@solidjs/testing-library';
import { type Kit, KitProvider } from 'solid-chat-kit';
import { createEffect, For } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { entityId } from '../../src/client/boundary/entities.ts';
import {
  type ConversationModel,
  createConversationModel,
} from '../../src/conversations/create-conversation-model.ts';
import { FakeSdk } from '../support/fake-sdk.ts';
import { heard, idle, withUser } from './harness.tsx';

const failure = new Error('not drawn');

/** Creates a headless list with followers; its first page was answered. */
async function followed(follow: (list: ConversationModel) => void, onError: (error: Kit.Exception) => void) {
  const sdk = new FakeSdk();
  let list!: ConversationModel;
  render(() => (
    <KitProvider sdk={sdk}>
      {(() => {
        list = createConversationModel({ onError });
        follow(list);
        return '';
      })()}
    </KitProvider>
  ));
  await idle();
  await sdk.latest.answer([
    withUser('ann', heard({ id: 2 })),
    withUser('bob', heard({ id: 1, from: 'bob' })),
  ]);
  await idle();
  const receive = async (id: number, ...senders: string[]) => {
    for (const from of senders) sdk.emit('message', 'onTextMessageReceived', heard({ id: id++, from }));
    await idle();
  };
  return { sdk, list, receive };
}

it('[error.flush] an effect that throws costs no other row of the frame its update, nor later frames', async () => {
  const onError = vi.fn();
  const counts = new Map<string, number>();
  const orders: number[] = [];
  let isBroken = false;
  const { receive } = await followed((list) => {
    createEffect(() => orders.push(list.length()));
    render(() => (
      <For each={Array.from({ length: list.length() }, (_, index) => list.at(index))}>
        {(conversation) => {
          const uid = entityId(conversation?.getConversationWith());
          createEffect(() => {
            const unread = conversation?.getUnreadMessageCount() ?? 0;
            if (isBroken && uid === 'ann') throw failure;
            counts.set(uid, unread);
          });
          return '';
        }}
      </For>
    ));
  }, onError);
  isBroken = true;
  await receive(10, 'ann', 'bob');
  expect(Object.fromEntries(counts)).toEqual({ ann: 0, bob: 1 });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'not drawn' }));
  isBroken = false;
  await receive(20, 'bob', 'ann');
  expect(Object.fromEntries(counts)).toEqual({ ann: 2, bob: 2 });
  expect(onError).toHaveBeenCalledOnce();
});

it('[error.flush] a subscriber that throws keeps no other one from the change', async () => {
  const onError = vi.fn();
  const told: string[] = [];
  const { receive } = await followed((list) => {
    const fail = () => {
      throw failure;
    };
    list.source.subscribe({ beforePublish: fail, publish: fail, afterPublish: fail });
    list.source.subscribe({
      beforePublish: () => told.push('prepare'),
      publish: () => told.push('publish'),
      afterPublish: () => told.push('settle'),
    });
  }, onError);
  told.length = 0;
  onError.mockClear();
  await receive(10, 'bob');
  expect(told).toEqual(['prepare', 'publish', 'settle']);
  expect(onError).toHaveBeenCalledTimes(3);
});

it('[error.flush] the order is published to others when one that follows the length throws', async () => {
  const onError = vi.fn();
  const ids: (string | undefined)[] = [];
  const { list } = await followed((list) => {
    createEffect(() => {
      if (list.length() === 1) throw failure;
    });
    createEffect(() => ids.push(list.at(0)?.getConversationId()));
  }, onError);
  list.remove(list.at(0) as Kit.Conversation);
  expect(ids.at(-1)).toBe('me_user_bob');
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'not drawn' }));
});

it('[error.flush] a setter of an SDK that throws costs that setter alone', async () => {
  const onError = vi.fn();
  const { list, receive } = await followed(() => {}, onError);
  const ann = list.at(0) as Kit.Conversation;
  const setUnread = vi.spyOn(ann, 'setUnreadMessageCount');
  vi.spyOn(ann, 'setLastMessage').mockImplementation(() => {
    throw failure;
  });
  await receive(10, 'ann');
  expect(setUnread).toHaveBeenCalledWith(1);
  await receive(11, 'bob');
  expect(list.at(0)?.getConversationId()).toBe('me_user_bob');
  expect(onError).not.toHaveBeenCalled();
});
