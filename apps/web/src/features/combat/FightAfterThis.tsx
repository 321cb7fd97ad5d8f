import { type CombatTarget, plannedFight } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { AfterThis } from '../plan/AfterThis.tsx';

const LABELS = {
  hunt: 'Hunt here after this',
  dungeon: 'Enter here after this',
} as const;

/** Plans a fight with the way there. Nothing while nothing runs. */
export function FightAfterThis({ target }: { readonly target: CombatTarget }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const habits = useHabits();
  const fight = plannedFight(target, habits, shown, world);
  return fight && <AfterThis label={LABELS[fight.kind]} steps={fight.steps} />;
}
