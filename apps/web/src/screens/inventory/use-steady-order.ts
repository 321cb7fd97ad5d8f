import { useMemo, useState } from 'react';
import { arrivalsNow } from '../../features/arrivals/arrivals-store.ts';
import { characterStore } from '../../features/character/store.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { isUsed } from '../../features/items/is-used.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { type BagOrder, inOrder } from './bag-order.ts';
import type { Entry } from './inventory-entries.ts';

/**
 * Entries in an order that is computed again only when the order changes, or when a kind comes or goes.
 * Amounts that change meanwhile move no tile, so a tile stays under the pointer.
 */
export function useSteadyOrder(entries: readonly Entry[], order: BagOrder): readonly Entry[] {
  const world = useWorld();
  const characterId = useCharacter(({ id }) => id);
  const reason = useMemo(() => [order, ...entries.map(({ item }) => item.id)].join(), [entries, order]);
  const [computed, setComputed] = useState<{ reason: string; ids: readonly number[] }>({
    reason: '',
    ids: [],
  });
  let { ids } = computed;
  if (computed.reason !== reason) {
    const shown = characterStore.getState().character?.shown;
    const sorted = inOrder(entries, order, {
      arrivals: arrivalsNow(characterId),
      isUsed: ({ item }) => shown !== undefined && isUsed(item, shown, world),
    });
    ids = sorted.map(({ item }) => item.id);
    setComputed({ reason, ids });
  }
  return useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.item.id, entry]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [entries, ids]);
}
