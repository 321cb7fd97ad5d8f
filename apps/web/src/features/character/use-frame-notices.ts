import { levelOf, type Shown, type World } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { notify } from '../notices/notify.ts';
import { useFrameChanges } from './frame-events.ts';
import { notWornTexts } from './not-worn-text.ts';
import { notifyEnding } from './notify-ending.ts';

/** Shows notices for ended sessions, for pieces that could not be put on, and for gained levels. */
export function useFrameNotices(): void {
  const world = useWorld();
  useFrameChanges(({ frame, before, after }) => {
    for (const event of frame.events) {
      if (event.type === 'OnIdleSessionFinished') notifyEnding(event.reason);
      if (event.type !== 'OnPiecesNotWorn') continue;
      for (const line of notWornTexts(event.pieces, world)) notify(line);
    }
    for (const line of levelsGained(before.shown, after.shown, world)) notify(line);
  });
}

function levelsGained(before: Shown, after: Shown, world: World): string[] {
  if (before.experience === after.experience) return [];
  return world.sets.skills.flatMap(({ id, name }) => {
    const level = levelOf(after.experience[id - 1] ?? 0);
    return level > levelOf(before.experience[id - 1] ?? 0) ? [`${name} is now level ${level}.`] : [];
  });
}
