import { isBeyondFirstSteps } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useReports } from '../../features/idle-reports/use-reports.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/** Whether the player has done the first things, or has rested once: then the page proposes aims. */
export function useIsBeyondFirstSteps(): boolean {
  const world = useWorld();
  const isBeyond = useCharacter(({ shown }) => isBeyondFirstSteps(shown, world));
  const { data: outcome } = useReports(1);
  const hasRested = outcome?.ok === true && outcome.answer.reports.length > 0;
  return hasRested || isBeyond;
}
