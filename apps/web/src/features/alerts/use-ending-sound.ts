import { readSetting } from '../../lib/stored-setting/stored-setting.ts';
import { useFrameChanges } from '../character/frame-events.ts';
import { endedByItself } from '../character/notify-ending.ts';
import { ENDING_SOUND, playEndingSound } from './ending-sound.ts';

/** Makes a sound when a session ends by itself, if the player has switched that on. */
export function useEndingSound(): void {
  useFrameChanges(({ frame }) => {
    const hasEnded = frame.events.some(
      (event) => event.type === 'OnIdleSessionFinished' && endedByItself(event.reason),
    );
    if (hasEnded && readSetting(ENDING_SOUND)) playEndingSound().catch(() => {});
  });
}
