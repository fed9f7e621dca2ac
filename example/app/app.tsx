import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { createDemoData } from './data/create-demo-data.ts';
import { createDevice, type Device } from './device/create-device.ts';
import { DeviceView } from './device/device-view.tsx';
import { createSettings, localeOf } from './settings.ts';
import { createSimulator } from './simulate/create-simulator.ts';
import { SimulatePanel } from './simulate/simulate-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { addressFor, otherThan, rememberUid, uidOfTab } from './who.ts';

/** The app's window: one or two devices on the same data, and the controls of the simulation. */
export function App(): JSX.Element {
  const [settings, setSettings] = createSettings();
  const demo = createDemoData();
  const [hasSecond, setHasSecond] = createSignal(false);
  const [second, setSecond] = createSignal<Device>();
  const [isSimulating, setSimulating] = createSignal(false);
  const simulateId = createUniqueId();
  const first = createDevice(demo.data, uidOfTab());
  const simulator = createSimulator(demo.data, first.session);
  const devices = () => [first, second()].filter((device) => device !== undefined);

  createEffect(() => {
    document.documentElement.dir = settings.direction;
    document.documentElement.lang = settings.language;
  });
  const closeSimulate = () => {
    setSimulating(false);
    document.querySelector<HTMLButtonElement>('.bar-button--simulate')?.focus();
  };
  const other = () => otherThan(first.session()?.me.getUid());
  createEffect(() => {
    const uid = first.session()?.me.getUid();
    if (uid) rememberUid(uid);
  });

  /** Signs its user out when it is unmounted. */
  const SecondDevice = () => {
    const device = createDevice(demo.data, untrack(other));
    setSecond(device);
    onCleanup(() => setSecond(undefined));
    return <DeviceView device={device} label="Second device" locale={localeOf(settings)} />;
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
        tabAddress={addressFor(other())}
      />
      <main class="app__main" data-devices={hasSecond() ? 2 : 1}>
        <DeviceView device={first} label="First device" locale={localeOf(settings)} />
        <Show when={hasSecond()}>
          <SecondDevice />
        </Show>
        <Show when={isSimulating()}>
          <SimulatePanel
            id={simulateId}
            simulator={simulator}
            devices={devices()}
            demo={demo}
            settings={settings}
            onSettings={setSettings}
            onClose={closeSimulate}
          />
        </Show>
      </main>
    </div>
  );
}
