// The page in which a program runs: a built one that its address names, or one that the playground sends. It is loaded
// again for each run, so that nothing is left over.
import 'solid-chat-kit/css-variables.css';
import type { PreviewMessage, RunMessage } from './messages.ts';

const send = (message: PreviewMessage) => parent.postMessage(message, location.origin);
const fail = (cause: unknown) => {
  send({ type: 'failed', text: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) });
};

addEventListener('error', ({ error, message }) => fail(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
addEventListener('message', async ({ data, origin, source }: MessageEvent<RunMessage>) => {
  if (origin !== location.origin || source !== parent || data.type !== 'run') return;
  const url = URL.createObjectURL(new Blob([data.program], { type: 'text/javascript' }));
  try {
    await import(/* @vite-ignore */ url);
    send({ type: 'started' });
  } catch (cause) {
    fail(cause);
  } finally {
    URL.revokeObjectURL(url);
  }
});

const [built] = new URLSearchParams(location.search).get('program')?.match(/^[a-z-]+$/) ?? [];
if (built) void import(/* @vite-ignore */ `./programs/${built}.js`);
else send({ type: 'ready' });
