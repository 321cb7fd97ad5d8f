import { type ItemActionCourse, isItemAction, itemActionCourse } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useActionWorld } from './use-action-world.ts';
import { useCharacter } from './use-character.ts';

/** When the running item action ends, and when it brings the next level; null when none runs. */
export function useCourse(): ItemActionCourse | null {
  const world = useActionWorld();
  const shown = useCharacter((character) => character.shown);
  return useMemo(
    () => (isItemAction(shown.action) ? itemActionCourse(shown, shown.action, world) : null),
    [shown, world],
  );
}
