import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { PageBar } from '../../app/bar.tsx';
import { t } from '../../words/words.ts';
import { Chart, type ChartSpec } from './chart.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Controls } from './controls.tsx';
import { createComparison } from './create-comparison.ts';
import { createStage, type Stage } from './create-stage.ts';
import { type Column, History } from './history.ts';
import { listOf } from './lists.ts';
import type { Reading } from './meter.ts';
import { createSettings } from './settings.ts';

const CHARTS: readonly ChartSpec[] = [
  {
    title: 'Frame time, mean and longest',
    unit: 'ms',
    column: 'frameTime',
    beside: 'longestFrame',
    least: 34,
  },
  { title: 'Events applied', unit: 'a second', column: 'events', least: 10 },
  { title: 'Rows patched', unit: 'a second', column: 'rows', least: 10 },
  { title: 'DOM mutations', unit: 'a second', column: 'mutations', least: 10 },
  { title: 'Heap in use', unit: 'MB', column: 'heap', least: 10 },
];
const BURST = 10_000;

/** The bench page: a list, its events, and their cost. */
export function App(): JSX.Element {
  const [settings, setSettings] = createSettings();
  const comparison = createComparison(settings, (list) =>
    setSettings((now) => ({ list, generation: now.generation + 1 })),
  );
  const history = new History();
  const [tick, setTick] = createSignal(0);
  const [last, setLast] = createSignal<Reading>();
  const [stage, setStage] = createSignal<Stage>();
  const [burst, setBurst] = createSignal('');
  const [isDark, setDark] = createSignal(matchMedia('(prefers-color-scheme: dark)').matches);
  let host!: HTMLDivElement;

  onMount(() => {
    const media = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDark(media.matches);
    media.addEventListener('change', follow);
    onCleanup(() => media.removeEventListener('change', follow));
    const made = createStage(host, settings, (reading, list) => {
      history.add(reading);
      setLast(reading);
      setTick((count) => count + 1);
      comparison.take(reading, list, made.mountTime());
    });
    setStage(made);
  });

  const theme = () => settings.theme ?? (isDark() ? 'dark' : 'light');
  const value = (column: Column) => {
    const reading = last();
    const found = reading?.[column] ?? Number.NaN;
    if (Number.isNaN(found)) return '–';
    return found.toLocaleString('en', { maximumFractionDigits: column === 'frameTime' ? 1 : 0 });
  };
  const state = () => {
    if (stage()?.failure()) return stage()?.failure();
    if (!stage()?.subject()) return 'Mounting …';
    return `First rows after ${stage()?.mountTime().toFixed(0)} ms`;
  };
  const runBurst = async () => {
    const took = await stage()?.burst(BURST);
    setBurst(took === undefined ? '' : `10,000 events and their frames: ${took.toFixed(0)} ms`);
  };

  return (
    <div class="kit page" data-theme={settings.theme}>
      <PageBar current="/bench/" title="Bench">
        <button
          class="bar-button"
          type="button"
          onClick={() => setSettings('theme', theme() === 'dark' ? 'light' : 'dark')}
        >
          {theme() === 'dark' ? t('demo.light') : t('demo.dark')}
        </button>
      </PageBar>
      <main class="main">
        <section class="stage" aria-label="The list">
          <div class="stage__head">
            <span class="stage__name">{listOf(settings.list).label}</span>
            <span class="stage__state" role="status">
              {state()}
            </span>
          </div>
          <div class="stage__host" ref={host} />
        </section>
        <div class="desk">
          <section class="panel" aria-label="What happens">
            <Controls
              settings={settings}
              onSettings={setSettings}
              isBusy={comparison.current() !== undefined}
            />
            <div class="actions">
              <button
                class="button button--primary"
                type="button"
                disabled={comparison.current() !== undefined}
                onClick={() => setSettings('isRunning', (on) => !on)}
              >
                {settings.isRunning ? 'Pause events' : 'Start events'}
              </button>
              <button
                class="button"
                type="button"
                aria-pressed={settings.isScrolling}
                onClick={() => setSettings('isScrolling', (on) => !on)}
              >
                Scroll through
              </button>
              <button class="button" type="button" onClick={() => void runBurst()}>
                Burst of 10,000
              </button>
              <span class="actions__text" role="status">
                {burst()}
              </span>
            </div>
          </section>
          <section class="charts" aria-label="What it costs">
            <For each={CHARTS}>
              {(spec) => (
                <Show when={spec.column !== 'heap' || 'memory' in performance}>
                  <Chart
                    spec={spec}
                    history={history}
                    tick={tick()}
                    theme={theme()}
                    value={value(spec.column)}
                  />
                </Show>
              )}
            </For>
          </section>
          <ComparisonTable
            comparison={comparison}
            settings={settings}
            onStart={() => {
              setSettings({ isRunning: true, isScrolling: false });
              comparison.start();
            }}
          />
        </div>
      </main>
    </div>
  );
}
