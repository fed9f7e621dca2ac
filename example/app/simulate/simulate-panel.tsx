import { KitButton } from 'solid-chat-kit';
import { KitLocalize } from 'solid-chat-kit/localize';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { t } from '../../words/words.ts';
import type { DemoData } from '../data/create-demo-data.ts';
import { DataSection } from '../data/data-section.tsx';
import type { Device } from '../device/create-device.ts';
import { Segments, Slider, Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { BURST, KINDS, type Simulator } from './create-simulator.ts';
import { FailNext } from './fail-next.tsx';

const KIND_WORDS = {
  messages: 'demo.messages',
  typing: 'demo.typing',
  presence: 'demo.presence',
  receipts: 'demo.receipts',
} as const;
const RATES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000];
const LATENCIES = [0, 100, 250, 500, 1_000, 2_000, 5_000];

/** The controls of the demo: activity of others, network, data. */
export function SimulatePanel(props: {
  id: string;
  simulator: Simulator;
  devices: readonly Device[];
  demo: DemoData;
  onClose: () => void;
}): JSX.Element {
  const [chosen, setChosen] = createSignal(0);
  const device = () => props.devices[chosen()] ?? (props.devices[0] as Device);
  const nameOf = (each: Device) => each.session()?.me.getName() ?? '…';
  let panel!: HTMLElement;
  // On a low screen it is below the devices.
  onMount(() => panel.scrollIntoView({ block: 'nearest' }));

  return (
    <aside ref={panel} class="simulate" id={props.id} aria-label={t('demo.simulate')}>
      <header class="simulate__header">
        <h2 class="simulate__title">{t('demo.simulate')}</h2>
        <button
          class="icon-button"
          type="button"
          aria-label={t('demo.close')}
          onClick={() => props.onClose()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="simulate__body">
        <section class="simulate__section">
          <h3 class="simulate__heading">{t('demo.activity')}</h3>
          <fieldset class="checks">
            <legend class="visually-hidden">{t('demo.kinds')}</legend>
            <For each={KINDS}>
              {(kind) => (
                <label class="check">
                  <input
                    class="check__input"
                    type="checkbox"
                    checked={props.simulator.kinds[kind]}
                    onChange={(event) => props.simulator.setKind(kind, event.currentTarget.checked)}
                  />
                  <span class="check__text">{t(KIND_WORDS[kind])}</span>
                </label>
              )}
            </For>
          </fieldset>
          <Slider
            label={t('demo.rate')}
            steps={RATES}
            value={props.simulator.rate()}
            format={(rate) => rate.toLocaleString(KitLocalize.language)}
            onChange={props.simulator.setRate}
          />
          <div class="simulate__buttons">
            <Show
              when={props.simulator.isRunning()}
              fallback={<KitButton onClick={props.simulator.start}>{t('demo.start')}</KitButton>}
            >
              <KitButton variant="danger" onClick={props.simulator.stop}>
                {t('demo.stop')}
              </KitButton>
            </Show>
            <KitButton variant="secondary" onClick={() => void props.simulator.burst()}>
              {t('demo.burst', { count: BURST })}
            </KitButton>
          </div>
          <p class="field__hint simulate__report">{props.simulator.report()}</p>
        </section>

        <section class="simulate__section">
          <h3 class="simulate__heading">{t('demo.network')}</h3>
          <Show when={props.devices.length > 1}>
            <Segments
              label={t('demo.device')}
              value={chosen()}
              options={props.devices.map((each, index) => [index, nameOf(each)] as const)}
              onChange={setChosen}
            />
          </Show>
          <Switch
            label={t('demo.offline')}
            hint={t('demo.offlineHint')}
            checked={device().connection() === 'offline'}
            onChange={(isOffline) => device().setOnline(!isOffline)}
          />
          <Slider
            label={t('demo.latency')}
            steps={LATENCIES}
            value={device().latency()}
            format={(ms) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`)}
            onChange={(ms) => device().setLatency(ms)}
          />
          <FailNext device={device()} />
        </section>

        <DataSection demo={props.demo} onBeforeChange={props.simulator.stop} />
      </div>
    </aside>
  );
}
