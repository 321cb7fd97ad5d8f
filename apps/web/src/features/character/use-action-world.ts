import type { World } from '@slumberfell/engine';
import { useWorldOf } from '../../lib/static-data/load.ts';
import { useCharacter } from './use-character.ts';

/**
 * The world in which the action, fight or run under way is shown. New content leaves it as it was begun: its time, its
 * enemy, and that it exists at all. At rest it is the world that is live.
 */
export const useActionWorld = (): World => useWorldOf(useCharacter(({ shown }) => shown.action?.content));
