import type { World } from '@slumberfell/engine';
import { useWorldOf } from '../../lib/static-data/load.ts';
import { useCharacter } from './use-character.ts';

/**
 * The world under which the current action was begun, to show that action with. New content changes neither
 * the action's duration nor its enemy, and does not remove the action. Without an action it is the current
 * world.
 */
export const useActionWorld = (): World => useWorldOf(useCharacter(({ shown }) => shown.action?.content));
