import { type FinishReason, levelOf, type Shown, type World } from '@slumberfell/engine';
import { useHappenings } from '../character/happenings.ts';
import { useWorld } from '../static-data/load.ts';
import { tell } from './tell.ts';

/** How the player is told that a session ended by itself (game-design 2.16b). What they ended themselves needs no words. */
const ENDINGS: Readonly<Record<FinishReason, string | null>> = {
  done: 'All done. Your legend is waiting for the next idea.',
  limit: 'Your legend has drifted home: the idle time is used up.',
  components: 'What it needed was gone, and so the work stopped.',
  'no-key': 'The keys ran out, and the next door stayed shut.',
  defeated: 'Your legend came home early, and would rather not talk about it.',
  retired: 'What your legend was doing no longer exists. It has come home.',
  stopped: null,
  replaced: null,
  travelled: null,
};

/** Tells of ended sessions and of levels gained while the game is on screen. */
export function useTellHappenings(): void {
  const world = useWorld();
  useHappenings(({ frame, before, after }) => {
    for (const event of frame.events) {
      const ending = event.type === 'OnIdleSessionFinished' ? ENDINGS[event.reason] : null;
      if (ending) tell(ending);
    }
    for (const line of levelsGained(before.shown, after.shown, world)) tell(line);
  });
}

function levelsGained(before: Shown, after: Shown, world: World): string[] {
  if (before.experience === after.experience) return [];
  return world.sets.skills.flatMap(({ id, name }) => {
    const level = levelOf(after.experience[id - 1] ?? 0);
    return level > levelOf(before.experience[id - 1] ?? 0) ? [`${name} is now level ${level}.`] : [];
  });
}
