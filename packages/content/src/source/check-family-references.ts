import type { Problems } from '../content-error.ts';
import { componentsOf, type Family } from './families.ts';
import { RECIPE_FILES } from './item-files.ts';
import type { References } from './references.ts';
import { FOUND_ROLES, WORKSHOP_ROLES } from './roles.ts';
import type { WorldSource } from './world-source.ts';

/**
 * Checks the references of item families, recipe sets and recipe drops. Finds missing rows that the compiler
 * needs, and families that need themselves as components.
 */
export function checkFamilyReferences(source: WorldSource, references: References, problems: Problems): void {
  for (const family of source.families) checkFamily(family, source, references, problems);
  for (const set of source.recipeSets) references.pattern(set.place, set.name);
  checkRecipeDrops(source, problems);
  checkRoles(source, problems);
  checkCircles(source, problems);
}

function checkFamily(family: Family, source: WorldSource, references: References, problems: Problems): void {
  const { place } = family;
  references.pattern(place, family.name);
  for (const { name } of componentsOf(family)) references.family(place, name);
  if (family.kind === 'found') return;
  references.skill(place, family.skill);
  references.pattern(place, family.trophy.name, ['item']);
  if (family.kind === 'gathered') {
    for (const { name } of family.extraLoot) references.family(place, name);
  }
  if (family.kind === 'equipment') {
    references.family(place, family.eliteReagent.name);
    const set = family.recipeSet;
    if (set !== null && !source.recipeSets.some(({ key }) => key === set)) {
      problems.add(place, `there is no recipe set "${set}"`, ['recipe-sets.csv']);
    }
  }
}

/** Checks recipe-drops.csv: each key is that of a recipe set, or of a family with its own recipe. */
function checkRecipeDrops(source: WorldSource, problems: Problems): void {
  const recipes = new Set(source.recipeSets.map(({ key }) => key));
  for (const family of source.families) {
    const hasOwn =
      (family.kind === 'equipment' && family.recipeSet === null) ||
      (family.kind === 'provision' && family.needsRecipe);
    if (hasOwn) recipes.add(family.key);
  }
  for (const drops of source.recipeDrops) {
    for (const key of drops.recipes) {
      if (!recipes.has(key)) problems.add(drops.place, `there is no recipe "${key}"`, RECIPE_FILES);
    }
  }
}

/**
 * The compiler uses some families by their keys, for example `sigil` in every Elite variant. These families
 * must exist.
 */
function checkRoles({ families }: WorldSource, problems: Problems): void {
  const expectRows = (kind: Family['kind'], file: string, roles: Readonly<Record<string, string>>): void => {
    for (const key of Object.values(roles)) {
      const isThere = families.some((family) => family.kind === kind && family.key === key);
      if (!isThere)
        problems.add({ file, row: null }, `the row "${key}", which the compiler needs, is missing`);
    }
  };
  expectRows('found', 'found.csv', FOUND_ROLES);
  expectRows('workshop', 'workshop.csv', WORKSHOP_ROLES);
}

function checkCircles(source: WorldSource, problems: Problems): void {
  const byKey = new Map(source.families.map((family) => [family.key, family]));
  const settled = new Set<string>();

  const visit = (family: Family, path: readonly string[]): void => {
    if (settled.has(family.key)) return;
    if (path.includes(family.key)) {
      problems.add(family.place, `needs itself: ${[...path, family.key].join(' from ')}`);
      return;
    }
    for (const { name } of componentsOf(family)) {
      const component = byKey.get(name);
      if (component !== undefined) visit(component, [...path, family.key]);
    }
    settled.add(family.key);
  };
  for (const family of source.families) visit(family, []);
}
