import { KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { renderToString } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';

it('[error.app] a view that throws on a server is logged, or passed to the onError of its provider', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const failure = new Error('no header');
  const fail = (): never => {
    throw failure;
  };
  const onError = vi.fn();
  const sdk = createLocalKit({ data: createLocalData() });
  const draw = (given?: typeof onError) => () => (
    <KitProvider sdk={sdk} onError={given}>
      <KitConversations headerView={fail as never} />
      <KitUsers />
    </KitProvider>
  );
  expect(renderToString(draw())).toContain('kit-conversations');
  expect(logged.mock.calls).toEqual([[failure]]);
  renderToString(draw(onError));
  expect(onError.mock.calls).toEqual([
    [expect.objectContaining({ code: 'ERR_VIEW_FAILED', details: failure })],
  ]);
  expect(logged).toHaveBeenCalledOnce();
});
