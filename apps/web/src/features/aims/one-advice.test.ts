import {
  type AdvisedCommand,
  type AimFacts,
  addAmounts,
  aimsByKind,
  atRest,
  combatRates,
  EXPERIENCE_TABLE,
  equipObstacles,
  experienceAnHour,
  type Item,
  type ItemAmount,
  isFood,
  openNightPack,
  type Preparation,
  preparationCommands,
  prepared,
  type Shown,
  SKILL_COUNT,
  type State,
  supposing,
  untilOver,
  whatIf,
  withAllFood,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aimsOf, characters, fightOf, newcomer, SEED, send, world } from '../../lib/testing/characters.ts';

/** Home, Equipment and Combat advise the same: what one of them puts on, none of them takes off. */

const NOTHING: Preparation = { pieces: [], healingShare: null };

/** What Combat and Equipment advise to wear and to pack, and when to eat. */
function adviceFor(shown: Shown): Preparation {
  const { command } = fightOf(shown);
  const until = untilOver(shown, 0, world);
  const open = openNightPack({ shown, command, at: 0, until, seed: SEED }, world);
  if ('refused' in open) return NOTHING;
  while (!open.isDone) open.play();
  const { pieces, healingShare } = open.result();
  return { pieces, healingShare };
}

function wearing(shown: Shown, pieces: readonly ItemAmount[]): Shown {
  if (pieces.length === 0) return shown;
  const worn = whatIf(shown, { name: 'wear', input: { pieces } }, world, 0);
  if ('refused' in worn) throw new Error(worn.refused);
  return worn;
}

const isPreparation = ({ name }: AdvisedCommand): boolean =>
  name === 'wear' || name === 'set-healing-threshold';

const typeOf = ({ itemId }: ItemAmount) => world.item(itemId)?.equipmentType;

/** The character at rest, as it is in the facts of its aims. */
const restedOf = ({ shown }: State): Shown => atRest(shown, world, 0);

function expectOneAdvice(state: State): void {
  const found = aimsOf(state, 0);
  const { aims, facts } = found;
  const { shown } = facts;
  expectNoWayBack(found);
  const advice = adviceFor(shown);
  expect(facts.advised?.pack ?? NOTHING).toMatchObject(advice);
  const commands = preparationCommands(advice, shown);
  for (const { commands: steps } of aims) {
    const last = steps.at(-1);
    const prepares = steps.filter(isPreparation);
    if (last !== undefined && isPreparation(last)) expect(prepares).toEqual(commands);
    if (last?.name === 'begin-hunting' && last.input.regionId === shown.regionId)
      expect(prepares).toEqual(commands);
  }

  // All of it at once, as Combat, Equipment and Home do.
  const dressed = prepared(shown, advice, world, 0);
  expect(adviceFor(dressed)).toEqual(NOTHING);
  const after = aimsByKind(aimsOf({ shown: dressed }, 0).facts);
  expect(after.gear.filter(({ commands: steps }) => steps.some(isPreparation))).toEqual([]);

  // One slot, as Equipment does, and a piece that Home proposes to make or to find.
  const alone = advice.pieces.find(({ itemId }) => {
    const item = world.item(itemId);
    return item !== undefined && equipObstacles(shown, item).length === 0;
  });
  if (alone) expect(adviceFor(wearing(shown, [alone])).pieces.map(typeOf)).not.toContain(typeOf(alone));
  const [near] = facts.nearPieces;
  if (near) {
    const piece = { itemId: near.itemId, amount: 1 };
    const owner = wearing(supposing(dressed, { owned: [piece] }), [piece]);
    expect(adviceFor(owner).pieces.map(typeOf)).not.toContain(typeOf(piece));
  }
}

/** The experience of an hour in a region, as the character would go there: with its best pieces and food. */
function experienceIn(regionId: number, { advised, shown }: AimFacts): number {
  const from = withAllFood(advised?.dressed ?? shown, world);
  const [hour] = combatRates([{ kind: 'region', id: regionId }], { shown: from, at: 0, seed: SEED }, world);
  // A region in which half of the runs fall within the hour is no place to be sent from.
  return hour && hour.survives > 0.5 ? experienceAnHour(hour) : 0;
}

function expectNoWayBack({ aims, facts }: ReturnType<typeof aimsOf>): void {
  const here = experienceIn(facts.shown.regionId, facts);
  const next = Object.values(aimsByKind(facts)).flatMap((all) => all.slice(0, 2));
  for (const { commands: steps } of [...aims, ...next])
    for (const step of steps)
      if (step.name === 'travel')
        expect(experienceIn(step.input.regionId, facts)).toBeGreaterThanOrEqual(0.8 * here);
}

test(
  'no advice of one screen is undone by another, and no aim leads to a region that brings much less',
  () => {
    fc.assert(
      fc.property(characters, (state) => expectOneAdvice({ ...state, shown: restedOf(state) })),
      runs(2),
    );
  },
  PROPERTY_TIMEOUT,
);

test('a newcomer who loses each fight of a far region is advised once (seed 129280197)', () => {
  const { shown, hidden } = newcomer();
  const skewers = world.sets.items.find(({ name }) => name === 'Palewater Salmon Skewers');
  const inventory = addAmounts(shown.inventory, [{ itemId: skewers?.id ?? 0, amount: 147 }]);
  expectOneAdvice({ shown: { ...shown, regionId: 4, gold: 0, inventory }, hidden });
});

const LEVEL = 90;
/** The foods, those that restore most first. */
const FOODS = world.sets.items
  .filter(isFood)
  .toSorted((one, other) => other.healingAmount - one.healingAmount);

/** A veteran after a night: well dressed, with few portions in the food slot and many in the bag. */
function veteranIn(regionId: number, portions: number): State {
  const [food] = FOODS;
  const state = newcomer();
  const experience = new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[LEVEL - 1] as number);
  state.shown = { ...state.shown, regionId, gold: 100_000, experience };
  const strength = ({ attackPower = 0, armor = 0 }: Item) => attackPower + armor;
  const pieces = new Map(
    world.sets.items
      .filter((item) => item.equipmentType !== undefined && !isFood(item))
      .filter((item) => equipObstacles(state.shown, item).length === 0)
      .toSorted((one, other) => strength(one) - strength(other))
      .map(({ equipmentType, id }) => [equipmentType, { itemId: id, amount: 1 }]),
  );
  const bag = [...pieces.values(), { itemId: food?.id ?? 0, amount: 9_000 }];
  state.shown = { ...state.shown, inventory: addAmounts(state.shown.inventory, bag) };
  send(state, { name: 'wear', input: { pieces: [...pieces.values()] } }, 0);
  const equipment = { ...state.shown.equipment, food: food?.id ?? 0, foodAmount: portions };
  state.shown = { ...state.shown, equipment };
  return state;
}

test.each([4, 36])(
  'a veteran in the last region with %i portions in the food slot is told to pack and to fight on there',
  (portions) => {
    const regionId = world.sets.regions.at(-1)?.id ?? 0;
    const found = aimsOf(veteranIn(regionId, portions), 0);
    expectNoWayBack(found);
    const fight = found.aims.find(({ commands: steps }) => steps.at(-1)?.name === 'begin-hunting');
    const packed = expect.arrayContaining([expect.objectContaining({ itemId: FOODS[0]?.id })]);
    expect(fight?.commands).toMatchObject([
      { name: 'wear', input: { pieces: packed } },
      { name: 'begin-hunting', input: { regionId } },
    ]);
  },
);
