import type { Problems, SourceLocation } from '../content-error.ts';
import type { SharedTextKey, WorldSource } from './world-source.ts';

/** What a text that many items share, or one in its place, may name: the word between braces. */
const BLANKS: Readonly<Record<SharedTextKey, string>> = {
  recipe_description: 'product',
  key_description: 'dungeon',
  made_trophy_description: 'product',
  gathered_trophy_description: 'product',
  enemy_trophy_description: 'enemy',
};

/** Reports what has neither a text of its own nor a shared one, and each `{word}` that nothing fills. */
export function checkTexts(source: WorldSource, problems: Problems): void {
  const check = (place: SourceLocation, column: string, own: string | null, key: SharedTextKey): void => {
    const text = own ?? source.phrases.get(key);
    if (text === undefined) {
      problems.add(place, `${column} must not be empty, because phrases.csv has no ${key}`);
      return;
    }
    for (const [blank, word] of text.matchAll(/\{(\w+)\}/g)) {
      if (word !== BLANKS[key])
        problems.add(place, `${column} "${blank}" must be "{${BLANKS[key]}}"; no other word is filled in`);
    }
  };

  for (const family of source.families) {
    if (family.kind === 'found') continue;
    const key = family.kind === 'gathered' ? 'gathered_trophy_description' : 'made_trophy_description';
    check(family.place, 'trophy_description', family.trophy.description, key);
  }
  for (const { place, trophyDescription } of source.enemyFamilies)
    check(place, 'trophy_description', trophyDescription, 'enemy_trophy_description');
  for (const { place, keyDescription } of source.dungeons)
    check(place, 'key_description', keyDescription, 'key_description');
  for (const { place, description } of source.recipeTexts)
    check(place, 'description', description, 'recipe_description');
  checkRecipes(source, problems);
}

/** Reports the first family of each skill whose recipes have no text. */
function checkRecipes({ families, recipeTexts, phrases }: WorldSource, problems: Problems): void {
  if (phrases.has('recipe_description')) return;
  const told = new Set(recipeTexts.map(({ skill }) => skill));
  for (const family of families) {
    const hasRecipe = family.kind === 'equipment' || (family.kind === 'provision' && family.needsRecipe);
    if (!hasRecipe || told.has(family.skill)) continue;
    told.add(family.skill);
    problems.add(
      family.place,
      `has a recipe, but recipe-texts.csv has no row for ${family.skill}, and phrases.csv no recipe_description`,
      ['recipe-texts.csv'],
    );
  }
}
