import { idOf } from '../inputs/field.ts';
import { acceptedOf, dropErrandObstacles } from '../obstacles/quests.ts';
import { withDropped, withDroppedWeek } from '../quests/accepted.ts';
import { skillsOfDay } from '../quests/rotation.ts';
import { command } from './command.ts';

/** Drops an accepted errand. Its place on the board is free again. */
export const dropErrand = command({
  name: 'drop-errand',
  section: 'character',
  summary: 'Drop an accepted errand',
  input: { errandId: idOf('errand') },
  refusals: ['errand/none'],
  obstacles: dropErrandObstacles,
  run(draft, { errandId }) {
    const { shown, world } = draft;
    const accepted = acceptedOf(shown, errandId);
    if (accepted === undefined) return;
    // An errand that new content no longer has was at no place.
    const skillId = world.quests.errand(errandId)?.skillId ?? 0;
    const quests =
      'week' in accepted
        ? withDroppedWeek(shown.quests, accepted)
        : withDropped(shown.quests, accepted, skillsOfDay(accepted.day).indexOf(skillId));
    draft.emit({ type: 'OnErrandChange', errandId, change: 'dropped', quests });
  },
});
