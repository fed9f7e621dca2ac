/** Two soft notes: their pitch in Hz, and when each begins, in seconds. */
const NOTES = [
  [880, 0],
  [1174.66, 0.09],
] as const;
const LENGTH = 0.28;
const VOLUME = 0.08;

let context: AudioContext | undefined;

/** Plays the built-in sound, made on the spot: no file is loaded. Silent where the page may not play yet. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
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
