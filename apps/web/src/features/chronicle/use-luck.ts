import { type ItemLuck, itemSources } from '@slumberfell/engine';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacterState } from '../character/use-character.ts';
import { broughtByFights } from './item-luck.ts';
import { chronicleKey } from './use-chronicle.ts';

/** How old, in ms, a chronicle may be that pages opened one after the other share. */
const SHARED_FOR = 300_000;

/** The chronicle for pages of items and enemies. Null where it is not had; undefined until it is known. */
function useKeptChronicle(isNeeded: boolean) {
  const characterId = useCharacterState(({ character }) => character?.id ?? null);
  const enabled = isNeeded && characterId !== null;
  const { data, isPending } = useQuery({
    queryKey: chronicleKey(characterId),
    queryFn: () => call('chronicle', {}),
    // A failure is asked again by the next page.
    staleTime: ({ state }) => (state.data?.ok ? SHARED_FOR : 0),
    enabled,
  });
  if (!enabled) return null;
  if (isPending) return undefined;
  return data?.ok ? data.answer : null;
}

const NO_LUCK: ItemLuck = { had: 0, expected: 0, variance: 0 };

/** Whether luck with an item can be told: the page has a character, and a fight may bring the item. */
export function useHasLuck(itemId: number): boolean {
  const hasCharacter = useCharacterState(({ character }) => character !== null);
  return broughtByFights(itemSources(itemId, useWorld())) && hasCharacter;
}

/**
 * The luck of the open character with an item; nothing is expected where no kill could bring it. Null where
 * it cannot be told or could not be fetched; undefined until it is known.
 */
export function useItemLuck(itemId: number): ItemLuck | null | undefined {
  const chronicle = useKeptChronicle(useHasLuck(itemId));
  return chronicle && (chronicle.items.find((row) => row.itemId === itemId)?.luck ?? NO_LUCK);
}

interface EnemyRecord {
  readonly kills: number;
  readonly defeats: number;
}

const NO_RECORD: EnemyRecord = { kills: 0, defeats: 0 };

/**
 * How often an enemy was beaten and how often it won. Null where there is no character or the chronicle could
 * not be fetched; undefined until it is known.
 */
export function useEnemyRecord(enemyId: number): EnemyRecord | null | undefined {
  const chronicle = useKeptChronicle(true);
  return chronicle && (chronicle.kills.find((row) => row.enemyId === enemyId) ?? NO_RECORD);
}
