import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, createState, EXPERIENCE_TABLE, openWorld, type Shown, SKILL } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { recipesOf } from '../../features/skills/recipes.ts';
import { orderedIds, type RecipeOrder } from './recipe-order.ts';
import { type RecipeStanding, recipeStandings } from './recipe-standings.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const fresh = createState(compiled.newCharacter, 0).shown;

const atLevel = (level: number, shown: Partial<Shown> = {}): Shown => ({
  ...fresh,
  experience: fresh.experience.map(() => EXPERIENCE_TABLE[level - 1] ?? 0),
  ...shown,
});
const standingsOf = (skillId: number, shown: Shown): RecipeStanding[] =>
  recipeStandings(recipesOf(world, skillId), shown, world);

function of(standings: readonly RecipeStanding[], name: string): RecipeStanding {
  const found = standings.find(({ recipe }) => recipe.item.name === name);
  if (!found) throw new Error(`There is no recipe of ${name}`);
  return found;
}

test('puts what a newcomer can make first, and what needs a level or a recipe last', () => {
  const standings = standingsOf(SKILL.Weaponsmithing, fresh);
  expect(of(standings, 'Copper Dagger')).toMatchObject({ part: 'now', actions: 0, owned: 0 });
  expect(of(standings, 'Masterwork Copper Dagger').part).toBe('later');
  expect(of(standings, 'Bogiron Dagger').part).toBe('later');
});

test('puts aside what grows in other regions', () => {
  const standings = standingsOf(SKILL.Harvesting, atLevel(100));
  const parts = new Set(
    standings
      .filter(({ recipe }) => !recipe.craft.requiredRegions.includes(fresh.regionId))
      .map(({ part }) => part),
  );
  expect([...parts]).toEqual(['elsewhere']);
  expect(of(standings, 'Raw Flax')).toMatchObject({ part: 'now', actions: Number.POSITIVE_INFINITY });
});

test('puts aside what is two tiers below the best, but never what runs', () => {
  const shown = atLevel(100);
  const parts = (of: Shown) =>
    standingsOf(SKILL.Armorsmithing, of)
      .filter(({ recipe }) => /^[A-Z][a-z]+ Ingot$/.test(recipe.item.name))
      .map(({ part }) => part);
  expect(parts(shown)).toEqual(['outgrown', 'outgrown', 'outgrown', 'outgrown', 'now', 'now']);
  const copper = world.sets.items.find(({ name }) => name === 'Copper Ingot')?.id ?? 0;
  const running = {
    kind: 'craft',
    itemId: copper,
    target: 9,
    requested: 9,
    done: 0,
    startAt: 0,
    limitAt: 9e9,
    actionAt: 0,
    content: world.version,
  } as const;
  expect(parts({ ...shown, action: running })[0]).toBe('now');
});

test('counts the pieces of an essence, and has no rate without one', () => {
  const essence = recipesOf(world, SKILL.Runecarving).find(({ item }) =>
    world.sets.items.some(({ disenchantsInto }) => disenchantsInto === item.id),
  );
  const piece = world.sets.items.find(({ disenchantsInto }) => disenchantsInto === essence?.item.id);
  if (!essence || !piece) throw new Error('The shipped world has no essence');
  const { name } = essence.item;
  const empty = { ...fresh, inventory: amountsOf({}) };
  expect(of(standingsOf(SKILL.Runecarving, empty), name)).toMatchObject({ rate: null, actions: 0 });
  const owning = { ...fresh, inventory: amountsOf({ [piece.id]: 3 }) };
  const standing = of(standingsOf(SKILL.Runecarving, owning), name);
  expect(standing.actions).toBe(3);
  expect(standing.rate?.experience).toBeGreaterThan(0);
});

test.each(['experience', 'gold', 'products'] as const)('sorts by %s per hour', (order) => {
  const standings = standingsOf(SKILL.Runecarving, atLevel(100));
  const byId = new Map(standings.map((standing) => [standing.recipe.item.id, standing]));
  const rates = orderedIds(standings, order).map(
    (id) => byId.get(id)?.rate?.[order] ?? Number.NEGATIVE_INFINITY,
  );
  expect(rates).toEqual([...rates].sort((one, other) => (one === other ? 0 : other - one)));
  expect(new Set(rates).size).toBeGreaterThan(3);
});

test('sorts by level, and as best what the materials allow before all else', () => {
  const [ore, coal] = ['Copper Ore', 'Lampcoal'].map(
    (name) => world.sets.items.find((item) => item.name === name)?.id ?? 0,
  );
  const shown = atLevel(100, { inventory: amountsOf({ [ore ?? 0]: 50, [coal ?? 0]: 50 }) });
  const standings = standingsOf(SKILL.Armorsmithing, shown);
  const names = (order: RecipeOrder) => orderedIds(standings, order).map((id) => world.item(id)?.name);
  expect(names('level').slice(0, 2)).toEqual(['Copper Ingot', 'Copper Sabatons']);
  const possible = standings.filter(({ actions }) => actions > 0).length;
  expect(possible).toBeGreaterThan(0);
  expect(names('best').slice(0, possible)).toContain('Copper Ingot');
  expect(names('best')[possible]).toBe(
    standings
      .filter(({ actions }) => actions === 0)
      .reduce((one, other) => ((other.rate?.experience ?? 0) > (one.rate?.experience ?? 0) ? other : one))
      .recipe.item.name,
  );
});
