import { KitButton } from 'solid-chat-kit';
import type { LocalData } from 'solid-chat-kit/local';
import { createEffect, createSignal, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import type { DemoTexts } from '../../texts/demo-texts.ts';
import { t } from '../../words/words.ts';
import { createDevice, type Session } from '../device/create-device.ts';
import { DeviceView } from '../device/device-view.tsx';
import { LOCALES } from '../settings.ts';
import { createFrameMeter } from './create-frame-meter.ts';
import { type Look, loadCast, STEPS, type Stage, type Step } from './script.ts';

/** How often the stage is checked until it is set, in ms. */
const CHECK_MS = 100;

/** Plays the show once on a device and data of its own, above what the user had open. */
export function ShowStage(props: {
  data: LocalData;
  texts: DemoTexts;
  uid: string;
  locale: string;
  onEnd: () => void;
}): JSX.Element {
  const data = untrack(() => props.data);
  const device = createDevice(
    () => data,
    untrack(() => props.uid),
  );
  const [step, setStep] = createSignal<Step>();
  const [count, setCount] = createSignal(0);
  const [look, setLook] = createSignal<Look>({});
  const timers = new Map<ReturnType<typeof setTimeout>, () => void>();
  let element!: HTMLDivElement;
  let stop!: HTMLDivElement;
  let hasStarted = false;

  const pause = (ms: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.set(timer, () => reject(new Error('The show was stopped.')));
    });
  const frame = async () => {
    await new Promise(requestAnimationFrame);
    await pause(0);
  };
  const play = async (session: Session) => {
    const peers = await loadCast(session);
    while (!element.querySelector('.kit-conversations .kit-list__row')) await pause(CHECK_MS);
    const stage: Stage = {
      session,
      peers,
      element,
      pause,
      frame,
      count: setCount,
      look: (next = {}) => setLook(next),
      texts: untrack(() => props.texts),
    };
    for (const next of STEPS) {
      setStep(next);
      await next.run(stage);
    }
  };
  const perform = async (session: Session) => {
    try {
      await play(session);
    } catch {
      // Stopped, or signed out.
    }
    props.onEnd();
  };
  createEffect(() => {
    const session = device.session();
    if (!session || hasStarted) return;
    hasStarted = true;
    void perform(session);
  });
  onMount(() => {
    stop.querySelector('button')?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) props.onEnd();
    };
    document.addEventListener('keydown', onKeyDown);
    onCleanup(() => document.removeEventListener('keydown', onKeyDown));
  });
  onCleanup(() => {
    for (const [timer, reject] of timers) {
      clearTimeout(timer);
      reject();
    }
  });

  return (
    <div class="show" ref={element}>
      <div class="show__bar" ref={stop}>
        <p class="show__title" role="status">
          {step() ? t(step()?.title ?? 'demo.show') : t('list.loading')}
        </p>
        <Show when={step()?.isMeasured}>
          <Meter count={count()} />
        </Show>
        <progress
          class="show__progress"
          aria-label={t('demo.show')}
          max={STEPS.length}
          value={step() ? STEPS.indexOf(step() as Step) + 1 : 0}
        />
        <KitButton variant="secondary" onClick={() => props.onEnd()}>
          {t('demo.stop')}
        </KitButton>
      </div>
      <div class="kit show__device" data-theme={look().theme}>
        <DeviceView
          device={device}
          label={t('demo.show')}
          locale={look().isRtl ? LOCALES.rtl : props.locale}
        />
      </div>
    </div>
  );
}

function Meter(props: { count: number }): JSX.Element {
  const frames = createFrameMeter();
  return (
    <p class="show__meter">
      <span>{t('demo.eventCount', { count: props.count })}</span>
      <span>{t('demo.frames', { fps: frames().fps, ms: frames().longest })}</span>
    </p>
  );
}
