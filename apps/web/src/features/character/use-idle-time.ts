import { idleTime } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from './use-character.ts';

/**
 * Seconds that a session begun or refreshed now may run. It is computed here, because the number that the
 * server sent last becomes wrong when new content changes what the claimed trophies give.
 */
export function useIdleTime(): number {
  const world = useWorld();
  return idleTime(
    useCharacter(({ shown }) => shown.trophies),
    world,
  );
}
