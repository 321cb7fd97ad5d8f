import { isCardClaimed, isLearned, isTamed } from '../character/collected.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { isMostlySurvived } from '../forecast/is-safe.ts';
import { secondsFor } from '../forecast/rate.ts';
import { amountOf } from '../state/amounts.ts';
import { isPet, WORN_SLOTS, wornSlotOf } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import {
  type CrafteableItem,
  type Dungeon,
  type Item,
  ItemCategory,
  ItemQuality,
} from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { dropsOfEnemy, timesDrop } from './drops.ts';
import { itemSources } from './item-sources.ts';

/** What a dungeon is entered for. */
export type FindKind = 'piece' | 'recipe' | 'card' | 'pet' | 'trophy';

/** The order in which kinds take their turns. */
const KINDS: readonly FindKind[] = ['piece', 'recipe', 'card', 'pet', 'trophy'];

/** How a character has a find already. */
export type Had = 'owned' | 'learned' | 'claimed' | 'tamed';

/** A rare thing that the last enemies of a dungeon may leave. */
export interface DungeonFind {
  readonly item: Item;
  readonly kind: FindKind;
  /** The chance, 0 to 1, that one run brings it. */
  readonly chance: number;
  /** Null for what the character has not, and for a visitor. */
  readonly had: Had | null;
}

/** The kind of a find; null for what a dungeon is not entered for, such as materials. */
function kindOf(item: Item, world: World): FindKind | null {
  if (isPet(item)) return 'pet';
  if (item.category === ItemCategory.Recipe) return 'recipe';
  if (item.enemyId !== undefined) return 'card';
  if (world.relicariumEntry(item.id) !== undefined) return 'trophy';
  return wornSlotOf(item) !== undefined && item.quality >= ItemQuality.Epic ? 'piece' : null;
}

/** How the character has it. What lies in the bag has come already, and waits to be claimed. */
function hadOf(item: Item, kind: FindKind, shown: Shown): Had | null {
  const isOwned =
    amountOf(shown.inventory, item.id) > 0 || WORN_SLOTS.some((slot) => shown.equipment[slot] === item.id);
  const had: Readonly<Record<FindKind, Had | null>> = {
    piece: null,
    recipe: isLearned(shown, item) ? 'learned' : null,
    card: isCardClaimed(shown, item) ? 'claimed' : null,
    pet: isTamed(shown, item) ? 'tamed' : null,
    trophy: amountOf(shown.trophies, item.id) > 0 ? 'claimed' : null,
  };
  return had[kind] ?? (isOwned ? 'owned' : null);
}

/**
 * What a dungeon is entered for: what the character has not yet first, the most likely of each kind in turn.
 * @param shown null for a visitor
 */
export function dungeonFinds({ sequences }: Dungeon, shown: Shown | null, world: World): DungeonFind[] {
  const last = sequences.at(-1);
  const enemy = world.enemy(last?.enemyId ?? 0);
  if (last === undefined || enemy === undefined) return [];
  const finds = dropsOfEnemy(enemy, world)
    .map((drop) => timesDrop(drop, last.amount))
    .flatMap(({ itemId, chance }): DungeonFind[] => {
      const item = world.item(itemId);
      const kind = item && kindOf(item, world);
      if (!item || !kind || chance <= 0) return [];
      return [{ item, kind, chance, had: shown && hadOf(item, kind, shown) }];
    });
  const turns = new Map<DungeonFind, number>();
  for (const kind of KINDS)
    for (const isHad of [false, true])
      finds
        .filter((find) => find.kind === kind && (find.had !== null) === isHad)
        .toSorted((one, other) => other.chance - one.chance)
        .forEach((find, turn) => {
          turns.set(find, turn);
        });
  const turnOf = (find: DungeonFind): number => turns.get(find) ?? 0;
  return finds.toSorted(
    (one, other) =>
      Number(one.had !== null) - Number(other.had !== null) ||
      turnOf(one) - turnOf(other) ||
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
}

/**
 * Mean seconds until one comes, from the first hour in the dungeon; null where none does, and where that hour
 * most likely ends with a defeat.
 */
export const findSeconds = ({ item }: Pick<DungeonFind, 'item'>, rate: Forecast): number | null =>
  isMostlySurvived(rate)
    ? secondsFor(rate.items.find(({ itemId }) => itemId === item.id)?.perHour ?? 0)
    : null;

/** Where the key of a dungeon comes from. */
export interface KeyFacts {
  readonly key: Item;
  /** Gold at the entrance. */
  readonly price: number;
  /** How it is made, and the map that this takes; null where it is not made of one. */
  readonly made: { readonly recipe: CrafteableItem; readonly map: Item } | null;
}

/** Null where the key was retired. */
export function keyFacts({ keyItemId }: Dungeon, world: World): KeyFacts | null {
  const key = world.item(keyItemId);
  if (key === undefined) return null;
  const made = itemSources(keyItemId, world).flatMap((source) => {
    if (source.kind !== 'recipe') return [];
    const map = source.recipe.requiredComponents
      .map(({ itemId }) => world.item(itemId))
      .find((item) => item?.category === ItemCategory.Map);
    return map ? [{ recipe: source.recipe, map }] : [];
  });
  return { key, price: key.value, made: made[0] ?? null };
}
