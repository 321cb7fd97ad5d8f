import { type PlannedWay, plannedWays } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useHabits } from '../forecast/use-rest.ts';

const NONE: readonly PlannedWay[] = [];

/** The ways that bring an item as steps of a plan, besides its own recipe. None while nothing runs. */
export function useItemWays(itemId: number): readonly PlannedWay[] {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const habits = useHabits();
  return useMemo(
    () => (shown.action === null ? NONE : plannedWays(itemId, habits, shown, world)),
    [itemId, habits, shown, world],
  );
}
