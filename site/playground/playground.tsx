import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { compile } from './compile.ts';
import { EXAMPLES, exampleOf } from './examples.ts';
import type { PreviewMessage, RunMessage } from './messages.ts';

/** How long after the last key the program runs, in milliseconds. */
const PAUSE = 600;

/** An editor beside the running program. */
export function Playground(): JSX.Element {
  const [example, setExample] = createSignal(exampleOf(location.hash.slice(1)));
  const [source, setSource] = createSignal(untrack(example).source);
  const [error, setError] = createSignal('');
  const [state, setState] = createSignal<'starting' | 'running' | 'failed'>('starting');
  let preview: HTMLIFrameElement | undefined;
  let program = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (text: string) => {
    setError(text);
    setState('failed');
  };
  /** Compiles the program; the preview asks for it once it is loaded again. */
  const run = () => {
    clearTimeout(timer);
    try {
      program = compile(source());
    } catch (cause) {
      fail(cause instanceof Error ? cause.message : String(cause));
      return;
    }
    setError('');
    setState('starting');
    preview?.contentWindow?.location.reload();
  };
  const show = (id: string) => {
    const chosen = exampleOf(id);
    setExample(chosen);
    setSource(chosen.source);
    history.replaceState(null, '', `#${chosen.id}`);
    run();
  };
  const onMessage = ({ data, origin, source: from }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || !preview || from !== preview.contentWindow) return;
    if (data.type === 'failed') fail(data.text);
    if (data.type === 'started') setState('running');
    if (data.type === 'ready' && program) {
      preview.contentWindow?.postMessage({ type: 'run', program } satisfies RunMessage, location.origin);
    }
  };

  onMount(() => {
    addEventListener('message', onMessage);
    onCleanup(() => removeEventListener('message', onMessage));
    run();
  });
  createEffect(
    on(
      source,
      () => {
        timer = setTimeout(run, PAUSE);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );

  return (
    <div class="playground">
      <section class="playground__editor">
        <div class="playground__bar">
          <label>
            Example{' '}
            <select value={example().id} onChange={({ currentTarget }) => show(currentTarget.value)}>
              <For each={EXAMPLES}>{({ id, title }) => <option value={id}>{title}</option>}</For>
            </select>
          </label>
          <button type="button" onClick={run} title="Ctrl+Enter">
            Run
          </button>
          <button type="button" onClick={() => show(example().id)} disabled={source() === example().source}>
            Reset
          </button>
          <span role="status" data-state={state()}>
            {state() === 'running' ? 'Running' : state() === 'failed' ? 'Failed' : 'Starting …'}
          </span>
        </div>
        <textarea
          aria-label="Program"
          spellcheck={false}
          autocapitalize="off"
          value={source()}
          onInput={({ currentTarget }) => setSource(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
          }}
        />
        <Show when={error()}>
          <pre role="alert">{error()}</pre>
        </Show>
      </section>
      <iframe class="playground__preview" ref={preview} src="./preview.html" title="Running program" />
    </div>
  );
}
