import { For, type JSX, Show } from 'solid-js';
import type { Comparison, Managed } from './create-comparison.ts';
import { LISTS, listsBeside } from './lists.ts';
import type { Settings } from './settings.ts';

/** The columns of the table. */
const COLUMNS: readonly [label: string, text: (managed: Managed) => string][] = [
  ['Rows', ({ rows }) => rows.toLocaleString('en')],
  ['First rows', ({ mountTime }) => milliseconds(mountTime)],
  ['Events a second', ({ events }) => Math.round(events).toLocaleString('en')],
  ['Frames a second', ({ frames }) => frames.toFixed(0)],
  ['Longest frame', ({ longestFrame }) => milliseconds(longestFrame)],
  ['DOM mutations a second', ({ mutations }) => Math.round(mutations).toLocaleString('en')],
];

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

/** The results of each list on the same feed, side by side. */
export function ComparisonTable(props: {
  comparison: Comparison;
  settings: Settings;
  onStart: () => void;
}): JSX.Element {
  return (
    <section class="panel" aria-labelledby="comparison-title">
      <div class="panel__head">
        <h2 class="panel__title" id="comparison-title">
          Side by side
        </h2>
        <button
          class="button"
          type="button"
          onClick={() => (props.comparison.current() ? props.comparison.stop() : props.onStart())}
        >
          {props.comparison.current() ? 'Stop' : 'Measure all'}
        </button>
      </div>
      <p class="panel__text" role="status">
        <Show
          when={LISTS.find(({ id }) => id === props.comparison.current())}
          fallback="Each list for five seconds, with the rows and events chosen above."
        >
          {(list) => `Measuring ${list().label}, keep this tab in front …`}
        </Show>
      </p>
      <section class="table-box" tabindex={0} aria-label="Figures side by side">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">List</th>
              <For each={COLUMNS}>{([label]) => <th scope="col">{label}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={listsBeside(props.settings.list)}>
              {(list) => (
                <tr data-current={props.comparison.current() === list.id ? '' : undefined}>
                  <th scope="row">{list.label}</th>
                  <For each={COLUMNS}>
                    {([, text]) => (
                      <td>
                        <Show when={props.comparison.managed[list.id]} fallback="–">
                          {(managed) => text(managed())}
                        </Show>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </section>
  );
}
