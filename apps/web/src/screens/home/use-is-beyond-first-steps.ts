import { useCharacter } from '../../features/character/use-character.ts';
import { useReports } from '../../features/idle-reports/use-reports.ts';
import { isBeyond } from './first-steps.ts';

/** Whether the player has done the first things, or has rested once: then the page proposes aims. */
export function useIsBeyondFirstSteps(): boolean {
  const equipment = useCharacter(({ shown }) => shown.equipment);
  const experience = useCharacter(({ shown }) => shown.experience);
  const { data: outcome } = useReports(1);
  const hasRested = outcome?.ok === true && outcome.answer.reports.length > 0;
  return hasRested || isBeyond({ equipment, experience });
}
