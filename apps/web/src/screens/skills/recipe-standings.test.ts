import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  type BeginCommand,
  createState,
  EXPERIENCE_TABLE,
  entriesOf,
  isEssence,
  openForecast,
  openWorld,
  type Shown,
  SKILL,
  skillsOf,
} from '@slumberfell/engine';
import { runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemCraftsOf } from '../../features/skills/item-crafts.ts';
import { orderedIds } from './recipe-order.ts';
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
  recipeStandings(itemCraftsOf(world, skillId), shown, world);

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
  const essence = itemCraftsOf(world, SKILL.Runecarving).find(({ item }) =>
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

test('sorts by level', () => {
  const standings = standingsOf(SKILL.Armorsmithing, atLevel(100));
  const names = orderedIds(standings, 'level').map((id) => world.item(id)?.name);
  expect(names.slice(0, 2)).toEqual(['Copper Ingot', 'Copper Sabatons']);
});

const idNamed = (name: string): number => world.sets.items.find((item) => item.name === name)?.id ?? 0;
const regionWith = (name: string): number => world.craft(idNamed(name))?.requiredRegions[0] ?? 0;

test('of equal experience the worthier stands first', () => {
  const shown = atLevel(100, { regionId: regionWith('Murk Resin') });
  const standings = standingsOf(SKILL.Logging, shown);
  const [resin, log] = ['Murk Resin', 'Blackalder Log'].map((name) => of(standings, name));
  expect(resin?.rate?.experience).toBe(log?.rate?.experience);
  expect(log?.rate?.gold).toBeGreaterThan(resin?.rate?.gold ?? 0);
  for (const order of ['best', 'experience'] as const) {
    const ids = orderedIds(standings, order);
    expect(ids.indexOf(log?.recipe.item.id ?? 0)).toBeLessThan(ids.indexOf(resin?.recipe.item.id ?? 0));
  }
});

test('does not fold what can begin now behind what lacks its materials', () => {
  const ingot = (shown: Shown) => of(standingsOf(SKILL.Armorsmithing, shown), 'Copper Ingot');
  const materials = amountsOf({ [idNamed('Copper Ore')]: 50, [idNamed('Lampcoal')]: 50 });
  expect(ingot(atLevel(100, { inventory: materials }))).toMatchObject({ part: 'now', lacks: 0 });
  expect(ingot(atLevel(100, { inventory: amountsOf({}) }))).toMatchObject({ part: 'outgrown', lacks: 2 });
});

/** Characters without a session, of any levels, in any region, with some of the materials of some recipes. */
const characters: fc.Arbitrary<Shown> = fc
  .record({
    levels: fc.array(fc.integer({ min: 1, max: 100 }), {
      minLength: fresh.experience.length,
      maxLength: fresh.experience.length,
    }),
    regionId: fc.constantFrom(...world.sets.regions.map(({ id }) => id)),
    owned: fc.dictionary(
      fc.constantFrom(...world.sets.items.map(({ id }) => String(id))),
      fc.integer({ min: 1, max: 40 }),
      { maxKeys: 400, minKeys: 100, size: 'max' },
    ),
    knownRecipes: fc.subarray(
      world.sets.crafteableItems.flatMap(({ requiredRecipeId }) => requiredRecipeId ?? []),
    ),
  })
  .map(({ levels, owned, ...shown }) => ({
    ...fresh,
    ...shown,
    experience: levels.map((level) => EXPERIENCE_TABLE[level - 1] ?? 0),
    inventory: amountsOf(owned),
  }));

/** Whether the engine lets a character begin a recipe, with one action. */
function canBegin({ recipe }: RecipeStanding, shown: Shown): boolean {
  const itemId = recipe.item.id;
  const piece = entriesOf(shown.inventory).find(([id]) => world.item(id)?.disenchantsInto === itemId);
  const command: BeginCommand = isEssence(recipe.craft)
    ? { name: 'begin-disenchanting', input: { itemId, items: [{ itemId: piece?.[0] ?? 0, amount: 1 }] } }
    : { name: 'begin-crafting', input: { itemId, amount: 1 } };
  return !('refused' in openForecast({ shown, command, at: 0, until: 1, seed: [1, 2, 3, 4] }, world));
}

test('best leads with what the engine lets begin, then what lacks one thing, then the rest', () => {
  fc.assert(
    fc.property(characters, fc.constantFrom(...skillsOf('gathering', 'crafting')), (shown, { id }) => {
      const standings = standingsOf(id, shown);
      const byId = new Map(standings.map((standing) => [standing.recipe.item.id, standing]));
      const sorted = orderedIds(standings, 'best').flatMap((itemId) => byId.get(itemId) ?? []);
      const groups = sorted.map((standing) => (canBegin(standing, shown) ? 0 : standing.lacks === 1 ? 1 : 2));
      expect(groups).toEqual(groups.toSorted((one, other) => one - other));
      for (const [place, { lacks }] of sorted.entries()) expect(lacks === 0).toBe(groups[place] === 0);
      sorted.slice(1).forEach((standing, place) => {
        const before = sorted[place] as RecipeStanding;
        if (groups[place] !== groups[place + 1] || !before.rate || !standing.rate) return;
        expect(before.rate.experience).toBeGreaterThanOrEqual(standing.rate.experience);
        if (before.rate.experience === standing.rate.experience)
          expect(before.rate.gold).toBeGreaterThanOrEqual(standing.rate.gold);
      });
    }),
    runs(60),
  );
});
