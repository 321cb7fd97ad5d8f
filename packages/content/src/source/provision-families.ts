import { ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { CRAFTING, CRAFTING_TEXTS, type CraftedBase, readCrafting } from './family-base.ts';
import { FACTOR, LEVEL, SECONDS } from './ranges.ts';
import type { Amount, Row } from './row.ts';
import { readTable } from './table.ts';

export interface ProvisionFamily extends CraftedBase {
  readonly kind: 'provision';
  /**
   * Level in tier 1 of food whose levels follow `Tier.workshopLevel`; null for food whose levels follow
   * `Tier.equipmentLevel`.
   */
  readonly firstLevel: number | null;
  readonly seconds: number;
  readonly experienceFactor: number;
  readonly components: readonly Amount[];
  readonly needsRecipe: boolean;
  /**
   * One portion restores this share of the maximum health of a character whose Health level is the item's
   * level.
   */
  readonly healingFactor: number;
}

const COLUMNS = [
  ...CRAFTING,
  'level_ladder',
  'seconds',
  'experience_factor',
  'components',
  'recipe',
  'healing_factor',
];

export const readProvisions = (directory: string, problems: Problems): ProvisionFamily[] =>
  readTable(directory, 'provisions.csv', COLUMNS, problems, CRAFTING_TEXTS).map(provision);

function provision(row: Row): ProvisionFamily {
  const needsRecipe = row.optionalText('recipe') !== '' && row.word('recipe', ['own']) === 'own';
  const ladder = row.word('level_ladder', ['workshop', 'equipment']);
  return {
    kind: 'provision',
    ...readCrafting(row),
    quality: needsRecipe ? ItemQuality.Elite : ItemQuality.Uncommon,
    firstLevel: ladder === 'workshop' ? row.integer('tier1_level', LEVEL) : null,
    seconds: row.integer('seconds', SECONDS),
    experienceFactor: row.number('experience_factor', FACTOR),
    components: row.amounts('components'),
    needsRecipe,
    healingFactor: row.number('healing_factor', FACTOR),
  };
}
