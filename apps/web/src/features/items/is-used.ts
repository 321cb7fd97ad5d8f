import {
  amountOf,
  equipObstacles,
  type Item,
  type ItemUse,
  isCardClaimed,
  isLearned,
  isTamed,
  itemUses,
  knowledgeObstacles,
  type Shown,
  TROPHY_RANKS,
  type World,
} from '@slumberfell/engine';

/**
 * Whether a character can do more with an item than sell or disenchant it: make something of it with a recipe
 * that it knows and has the level for, eat it, open a dungeon with it, wear it, or still claim, tame or learn
 * it.
 */
export const isUsed = (item: Item, shown: Shown, world: World): boolean =>
  itemUses(item, world).some((use) => isOpen(use, item, shown));

function isOpen(use: ItemUse, item: Item, shown: Shown): boolean {
  switch (use.kind) {
    case 'component':
      return knowledgeObstacles(shown, use.recipe).length === 0;
    case 'trophy':
      return amountOf(shown.trophies, item.id) < TROPHY_RANKS;
    case 'card':
      return !isCardClaimed(shown, item);
    case 'pet':
      return !isTamed(shown, item);
    case 'learn':
      return !isLearned(shown, item);
    case 'wear':
      return equipObstacles(shown, item).length === 0;
    case 'disenchant':
    case 'sell':
      return false;
    default:
      return true;
  }
}
