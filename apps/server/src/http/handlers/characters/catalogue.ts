import { worldOf } from '@slumberfell/engine';
import type { Catalogue } from '@slumberfell/protocol';
import type { Game } from '../../../game.ts';

/**
 * The content that presenters add to the state of a character: the skills of the live content, and recipes of
 * the content version of a running action.
 */
export const catalogueOf = ({ content }: Pick<Game, 'content'>): Catalogue => ({
  skills: content.live().sets.skills,
  crafteable(itemId, version) {
    const recipe = worldOf(content.timeline, version).craft(itemId);
    if (!recipe) throw new Error(`Crafteable item with id ${itemId} not found in content ${version}`);
    return recipe;
  },
});
