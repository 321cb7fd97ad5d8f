import { isLoreTold, type KnownLore, knownLore, type Lore } from '@slumberfell/engine';
import { usePart } from '../../lib/static-data/use-part.ts';
import { useShown } from '../character/use-character.ts';
import { useEnemyRecord } from '../chronicle/use-luck.ts';
import { useQuestWorld } from '../quests/use-quest-world.ts';

/**
 * The lore of the world. Null for a visitor, before the story tells it, and where it cannot be had; undefined
 * until that is known.
 */
export function useLore(): Lore | null | undefined {
  const shown = useShown();
  const { questWorld, failure } = useQuestWorld(shown !== null);
  const isTold = shown !== null && questWorld !== null && isLoreTold(shown, questWorld);
  const lore = usePart('lore', isTold);
  if (shown === null || (questWorld === null && failure !== null)) return null;
  if (questWorld === null) return undefined;
  if (!isTold || lore.failure !== null) return null;
  return lore.part ?? undefined;
}

/** The lore of an enemy that the character knows. */
export interface EnemyLoreNow extends KnownLore {
  /** How often the character has beaten the enemy. */
  readonly kills: number;
}

/** As `useLore`, for one enemy. Null as well where the chronicle, which has the kills, cannot be had. */
export function useEnemyLore(enemyId: number): EnemyLoreNow | null | undefined {
  const lore = useLore();
  const record = useEnemyRecord(enemyId);
  if (!lore) return lore;
  if (!record) return record;
  const { kills } = record;
  return {
    ...knownLore(
      lore.find((one) => one.enemyId === enemyId),
      kills,
    ),
    kills,
  };
}
