import { type ItemLuck, itemSources } from '@slumberfell/engine';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacterState } from '../character/use-character.ts';
import { broughtByFights } from './item-luck.ts';
import { chronicleKey } from './use-chronicle.ts';

/** How old, in ms, a chronicle may be that pages opened one after the other share. */
const SHARED_FOR = 300_000;

/** The chronicle for pages of items and enemies. Null where there is none; undefined until it is known. */
function useSharedChronicle(isNeeded: boolean) {
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

/** The luck of the open character with an item. Null where no kill could bring it; undefined until known. */
export function useItemLuck(itemId: number): ItemLuck | null | undefined {
  const chronicle = useSharedChronicle(broughtByFights(itemSources(itemId, useWorld())));
  if (!chronicle) return chronicle;
  const luck = chronicle.items.find((row) => row.itemId === itemId)?.luck;
  return luck && luck.expected > 0 ? luck : null;
}

/** How often an enemy was beaten and how often it won. Null for neither; undefined until known. */
export function useEnemyRecord(
  enemyId: number,
): { readonly kills: number; readonly defeats: number } | null | undefined {
  const chronicle = useSharedChronicle(true);
  return chronicle && (chronicle.kills.find((row) => row.enemyId === enemyId) ?? null);
}
