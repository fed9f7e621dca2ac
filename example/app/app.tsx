import type { LocalData } from 'solid-chat-kit/local';
import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { showLanguage, t } from '../words/words.ts';
import { createDemoData } from './data/create-demo-data.ts';
import { createDevice, type Device } from './device/create-device.ts';
import { DeviceView } from './device/device-view.tsx';
import { createLife } from './live/create-life.ts';
import { accentOf, LookRow } from './look-row.tsx';
import { createSettings, localeOf } from './settings.ts';
import { ShowStage } from './show/show-stage.tsx';
import { createSimulator } from './simulate/create-simulator.ts';
import { SimulatePanel } from './simulate/simulate-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { keepFocus } from './ui/keep-focus.ts';
import { addressFor, otherThan, rememberUid, uidOfTab } from './who.ts';

const TITLE = document.title;

/** The app's window: one or two devices on the same data, and the controls of the simulation. */
export function App(): JSX.Element {
  const [settings, setSettings] = createSettings();
  const demo = createDemoData(() => settings.language);
  const [hasSecond, setHasSecond] = createSignal(false);
  const [second, setSecond] = createSignal<Device>();
  const [isSimulating, setSimulating] = createSignal(false);
  /** The data of the show, while it plays. */
  const [show, setShow] = createSignal<LocalData>();
  const simulateId = createUniqueId();
  const [isStyling, setStyling] = createSignal(false);
  const lookId = createUniqueId();
  const first = createDevice(demo.data, uidOfTab());
  const simulator = createSimulator(demo.data, first.session, demo.texts);
  const devices = () => [first, second()].filter((device) => device !== undefined);
  const isLive = () => settings.isLive && !show();
  let root!: HTMLDivElement;
  createLife(first.session, demo.texts, isLive, true);
  keepFocus(() => root);

  createEffect(() => {
    document.documentElement.dir = settings.direction;
    document.documentElement.lang = settings.language;
    void showLanguage(settings.language, localeOf(settings));
  });
  const focusBar = (name: string) => root.querySelector<HTMLElement>(`.bar-button--${name}`)?.focus();
  const closeSimulate = () => {
    setSimulating(false);
    focusBar('simulate');
  };
  const startShow = async () => {
    simulator.stop();
    const data = await demo.makeAside();
    setShow((shown) => shown ?? data);
  };
  const endShow = () => {
    if (!show()) return;
    setShow(undefined);
    focusBar('show');
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
    createLife(device.session, demo.texts, isLive);
    onCleanup(() => setSecond(undefined));
    return <DeviceView device={device} label={t('demo.secondDevice')} locale={localeOf(settings)} isSecond />;
  };

  return (
    <div
      ref={root}
      class="kit app"
      data-theme={settings.theme === 'system' ? undefined : settings.theme}
      data-density={settings.density}
      data-wallpaper={settings.wallpaper === 'none' ? undefined : settings.wallpaper}
      style={{ '--kit-primary-color': accentOf(settings.hue) }}
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
        lookId={lookId}
        isStyling={isStyling()}
        onLook={() => setStyling((open) => !open)}
        isShowing={show() !== undefined}
        onShow={() => void startShow()}
      />
      <Show when={isStyling()}>
        <LookRow id={lookId} settings={settings} onSettings={setSettings} />
      </Show>
      <main
        class="app__main"
        data-devices={hasSecond() ? 2 : 1}
        data-show={show() ? '' : undefined}
        data-simulate={isSimulating() ? '' : undefined}
      >
        <DeviceView device={first} label={t('demo.firstDevice')} locale={localeOf(settings)} title={TITLE} />
        <Show when={hasSecond()}>
          <SecondDevice />
        </Show>
        <Show when={isSimulating()}>
          <SimulatePanel
            id={simulateId}
            simulator={simulator}
            devices={devices()}
            demo={demo}
            onClose={closeSimulate}
          />
        </Show>
        <Show when={show() && demo.texts()}>
          {(texts) => (
            <ShowStage
              data={show() as LocalData}
              texts={texts()}
              uid="ann"
              locale={localeOf(settings)}
              onEnd={endShow}
            />
          )}
        </Show>
      </main>
    </div>
  );
}
