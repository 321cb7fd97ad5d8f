import { idleTime } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from './use-character.ts';

/**
 * Seconds that a session begun or refreshed now may run. What the server last told was true when it was told: new content
 * may have changed what the claimed trophies give since.
 */
export function useIdleTime(): number {
  const world = useWorld();
  return idleTime(
    useCharacter(({ shown }) => shown.trophies),
    world,
  );
}
