import type { Report } from '../../client/create-report.ts';

/** Errors to ignore: the browser blocked playback, or the sound was interrupted. */
const HARMLESS: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** Plays the sounds of a list. */
export interface SoundPlayer {
  /** Plays a file, or the built-in chime. */
  play(url: string | undefined): void;
  stop(): void;
}

/** Creates a sound player. Reports a file that cannot be played once. */
export function createSoundPlayer(report: Report): SoundPlayer {
  const reported = new Set<string>();
  let playing: HTMLAudioElement | undefined;
  const fail = (url: string, cause: unknown) => {
    if (HARMLESS.has((cause as Partial<DOMException> | null)?.name ?? '') || reported.has(url)) return;
    reported.add(url);
    const message = `The sound ${url} cannot be played. Set customSoundForMessages to the URL of an audio file.`;
    report(new Error(message, { cause }), 'ERR_SOUND_FAILED');
  };
  return {
    play(url) {
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
    },
    stop: () => playing?.pause(),
  };
}

/** Two soft notes: pitch in Hz, and start in seconds. */
const NOTES = [
  [880, 0],
  [1174.66, 0.09],
] as const;
const LENGTH = 0.28;
const VOLUME = 0.08;

let context: AudioContext | undefined;

/** Plays the built-in sound, which is synthesized and needs no file. Silent while the page may not play sounds. */
function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  // Chromium logs a warning for each attempt before the first click or key.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  for (const [frequency, at] of NOTES) {
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + LENGTH);
  }
}
