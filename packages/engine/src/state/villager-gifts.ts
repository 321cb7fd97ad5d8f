import { fields, integer, type Shape, where } from '../stored/shape.ts';
import { ids } from './part-shapes.ts';

/** The most villagers of a world. */
export const MAX_VILLAGERS = 99;

/** The villagers that were given something in a week. Each villager takes one gift a week. */
export interface VillagerGifts {
  /** As `weekOf`. */
  readonly week: number;
  /** Ids of villagers, ascending. */
  readonly villagerIds: readonly number[];
}

export const NO_VILLAGER_GIFTS: VillagerGifts = { week: 0, villagerIds: [] };

export const villagerGifts: Shape<VillagerGifts> = fields<VillagerGifts>({
  week: integer(),
  villagerIds: where(
    ids,
    ({ length }) => length <= MAX_VILLAGERS,
    '',
    `of more than ${MAX_VILLAGERS} villagers`,
  ),
});
