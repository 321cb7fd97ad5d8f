import { offSetting } from '../../lib/stored-setting/switch-setting.ts';

/** Whether this browser makes a sound when something ends while the page is open. */
export const ENDING_SOUND = offSetting('slumberfell.alerts.sound');

/** The tones of the sound: their pitch in Hz, and when they begin, in s. */
const TONES = [
  { pitch: 659.26, at: 0 },
  { pitch: 987.77, at: 0.18 },
] as const;

/** Seconds of one tone. */
const LENGTH = 0.6;
/** The loudness, from 0 to 1. */
const LOUDNESS = 0.15;

let audio: AudioContext | null = null;

/**
 * Makes the sound: two soft tones. Where the browser has no sound, or allows none before the player has
 * pressed something on the page, it stays silent.
 */
export async function playEndingSound(): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  await audio.resume();
  for (const { pitch, at } of TONES) {
    const begin = audio.currentTime + at;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(LOUDNESS, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    const tone = new OscillatorNode(audio, { frequency: pitch });
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  }
}
