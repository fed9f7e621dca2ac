import { render } from '@solidjs/testing-library';
import { type ComposerHandle, KitMessageComposer, KitMessageList, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, vi } from 'vitest';
import { nextFrame } from '../support/layout.ts';

/** A chat of 'ann' with 'bob', without a connection, in which she has written a text. */
async function written(text: string) {
  const data = createLocalData({ conversations: 0, users: 4, groups: 0, now: 1_700_000_000 });
  const ann = createLocalKit({ data });
  await ann.login('ann');
  const user = await ann.getUser('bob');
  let composer!: ComposerHandle;
  const { container } = render(() => (
    <KitProvider sdk={ann} locale="en">
      <KitMessageList user={user} disableSoundForMessages onError={() => {}} />
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
  await vi.waitFor(() => expect(container.querySelector('[data-phase="empty"]')).not.toBeNull());
  controlOf(ann).disconnect();
  composer.insert(text);
  composer.send();
  const row = () => container.querySelector<HTMLElement>('.kit-message-list__row');
  await vi.waitFor(() => expect(row()?.dataset.state).toBe('waiting'));
  await nextFrame();
  const actions = () => [...container.querySelectorAll<HTMLElement>('.kit-message-bubble__failure-action')];
  return {
    ann,
    control: controlOf(ann),
    row,
    actions,
    words: () => actions().map((each) => each.textContent),
    said: () => container.querySelector('.kit-live-region')?.textContent,
    receipt: () => container.querySelector('.kit-message-bubble__receipt')?.getAttribute('aria-label'),
  };
}

it('[messages.waiting] a text without a connection waits for it, and is sent by itself', async () => {
  const chat = await written('In the tunnel');
  const row = chat.row();
  expect(row?.textContent).toContain('Waiting for connection');
  expect(row?.textContent).not.toContain('Not sent');
  expect([chat.words(), chat.receipt()]).toEqual([['Delete'], 'Waiting for connection']);
  await vi.waitFor(() => expect(chat.said()).toBe('Waiting for connection'));
  await chat.control.connect();
  await vi.waitFor(() => expect(chat.row()?.dataset.state).toBe('sent'));
  expect([chat.row(), chat.actions()]).toEqual([row, []]);
});

it('[messages.waiting] a text that waits can be deleted, and is not sent later', async () => {
  const chat = await written('Never mind');
  chat.actions()[0]?.click();
  await vi.waitFor(() => expect(chat.row()).toBeNull());
  await chat.control.connect();
  await nextFrame();
  const request = new chat.ann.MessagesRequestBuilder().setUID('bob').setLimit(5).build();
  expect(await request.fetchPrevious()).toEqual([]);
});

it('[messages.waiting] a text that the SDK refuses once there is a connection was not sent', async () => {
  const chat = await written('Refused');
  chat.control.failNext('sendMessage');
  await chat.control.connect();
  await vi.waitFor(() => expect(chat.row()?.dataset.state).toBe('failed'));
  expect(chat.words()).toEqual(['Send again', 'Delete']);
  expect(chat.row()?.textContent).toContain('Not sent.');
});
