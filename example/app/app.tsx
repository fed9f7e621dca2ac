import { createLocalData } from 'solid-chat-kit/local';
import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { avatarOf } from './avatars.ts';
import { createDevice, type Device } from './device/create-device.ts';
import { DeviceView } from './device/device-view.tsx';
import { createSettings, LOCALES } from './settings.ts';
import { createSimulator } from './simulate/create-simulator.ts';
import { SimulatePanel } from './simulate/simulate-panel.tsx';
import { TopBar } from './top-bar.tsx';

const makeData = (conversations: number) =>
  createLocalData({ seed: 356, conversations, messages: 120, avatar: avatarOf });

/** The window: one device or two on the same data, and what can be simulated. */
export function App(): JSX.Element {
  const [settings, setSettings] = createSettings();
  const [size, setSize] = createSignal(200);
  const [data, setData] = createSignal(makeData(200));
  const [hasSecond, setHasSecond] = createSignal(false);
  const [second, setSecond] = createSignal<Device>();
  const [isSimulating, setSimulating] = createSignal(false);
  const simulateId = createUniqueId();
  const first = createDevice(data, 'ann');
  const simulator = createSimulator(data, first.session);
  const devices = () => [first, second()].filter((device) => device !== undefined);

  createEffect(() => {
    document.documentElement.dir = settings.direction;
  });
  const closeSimulate = () => {
    setSimulating(false);
    document.querySelector<HTMLButtonElement>('.bar-button--simulate')?.focus();
  };
  const reseed = (next: number) => {
    simulator.stop();
    setSize(next);
    setData(makeData(next));
  };
  const other = () => (first.session()?.me.getUid() === 'bob' ? 'ann' : 'bob');

  /** Ends with its place on the page: its user goes offline then. */
  const SecondDevice = () => {
    const device = createDevice(data, untrack(other));
    setSecond(device);
    onCleanup(() => setSecond(undefined));
    return <DeviceView device={device} label="Second device" locale={LOCALES[settings.direction]} />;
  };

  return (
    <div
      class="kit app"
      data-theme={settings.theme === 'system' ? undefined : settings.theme}
      data-density={settings.density}
    >
      <TopBar
        settings={settings}
        onSettings={setSettings}
        hasSecond={hasSecond()}
        simulateId={simulateId}
        isSimulating={isSimulating()}
        isRunning={simulator.isRunning()}
        onSimulate={() => setSimulating((open) => !open)}
        onSecond={() => setHasSecond((on) => !on)}
      />
      <main class="app__main" data-devices={hasSecond() ? 2 : 1}>
        <DeviceView device={first} label="First device" locale={LOCALES[settings.direction]} />
        <Show when={hasSecond()}>
          <SecondDevice />
        </Show>
        <Show when={isSimulating()}>
          <SimulatePanel
            id={simulateId}
            simulator={simulator}
            devices={devices()}
            size={size()}
            onSize={reseed}
            settings={settings}
            onSettings={setSettings}
            onClose={closeSimulate}
          />
        </Show>
      </main>
    </div>
  );
}
