import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  craftAmount,
  createState,
  EXPERIENCE_TABLE,
  openWorld,
  recipeRates,
  requirementTree,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { formatRate } from '../../lib/format/number.ts';
import { experienceLabel, pointsText, productPoints, xpAnHourText, xpText } from './experience-text.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const pets = world.sets.items.filter(({ bonusExperiencePercentage = 0 }) => bonusExperiencePercentage > 0);
const tamer = { pets: pets.map(({ id }) => id), equipment: {}, companion: null };
const [dagger] = world.sets.items.filter(({ name }) => name === 'Fellstar Dagger');
const recipe = world.craft(dagger?.id ?? 0);
if (recipe === undefined) throw new Error('The dagger cannot be made');

const numberIn = (text: string): number => Number(text.replaceAll(',', '').match(/^[\d.]+/)?.[0]);

/** Half of the last digit that is shown. */
const rounding = (text: string): number => 0.5 / 10 ** (text.match(/\.(\d+)/)?.[1]?.length ?? 0);

test('the experience of an action is the same in a list, in the requirement tree and in a session', () => {
  const own = pets.filter(({ skillId }) => skillId === recipe.skillId).slice(0, 1);
  const learner = { pets: own.map(({ id }) => id), equipment: {}, companion: null };
  const points = productPoints(recipe, learner, world);
  expect(points).toBeGreaterThan(recipe.experience);
  const tree = requirementTree(
    { itemId: recipe.itemId, amount: 1, owned: () => 0, learner, choices: new Map() },
    world,
  );
  expect(xpText(tree.experience?.points ?? 0, learner)).toBe(xpText(points, learner));
  const fresh = createState(compiled.newCharacter, 0).shown;
  const shown = {
    ...fresh,
    ...learner,
    regionId: recipe.requiredRegions[0] ?? fresh.regionId,
    experience: fresh.experience.map(() => EXPERIENCE_TABLE[98] ?? 0),
    recipes: world.sets.items.map(({ id }) => id),
    inventory: amountsOf(
      Object.fromEntries(recipe.requiredComponents.map(({ itemId }) => [itemId, 1_000_000])),
    ),
  };
  const session = craftAmount(shown, recipe.itemId, { kind: 'amount', amount: 100 }, world, 0);
  expect(session).toMatchObject({ amount: 100, experience: Math.floor(points * 100) });
});

test('the shown experience of an action times the shown actions an hour is the shown rate', () => {
  for (const rate of recipeRates(tamer, world)) {
    const craft = world.craft(rate.itemId);
    if (craft === undefined) throw new Error('A recipe has no row');
    const [once, times, anHour] = [
      pointsText(productPoints(craft, tamer, world)),
      formatRate(rate.actions),
      xpAnHourText(rate.experience, tamer),
    ];
    const [points, actions] = [numberIn(once), numberIn(times)];
    const slack = rounding(once) * actions + rounding(times) * points + rounding(anHour) + 1e-6;
    const name = `${world.item(rate.itemId)?.name}: ${once} x ${times} = ${anHour}`;
    expect(Math.abs(points * actions - numberIn(anHour)), name).toBeLessThanOrEqual(slack);
  }
});

test('a visitor without a character reads the value of the recipe, named base experience', () => {
  const points = productPoints(recipe, null, world);
  expect(points).toBe(recipe.experience);
  expect(xpText(points, null)).toBe(`${pointsText(recipe.experience)} base xp`);
  expect([experienceLabel(null), experienceLabel(tamer)]).toEqual(['Base experience', 'Experience']);
});
