import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { heard, idle, inside, renderConversations, renderFaked, three, withUser } from './harness.tsx';

describe('what throws in the app and is rejected by the SDK', () => {
  it('[conv.onError] callbacks that throw do not stop the next listener', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))], {
      onError,
      onItemClick: () => {
        throw new Error('no click');
      },
      onSearchBarClicked: () => {
        throw new Error('no search');
      },
      showSearchBar: true,
    });
    const other = vi.fn();
    sdk.addMessageListener('app', new sdk.MessageListener({ onTextMessageReceived: other }));
    list.events.conversations.ccUpdateConversation.subscribe(() => {
      list.action('Ann').click();
    });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    expect(other).toHaveBeenCalledOnce();
    await idle();
    list.one('.kit-search-bar').click();
    expect(onError.mock.calls.map(([error]) => [error.code, error.message])).toEqual([
      ['ERR_CALLBACK_FAILED', 'no click'],
      ['ERR_CALLBACK_FAILED', 'no search'],
    ]);
    expect(list.preview('Ann')).toBe('Message 2');
  });

  it('[conv.onError] an onError that throws is reported to the page and stops nothing', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    try {
      const kit = await three();
      controlOf(kit).failNext('ConversationsRequest.fetchNext');
      const failure = new Error('no error handling');
      const list = renderConversations(kit, {
        onError: () => {
          throw failure;
        },
      });
      await list.ready();
      expect(list.phase()).toBe('error');
      expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
      inside(list.one('.kit-conversations__error-state-view'), 'button').click();
      await list.ready();
      expect(list.names()).toHaveLength(3);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    ['a string', 'no network', { code: 'ERR_UNKNOWN', message: 'no network' }],
    ['nothing', undefined, { code: 'ERR_UNKNOWN', message: expect.stringContaining('Unknown error') }],
    ['a number', 503, { code: 'ERR_UNKNOWN', message: '503' }],
    [
      'an object with a code',
      { code: 'QUOTA', reason: 'full' },
      { code: 'QUOTA', message: expect.stringContaining('full') },
    ],
    ['an Error', new Error('broken'), { code: 'ERR_UNKNOWN', message: 'broken' }],
  ])('[error.wrapped] %s that is rejected reaches onError wrapped', async (_, cause, expected) => {
    const sdk = new FakeSdk();
    const onError = vi.fn();
    const list = renderConversations(sdk, { onError });
    await idle();
    await sdk.latest.fail(cause);
    await idle();
    expect(list.phase()).toBe('error');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ...expected, name: expect.any(String) }),
    );
  });
});
