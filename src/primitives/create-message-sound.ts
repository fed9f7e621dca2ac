import { onCleanup } from 'solid-js';
import { createException } from '../core/exception.ts';
import type { Report } from './create-report.ts';
import { playChime } from './play-chime.ts';

/** Sounds come at least this many milliseconds apart. */
const SPACING_MS = 1000;
/** The browser does not let the page play yet, or the sound was cut short. */
const HARMLESS: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** What the app sets of the sound, read reactively. */
export interface MessageSoundSettings {
  disableSoundForMessages?: boolean | undefined;
  /** The URL of the app's sound; without one the built-in chime is played. */
  customSoundForMessages?: string | undefined;
}

/**
 * Makes the sound for messages of others: at most
 * one a second, silent where the browser forbids it; a sound that cannot be played is reported once.
 */
export function createMessageSound(settings: MessageSoundSettings, report: Report): () => void {
  const reported = new Set<string>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let playing: HTMLAudioElement | undefined;
  onCleanup(() => playing?.pause());

  const fail = (url: string, cause: unknown) => {
    if (HARMLESS.has((cause as Partial<DOMException> | null)?.name ?? '') || reported.has(url)) return;
    reported.add(url);
    const message = `The sound ${url} cannot be played. customSoundForMessages takes the URL of an audio file.`;
    report(createException('ERR_SOUND_FAILED', message, cause));
  };

  return () => {
    const now = Date.now();
    if (settings.disableSoundForMessages || now - lastAt < SPACING_MS) return;
    lastAt = now;
    const url = settings.customSoundForMessages;
    if (!url) {
      playChime();
      return;
    }
    try {
      playing = new Audio(url);
      playing.play()?.catch((cause: unknown) => fail(url, cause));
    } catch (cause) {
      fail(url, cause);
    }
  };
}
