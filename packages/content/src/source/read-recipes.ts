import { AttackStyle } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { readFilledTable, readOptionalTable, readTable } from './table.ts';
import type { RecipeDrops, RecipeSet, RecipeText } from './world-source.ts';

export function readRecipeSets(directory: string, problems: Problems): RecipeSet[] {
  return readTable(directory, 'recipe-sets.csv', ['id', 'key', 'name'], problems).map((row) => ({
    place: row.place,
    id: row.integer('id', { min: 180, max: 199 }),
    key: row.text('key'),
    name: row.text('name'),
  }));
}

/** The optional table of the texts of recipes, by the skill of the product. */
export const readRecipeTexts = (directory: string, problems: Problems): RecipeText[] =>
  readOptionalTable(directory, 'recipe-texts.csv', ['skill', 'description'], problems).map((row) => ({
    place: row.place,
    skill: row.text('skill'),
    description: row.text('description'),
  }));

export function readRecipeDrops(directory: string, problems: Problems): RecipeDrops[] {
  const file = 'recipe-drops.csv';
  const drops = readFilledTable(directory, file, ['style', 'recipes'], problems).map((row) => ({
    place: row.place,
    style: row.code('style', AttackStyle),
    recipes: row.list('recipes'),
  }));
  for (const [name, code] of Object.entries(AttackStyle)) {
    if (!drops.some(({ style }) => style === code)) problems.add({ file, row: null }, `${name} has no row`);
  }
  return drops;
}
