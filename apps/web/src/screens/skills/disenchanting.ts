import {
  entriesOf,
  essenceYield,
  FULL_EXPERIENCE,
  type Item,
  type ItemAmount,
  idleTime,
  MAX_PIECES,
  petBonus,
  type Shown,
  sessionCap,
  type World,
} from '@slumberfell/engine';
import type { Recipe } from '../../features/skills/recipes.ts';

/** A kind of equipment in the bag that can be undone into an essence. */
export interface Piece {
  readonly item: Item;
  readonly owned: number;
  /** Essences that one becomes. */
  readonly yields: number;
}

/** What can be undone into an essence, the plainest first; no more kinds than one request may name. */
export const piecesFor = ({ item: essence }: Recipe, shown: Shown, world: World): Piece[] =>
  entriesOf(shown.inventory)
    .flatMap(([id, owned]) => {
      const item = world.item(id);
      return item?.disenchantsInto === essence.id ? [{ item, owned, yields: essenceYield(item) }] : [];
    })
    .sort((one, other) => one.item.quality - other.item.quality || one.item.id - other.item.id)
    .slice(0, MAX_PIECES);

/** Chosen amounts by item id. */
export type Choice = ReadonlyMap<number, number>;

/** Everything, as a choice. */
export const allOf = (pieces: readonly Piece[]): Choice =>
  new Map(pieces.map(({ item, owned }) => [item.id, owned]));

/** What becomes of a choice, in the order of the pieces: never more than is owned, nor than one session holds. */
export function chosenPieces(pieces: readonly Piece[], choice: Choice, cap: number): ItemAmount[] {
  let left = cap;
  return pieces.flatMap(({ item, owned }) => {
    const amount = Math.min(owned, choice.get(item.id) ?? 0, left);
    left -= amount;
    return amount > 0 ? [{ itemId: item.id, amount }] : [];
  });
}

/** How many pieces one session holds. */
export const pieceCap = ({ craft }: Recipe, { trophies }: Shown, world: World): number =>
  sessionCap(idleTime(trophies, world), craft.baseActionTime);

/** What a choice comes to. */
export interface Outcome {
  readonly pieces: number;
  readonly essences: number;
}

/** What so many essences teach, in whole points: it is granted for each essence, and pets add to it. */
export const experienceOf = ({ craft }: Recipe, essences: number, { pets }: Shown, world: World): number =>
  Math.floor(
    (essences * craft.experience * (FULL_EXPERIENCE + petBonus(pets, craft.skillId, world))) /
      FULL_EXPERIENCE,
  );

export function outcomeOf(pieces: readonly Piece[], chosen: readonly ItemAmount[]): Outcome {
  const yields = new Map(pieces.map(({ item, yields }) => [item.id, yields]));
  return chosen.reduce(
    (sum, { itemId, amount }) => ({
      pieces: sum.pieces + amount,
      essences: sum.essences + amount * (yields.get(itemId) ?? 0),
    }),
    { pieces: 0, essences: 0 },
  );
}
