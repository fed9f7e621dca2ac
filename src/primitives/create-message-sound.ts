import { onCleanup } from 'solid-js';
import { createException, KIT_ERROR } from '../core/exception.ts';
import type { Report } from './create-report.ts';
import { playChime } from './play-chime.ts';

/** Sounds come at least this many milliseconds apart. */
const SPACING_MS = 1000;
/** The browser does not let the page play yet, or the sound was cut short. */
const HARMLESS: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** What the sound of a list needs. */
export interface MessageSoundOptions {
  isDisabled: () => boolean;
  /** The URL of the app's sound; without one the built-in chime is played. */
  url: () => string | undefined;
  report: Report;
}

/**
 * Makes the sound for messages of others (`conv.disableSoundForMessages`, `conv.customSoundForMessages`): at most
 * one a second, silent where the browser forbids it; a sound that cannot be played is reported once.
 */
export function createMessageSound(options: MessageSoundOptions): () => void {
  const reported = new Set<string>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let playing: HTMLAudioElement | undefined;
  onCleanup(() => playing?.pause());

  const fail = (url: string, cause: unknown) => {
    if (HARMLESS.has((cause as Partial<DOMException> | null)?.name ?? '') || reported.has(url)) return;
    reported.add(url);
    const message = `The sound ${url} cannot be played. customSoundForMessages takes the URL of an audio file.`;
    options.report(createException(KIT_ERROR.SOUND_FAILED, message, cause));
  };

  return () => {
    const now = Date.now();
    if (options.isDisabled() || now - lastAt < SPACING_MS) return;
    lastAt = now;
    const url = options.url();
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
