import type { IdleReportAnswer } from '@slumberfell/protocol';
import { useEffect } from 'react';
import { useCharacter } from '../character/use-character.ts';
import { noteArrivals, storeArrivals } from './arrivals-store.ts';

/** Notes which kinds of items came while the player was away. */
export function useReportArrivals(report: IdleReportAnswer | null): void {
  const characterId = useCharacter(({ id }) => id);
  useEffect(() => {
    if (report === null) return;
    noteArrivals(
      characterId,
      report.gained.map(({ itemId }) => itemId),
      report.until,
    );
    storeArrivals();
  }, [report, characterId]);
}
