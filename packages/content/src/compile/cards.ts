import { type Enemy, ItemCategory, ItemQuality, type LootRow } from '@slumberfell/engine';
import type { Compilation } from './compilation.ts';
import { cardPath, framePath } from './image-paths.ts';
import { cardId, radiantCardId } from './item-ids.ts';
import { phrase } from './names.ts';
import { chance } from './rounding.ts';

/** A radiant card is ten times as rare as a normal one, and its value is ten times as high. */
const RADIANT_FACTOR = 10;
/** A normal card is worth this much gold times its tier. */
const GOLD_PER_TIER = 25;

/** Adds two cards for each enemy, a normal and a radiant one (game-design 6.3). */
export function addCards(enemies: readonly Enemy[], compilation: Compilation): void {
  for (const enemy of enemies) {
    const { place } = compilation.world.enemy.get(enemy.name);
    const texts = compilation.world.enemyFamily.get(enemy.family);
    const description = texts.cardDescription ?? enemy.description;
    const card = {
      category: ItemCategory.Card,
      rank: enemy.tier,
      imagePath: cardPath(enemy.id),
      enemyId: enemy.id,
    };
    compilation.add(
      {
        ...card,
        id: cardId(enemy.id),
        name: phrase(compilation.world, 'card_name', { enemy: enemy.name }),
        description,
        value: GOLD_PER_TIER * enemy.tier,
        quality: ItemQuality.Rare,
        framePath: framePath(ItemQuality.Rare),
        radiant: false,
      },
      place,
    );
    compilation.add(
      {
        ...card,
        id: radiantCardId(enemy.id),
        name: phrase(compilation.world, 'radiant_card_name', { enemy: enemy.name }),
        description: texts.radiantCardDescription ?? description,
        value: GOLD_PER_TIER * RADIANT_FACTOR * enemy.tier,
        quality: ItemQuality.Legendary,
        framePath: framePath(ItemQuality.Legendary),
        radiant: true,
      },
      place,
    );
  }
}

export function cardsOfEnemy(enemy: Enemy, { world }: Compilation): LootRow[] {
  const { cardChance } = world.enemyType.get(enemy.type);
  return [
    { itemId: cardId(enemy.id), amount: 1, probability: chance(cardChance) },
    { itemId: radiantCardId(enemy.id), amount: 1, probability: chance(cardChance / RADIANT_FACTOR) },
  ];
}
