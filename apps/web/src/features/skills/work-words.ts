import { type CrafteableItem, isGathered } from '@slumberfell/engine';

/** The words for work on a recipe. Gathering takes nothing and makes nothing, so it has its own. */
export interface WorkWords {
  /** The button that begins it. */
  readonly begin: string;
  /** Title of its dialog, and the name of it as a way to get an item. */
  readonly name: string;
  /** What was had, before a number: `Gathered 1 / 4,373`. */
  readonly done: string;
  /** What was had, before `an hour`. */
  readonly had: string;
}

const GATHERING: WorkWords = {
  begin: 'Begin Gathering',
  name: 'Gather',
  done: 'Gathered',
  had: 'Gathered',
};

const CRAFTING: WorkWords = { begin: 'Begin Crafting', name: 'Craft', done: 'Created', had: 'Made' };

/** @param recipe undefined when the recipe was retired while its action ran */
export const workWords = (recipe: Pick<CrafteableItem, 'skillId'> | undefined): WorkWords =>
  recipe !== undefined && isGathered(recipe) ? GATHERING : CRAFTING;

/** The heading of worth at shop prices: the loss is told only where something is taken. */
export const worthLabel = (label: string, loss: string, takes: boolean): string =>
  takes ? `${label}, ${loss}` : label;
