import type { EditorView } from 'codemirror';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { EXAMPLES, exampleOf, sourceOf } from './examples.ts';
import { packProgram, unpackProgram } from './link.ts';
import type { PreviewMessage, RunMessage } from './messages.ts';

/** How long after the last key the program runs, in milliseconds. */
const PAUSE = 600;

const STATES = { starting: 'Starting …', running: 'Running', failed: 'Failed' };

/** The page of the site around this one, whose address names the example or has the program. */
const page = parent;

/** An editor beside the running program. */
export function Playground(): JSX.Element {
  const [example, setExample] = createSignal(exampleOf(page.location.hash.slice(1)));
  const [source, setSource] = createSignal('');
  const [error, setError] = createSignal('');
  const [state, setState] = createSignal<keyof typeof STATES>('starting');
  const [isCopied, setCopied] = createSignal(false);
  let preview: HTMLIFrameElement | undefined;
  let parentOfEditor!: HTMLDivElement;
  let editor: EditorView | undefined;
  let program = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (cause: unknown) => {
    setError(cause instanceof Error ? cause.message : String(cause));
    setState('failed');
  };
  /** Compiles the program; the preview asks for it once it is loaded again. */
  const run = async () => {
    clearTimeout(timer);
    const text = source();
    try {
      // The compiler is large; the page shows before it is there.
      const { compile } = await import('./compile.ts');
      if (text !== source()) return;
      program = compile(text);
    } catch (cause) {
      fail(cause);
      return;
    }
    setError('');
    setState('starting');
    preview?.contentWindow?.location.reload();
  };
  /** Shows a program in the editor, and runs it. */
  const write = (text: string) => {
    setSource(text);
    editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
    void run();
  };
  const setHash = (hash: string) => page.history.replaceState(page.history.state, '', `#${hash}`);
  const show = (id: string) => {
    setExample(exampleOf(id));
    setHash(id);
    write(sourceOf(example()));
  };
  const copyLink = async () => {
    setHash(await packProgram(source()));
    try {
      await navigator.clipboard.writeText(page.location.href);
      setCopied(true);
    } catch {
      // The address of the page has the link as well.
    }
  };
  const start = async () => {
    const text = (await unpackProgram(page.location.hash.slice(1))) ?? sourceOf(example());
    setSource(text);
    void run();
    const { createEditor } = await import('./editor.ts');
    editor = createEditor({ parent: parentOfEditor, source: text, onChange: setSource, onRun: run });
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
    onCleanup(() => {
      removeEventListener('message', onMessage);
      editor?.destroy();
    });
    start().catch(fail);
  });
  createEffect(
    on(
      source,
      () => {
        setCopied(false);
        timer = setTimeout(() => void run(), PAUSE);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );

  return (
    <main class="playground">
      <h1 class="playground__hidden">Playground</h1>
      <section class="playground__editor" aria-label="Editor">
        <div class="playground__bar">
          <label class="playground__choice">
            <span>Example</span>
            <select value={example().id} onChange={({ currentTarget }) => show(currentTarget.value)}>
              <For each={Object.entries(EXAMPLES)}>
                {([label, examples]) => (
                  <optgroup label={label}>
                    <For each={examples}>
                      {({ id, title }) => (
                        <option value={id} selected={id === example().id}>
                          {title}
                        </option>
                      )}
                    </For>
                  </optgroup>
                )}
              </For>
            </select>
          </label>
          <button class="playground__run" type="button" onClick={() => void run()} title="Ctrl+Enter">
            Run
          </button>
          <button
            type="button"
            onClick={() => show(example().id)}
            disabled={source() === sourceOf(example())}
          >
            Reset
          </button>
          <button type="button" onClick={() => void copyLink()}>
            {isCopied() ? 'Link copied' : 'Copy link'}
          </button>
          <span role="status" data-state={state()}>
            {STATES[state()]}
          </span>
        </div>
        <div class="playground__code" ref={parentOfEditor} />
        <Show when={error()}>
          <pre class="playground__error" role="alert">
            {error()}
          </pre>
        </Show>
        <p class="playground__keys" id="editor-keys">
          Ctrl+Enter runs it. Tab leaves the editor; Ctrl+] and Ctrl+[ indent.
        </p>
      </section>
      <iframe class="playground__preview" ref={preview} src="./preview.html" title="Running program" />
    </main>
  );
}
