import { worldOf } from '@slumberfell/engine';
import type { Catalogue } from '@slumberfell/protocol';
import type { Game } from '../characters/game.ts';

/** What presenters join from the content that is live, or that a running action was begun with. */
export const catalogueOf = (game: Game): Catalogue => ({
  skills: game.content().sets.skills,
  crafteable(itemId, content) {
    const recipe = worldOf(game.timeline(), content).craft(itemId);
    if (!recipe) throw new Error(`Crafteable item with id ${itemId} not found in content ${content}`);
    return recipe;
  },
});
