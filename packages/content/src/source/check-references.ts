import { AttackStyle, EnemyType } from '@slumberfell/engine';
import type { Problems, SourceLocation } from '../content-error.ts';
import { checkFamilyReferences } from './check-family-references.ts';
import { checkTexts } from './check-texts.ts';
import { EQUIPMENT_FILES } from './item-files.ts';
import { References } from './references.ts';
import { nameOfCode, refuseRepeats } from './unique.ts';
import type { PetSource, WorldSource } from './world-source.ts';

/** Reports every name that does not resolve, every duplicate name or id, and every cycle of components. */
export function checkReferences(source: WorldSource, problems: Problems): void {
  checkUniqueness(source, problems);
  const references = new References(source, problems);
  checkFamilyReferences(source, references, problems);
  checkEnemies(source, references);
  checkDungeons(source, references);
  checkUniques(source, references, problems);
  checkStarters(source, problems);
  for (const pet of source.pets) checkPet(pet, references);
  checkTiers(source, problems);
  checkTexts(source, problems);
  for (const { place, skill } of source.recipeTexts) references.skill(place, skill);
  references.region(source.newCharacter.place, source.newCharacter.region);
}

function checkUniqueness(source: WorldSource, problems: Problems): void {
  const unique = <Entry extends { readonly place: SourceLocation }>(
    entries: readonly Entry[],
    what: string,
    value: (entry: Entry) => string | number,
  ): void => refuseRepeats(entries, what, value, problems);
  const recipes = [...source.families, ...source.recipeSets];
  unique(recipes, 'family or recipe set id', ({ id }) => id);
  unique(recipes, 'family or recipe set key', ({ key }) => key);
  unique(source.recipeTexts, 'skill', ({ skill }) => skill);
  unique(source.regions, 'region id', ({ id }) => id);
  unique(source.regions, 'region name', ({ name }) => name);
  unique(source.enemyTypes, 'enemy type', ({ type }) => nameOfCode(EnemyType, type));
  unique(source.enemyFamilies, 'enemy family', ({ key }) => key);
  unique(source.enemies, 'enemy id', ({ id }) => id);
  unique(source.enemies, 'enemy name', ({ name }) => name);
  unique(source.dungeons, 'dungeon id', ({ id }) => id);
  unique(source.recipeDrops, 'style', ({ style }) => nameOfCode(AttackStyle, style));
  unique(source.trophyRanks, 'trophy rank', ({ rank }) => rank);
  unique(source.appearances, 'appearance id', ({ id }) => id);
}

function checkEnemies(source: WorldSource, references: References): void {
  for (const { place, region, family } of source.enemies) {
    references.region(place, region);
    references.enemyFamily(place, family);
  }
  for (const { place, reagent, loot, lootWhenLarge } of source.enemyFamilies) {
    if (reagent !== null) references.family(place, reagent);
    for (const { name } of [...loot, ...lootWhenLarge]) references.family(place, name);
  }
  for (const { place, loot } of source.enemyTypes) {
    for (const { name } of loot) references.family(place, name);
  }
}

function checkDungeons(source: WorldSource, references: References): void {
  for (const { place, region, sequences } of source.dungeons) {
    references.region(place, region);
    for (const { name } of sequences) references.enemy(place, name);
  }
}

function checkUniques(source: WorldSource, references: References, problems: Problems): void {
  for (const { place, enemy, family } of source.uniques) {
    references.enemy(place, enemy);
    const base = source.families.find(({ key }) => key === family);
    if (base?.kind !== 'equipment')
      problems.add(place, `there is no equipment family "${family}"`, EQUIPMENT_FILES);
    const carrier = source.enemies.find(({ name }) => name === enemy);
    const rule = source.enemyTypes.find(({ type }) => type === carrier?.type);
    if (carrier !== undefined && rule?.unique === null) {
      problems.add(place, `"${enemy}" is of a type that carries no uniques`);
    }
  }
}

function checkStarters(source: WorldSource, problems: Problems): void {
  for (const { place, family } of source.starters) {
    const base = source.families.find(({ key }) => key === family);
    if (base?.kind === 'equipment' && base.stats.kind === 'weapon') continue;
    problems.add(place, `there is no weapon family "${family}"`, ['weapons.csv']);
  }
}

function checkPet({ place, skill, origin }: PetSource, references: References): void {
  references.skill(place, skill);
  if (origin.kind === 'skill') references.skill(place, origin.skill);
  if (origin.kind === 'enemy') references.enemy(place, origin.enemy);
  if (origin.kind === 'family') for (const family of origin.families) references.enemyFamily(place, family);
}

/**
 * Checks that each region has a tier with the same number, that each tier has such a region, and that each
 * trophy rank from 1 to 5 has a bonus.
 */
function checkTiers(source: WorldSource, problems: Problems): void {
  for (const { place, id } of source.regions) {
    if (!source.tiers.some(({ tier }) => tier === id))
      problems.add(place, `there is no tier ${id} for this region`);
  }
  for (const { place, tier } of source.tiers) {
    if (!source.regions.some(({ id }) => id === tier))
      problems.add(place, `there is no region ${tier} for this tier`);
  }
  for (const rank of [1, 2, 3, 4, 5]) {
    if (source.trophyRanks.some((entry) => entry.rank === rank)) continue;
    problems.add({ file: 'trophy-ranks.csv', row: null }, `rank ${rank} has no row`);
  }
}
