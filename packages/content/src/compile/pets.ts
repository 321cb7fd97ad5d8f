import { type Enemy, ItemCategory, type LootRow } from '@slumberfell/engine';
import type { PetOrigin, PetSource } from '../source/world-source.ts';
import type { Compilation, Craft } from './compilation.ts';
import { framePath, petPath } from './image-paths.ts';
import { chance } from './rounding.ts';
import { traitsOf } from './traits.ts';

const PET_PRICE = 500;
/**
 * A keepsake is a trophy of a pet. It drops this many times as often as its pet, from the same action or
 * enemy. So a player who finds it knows that the pet drops there too.
 */
const KEEPSAKE_FACTOR = 5;

export function addPets(compilation: Compilation): void {
  const { world } = compilation;
  for (const pet of world.pets) {
    compilation.add(
      {
        id: pet.id,
        name: pet.name,
        description: pet.description,
        category: ItemCategory.Pet,
        value: PET_PRICE,
        rank: 1,
        quality: pet.quality,
        imagePath: petPath(pet.id),
        framePath: framePath(pet.quality),
        bonusExperiencePercentage: pet.bonusPercent,
        skillId: world.skillIds.get(pet.skill),
        ...traitsOf(pet.name, world.traits.pets),
      },
      pet.place,
    );
  }
}

/** Loot rows for the pets of an action and for their keepsakes (game-design 6.2). */
export function petsOfCraft({ craft }: Craft, { world }: Compilation): LootRow[] {
  return world.pets.flatMap((pet) => {
    const { origin } = pet;
    if (origin.kind !== 'skill' || world.skillIds.get(origin.skill) !== craft.skillId) return [];
    const found = chance(craft.baseActionTime / (3600 * origin.hours));
    return petRows(pet, found);
  });
}

/** Loot rows for the pets of an enemy and for their keepsakes. */
export function petsOfEnemy(enemy: Enemy, { world }: Compilation): LootRow[] {
  const { petFactor } = world.enemyType.get(enemy.type);
  return world.pets.flatMap((pet) => {
    const { origin } = pet;
    if (origin.kind === 'skill' || !leaves(enemy, origin)) return [];
    const factor = origin.kind === 'enemy' ? 1 : petFactor;
    return petRows(pet, (1 / origin.kills) * factor);
  });
}

function leaves(enemy: Enemy, origin: Exclude<PetOrigin, { kind: 'skill' }>): boolean {
  switch (origin.kind) {
    case 'family':
      return origin.families.includes(enemy.family);
    case 'style':
      return origin.style === enemy.attackStyle;
    case 'enemy':
      return origin.enemy === enemy.name;
  }
}

function petRows(pet: PetSource, probability: number): LootRow[] {
  return [
    { itemId: pet.keepsakeId, amount: 1, probability: chance(probability * KEEPSAKE_FACTOR) },
    { itemId: pet.id, amount: 1, probability: chance(probability) },
  ];
}
