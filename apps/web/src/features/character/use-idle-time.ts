import { idleTime } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from './use-character.ts';

/**
 * The idle time in seconds of a session that would begin or be refreshed now. The page computes it, because
 * the number that the server sent last is wrong after new content has changed what the claimed trophies give.
 */
export function useIdleTime(): number {
  const world = useWorld();
  return idleTime(
    useCharacter(({ shown }) => shown.trophies),
    world,
  );
}
