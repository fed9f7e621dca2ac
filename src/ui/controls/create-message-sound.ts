import { onCleanup, untrack } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import { onDemand } from '../../utils/on-demand.ts';
import type { SoundPlayer } from './sound-player.ts';

/** The minimum time between sounds, in milliseconds. */
const SPACING_MS = 1000;

/** The sound player; loads with the first sound. */
export const soundPlayer = /* @__PURE__ */ onDemand(() =>
  import('./sound-player.ts').then((part) => part.createSoundPlayer),
);

/** The app's sound settings, read reactively. */
export interface MessageSoundSettings {
  disableSoundForMessages?: boolean | undefined;
  /** The URL of the app's sound; the built-in chime without one. */
  customSoundForMessages?: string | undefined;
}

/** Creates the sound for messages from others: at most one per second, silent if the browser blocks it. */
export function createMessageSound(settings: MessageSoundSettings, report: Report): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  let player: SoundPlayer | undefined;
  let isOver = false;
  onCleanup(() => {
    isOver = true;
    player?.stop();
  });
  const play = () => {
    player ??= untrack(soundPlayer.loaded)?.(report);
    if (!isOver) player?.play(settings.customSoundForMessages);
  };
  return () => {
    const now = performance.now();
    if (settings.disableSoundForMessages || now - lastAt < SPACING_MS) return;
    lastAt = now;
    if (untrack(soundPlayer.loaded)) play();
    else void soundPlayer.load((cause) => report(cause, 'ERR_NOT_LOADED')).then(play);
  };
}
