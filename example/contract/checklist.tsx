import { CONTRACT_PARTS, type ContractSetup } from 'solid-chat-kit/contract';
import { createSignal, For, onMount, Show, untrack } from 'solid-js';
import { type Case, collectContract } from './run-contract.ts';

const MARKS = { waiting: '·', running: '…', passed: '✓', failed: '✗' } as const;

/** Runs the contract, and shows how each test went. */
export function Checklist(props: { setup: ContractSetup }) {
  const setup = untrack(() => props.setup);
  const sections = collectContract(setup);
  const cases = sections.flatMap((section) => section.cases);
  const missing = CONTRACT_PARTS.filter((part) => !setup.has?.[part]);
  const [isRunning, setRunning] = createSignal(false);
  const countOf = (state: string) => cases.filter((each) => each.state() === state).length;
  const summary = () => {
    const failed = countOf('failed');
    return `${countOf('passed')} of ${cases.length} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  };
  const run = async () => {
    setRunning(true);
    for (const each of cases) await each.run();
    setRunning(false);
  };
  onMount(run);

  return (
    <main class="checklist" aria-busy={isRunning()}>
      <a class="checklist__back" href="/">
        Back to the demo
      </a>
      <header class="checklist__header">
        <h1>{`The contract: ${setup.name}`}</h1>
        <p class="checklist__summary" data-failed={countOf('failed') > 0 ? '' : undefined} role="status">
          {isRunning() ? `Running: ${summary()}` : summary()}
        </p>
        <progress
          max={cases.length}
          value={countOf('passed') + countOf('failed')}
          aria-label="Tests that ran"
        />
        <button type="button" disabled={isRunning()} onClick={run}>
          Run again
        </button>
      </header>
      <Show when={missing.length > 0}>
        <p class="checklist__missing">
          Not tested, because the SDK has no such part: <b>{missing.join(', ')}</b>
        </p>
      </Show>
      <For each={sections}>
        {(section) => (
          <section>
            <h2>{section.name}</h2>
            <ul>
              <For each={section.cases}>{(each) => <CaseLine case={each} />}</For>
            </ul>
          </section>
        )}
      </For>
    </main>
  );
}

function CaseLine(props: { case: Case }) {
  return (
    <li data-state={props.case.state()}>
      <span class="checklist__mark" aria-hidden="true">
        {MARKS[props.case.state()]}
      </span>
      <span>
        {props.case.title}
        <span class="checklist__state">{`, ${props.case.state()}`}</span>
      </span>
      <Show when={props.case.duration() > 0}>
        <span class="checklist__time">{`${Math.ceil(props.case.duration())} ms`}</span>
      </Show>
      <Show when={props.case.error()}>
        <pre>{props.case.error()}</pre>
      </Show>
    </li>
  );
}
