import { KitButton } from 'solid-chat-kit';
import type { KitMethod } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { DemoData } from '../data/create-demo-data.ts';
import { DataSection } from '../data/data-section.tsx';
import type { Device } from '../device/create-device.ts';
import type { Settings } from '../settings.ts';
import { Segments, Slider, Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { KINDS, type Simulator } from './create-simulator.ts';

const KIND_WORDS = {
  messages: 'Messages',
  typing: 'Typing',
  presence: 'Presence',
  receipts: 'Receipts',
} as const;
const RATES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000];
const LATENCIES = [0, 100, 250, 500, 1_000, 2_000, 5_000];

const CALLS = [
  ['sendMessage', 'Sending a message'],
  ['ConversationsRequest.fetchNext', 'A page of chats'],
  ['UsersRequest.fetchNext', 'A page of users'],
  ['MessagesRequest.fetchPrevious', 'A page of messages'],
  ['deleteConversation', 'Deleting a chat'],
] as const satisfies readonly (readonly [KitMethod, string])[];

function FailNext(props: { onFail: (method: KitMethod) => void }): JSX.Element {
  const [method, setMethod] = createSignal<KitMethod>('sendMessage');
  const id = createUniqueId();
  return (
    <div class="fail">
      <label class="field__label" for={id}>
        Call
      </label>
      <div class="select">
        <select
          id={id}
          class="select__input"
          onChange={(event) => setMethod(CALLS[event.currentTarget.selectedIndex]?.[0] ?? 'sendMessage')}
        >
          <For each={CALLS}>{([value, label]) => <option value={value}>{label}</option>}</For>
        </select>
        <Icon name="down" />
      </div>
      <KitButton variant="secondary" onClick={() => props.onFail(method())}>
        Fail the next call
      </KitButton>
    </div>
  );
}

/** The controls of the demo: activity of others, network, data, appearance. */
export function SimulatePanel(props: {
  id: string;
  simulator: Simulator;
  devices: readonly Device[];
  demo: DemoData;
  settings: Settings;
  onSettings: SetStoreFunction<Settings>;
  onClose: () => void;
}): JSX.Element {
  const [chosen, setChosen] = createSignal(0);
  const device = () => props.devices[chosen()] ?? (props.devices[0] as Device);
  const nameOf = (each: Device) => each.session()?.me.getName() ?? '…';

  return (
    <aside class="simulate" id={props.id} aria-label="Simulate">
      <header class="simulate__header">
        <h2 class="simulate__title">Simulate</h2>
        <button class="icon-button" type="button" aria-label="Close" onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="simulate__body">
        <section class="simulate__section">
          <h3 class="simulate__heading">Activity of others</h3>
          <fieldset class="checks">
            <legend class="visually-hidden">Kinds of events</legend>
            <For each={KINDS}>
              {(kind) => (
                <label class="check">
                  <input
                    class="check__input"
                    type="checkbox"
                    checked={props.simulator.kinds[kind]}
                    onChange={(event) => props.simulator.setKind(kind, event.currentTarget.checked)}
                  />
                  <span class="check__text">{KIND_WORDS[kind]}</span>
                </label>
              )}
            </For>
          </fieldset>
          <Slider
            label="Events a second"
            steps={RATES}
            value={props.simulator.rate()}
            format={(rate) => rate.toLocaleString('en')}
            onChange={props.simulator.setRate}
          />
          <div class="simulate__buttons">
            <Show
              when={props.simulator.isRunning()}
              fallback={<KitButton onClick={props.simulator.start}>Start</KitButton>}
            >
              <KitButton variant="danger" onClick={props.simulator.stop}>
                Stop
              </KitButton>
            </Show>
            <KitButton variant="secondary" onClick={() => void props.simulator.burst()}>
              Burst of 10,000
            </KitButton>
          </div>
          <p class="field__hint simulate__report">{props.simulator.report()}</p>
        </section>

        <section class="simulate__section">
          <h3 class="simulate__heading">Network</h3>
          <Show when={props.devices.length > 1}>
            <Segments
              label="Device"
              value={chosen()}
              options={props.devices.map((each, index) => [index, nameOf(each)] as const)}
              onChange={setChosen}
            />
          </Show>
          <Switch
            label="Offline"
            hint="What happens meanwhile is caught up with on return."
            checked={device().connection() === 'offline'}
            onChange={(isOffline) => device().setOnline(!isOffline)}
          />
          <Slider
            label="Latency"
            steps={LATENCIES}
            value={device().latency()}
            format={(ms) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`)}
            onChange={(ms) => device().setLatency(ms)}
          />
          <FailNext
            onFail={(method) => {
              const session = device().session();
              if (session) controlOf(session.kit).failNext(method);
            }}
          />
        </section>

        <DataSection demo={props.demo} onBeforeChange={props.simulator.stop} />

        <section class="simulate__section">
          <h3 class="simulate__heading">Look</h3>
          <Segments
            label="Theme"
            value={props.settings.theme}
            options={[
              ['system', 'System'],
              ['light', 'Light'],
              ['dark', 'Dark'],
            ]}
            onChange={(theme) => props.onSettings('theme', theme)}
          />
          <Segments
            label="Density"
            value={props.settings.density}
            options={[
              ['comfortable', 'Comfortable'],
              ['cosy', 'Cosy'],
              ['compact', 'Compact'],
            ]}
            onChange={(density) => props.onSettings('density', density)}
          />
          <Switch
            label="Right to left"
            checked={props.settings.direction === 'rtl'}
            onChange={(isRtl) => props.onSettings('direction', isRtl ? 'rtl' : 'ltr')}
          />
        </section>
      </div>
    </aside>
  );
}
