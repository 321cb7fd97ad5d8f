import {
  advance,
  amountsOf,
  beginCraft,
  beginHunt,
  beginRuns,
  EXPERIENCE_TABLE,
  entriesOf,
  execute,
  type Item,
  isFood,
  type PlanStep,
  type PlayerCommand,
  type Shown,
  SKILL,
  SKILL_COUNT,
  type State,
  takesComponents,
  USUAL_HABITS,
  withSupplied,
  wornSlotOf,
} from '@slumberfell/engine';
import fc from 'fast-check';
import { newcomer, SEED, timeline, world } from '../../../lib/testing/characters.ts';

const { items, regions, relicariumEntries, dungeons, crafteableItems } = world.sets;
const fresh = newcomer().shown;
const starting = entriesOf(fresh.inventory);
const given = world.milestones.map(({ itemId }) => itemId);
const trophies = relicariumEntries.map(({ itemId }) => itemId);
const keys = dungeons.map(({ keyItemId }) => keyItemId);
const pieces = items.filter((item) => item.rank === 1 && wornSlotOf(item) !== undefined).map(({ id }) => id);
/** What grows in the first region, and what a Cook makes of components. */
const gathered = world.region(fresh.regionId)?.resources ?? [];
const meals = crafteableItems
  .filter((recipe) => recipe.skillId === SKILL.Cooking && takesComponents(recipe))
  .map(({ itemId }) => itemId);
const components = crafteableItems
  .filter(({ itemId }) => meals.includes(itemId))
  .flatMap(({ requiredComponents }) => requiredComponents.map(({ itemId }) => itemId));

const firstRegion = fc.constant(fresh.regionId);
const bread = starting.find(([id]) => isFood(world.item(id) as Item))?.[0] ?? 0;

/** Experience of one skill: within its first level, or of a level near the beginning. */
const points = fc.oneof(
  fc.integer({ min: 0, max: EXPERIENCE_TABLE[1] as number }),
  fc.integer({ min: 1, max: 12 }).map((level) => EXPERIENCE_TABLE[level - 1] as number),
);

const some = (ids: readonly number[], maxLength: number) =>
  fc.array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 40 })), { maxLength });

const step: fc.Arbitrary<PlanStep> = fc.oneof(
  fc
    .constantFrom(...gathered)
    .chain((itemId) =>
      fc.constantFrom(20, Number.MAX_SAFE_INTEGER).map((amount) => beginCraft(itemId, amount)),
    ),
  fc.constant(beginHunt(fresh.regionId, USUAL_HABITS)),
);

const command: fc.Arbitrary<PlayerCommand> = fc.oneof(
  firstRegion.map((regionId) => beginHunt(regionId, USUAL_HABITS)),
  fc
    .tuple(fc.constantFrom(...gathered, ...meals), fc.constantFrom(60, 300, 400, 5_760))
    .map(([itemId, amount]) => beginCraft(itemId, amount)),
  fc.constantFrom(...dungeons).map(({ id }) => beginRuns(id, 1, USUAL_HABITS)),
);

/** Skills of which a character has learned something, by the last step that taught it. */
const lessons = {
  arm: [],
  fight: [SKILL.Attack, SKILL.Health],
  gather: [SKILL.Attack, SKILL.Health, SKILL.Harvesting],
  cook: [SKILL.Attack, SKILL.Health, SKILL.Harvesting, SKILL.Cooking],
} as const;

/**
 * Characters near the beginning of the game, of total levels up to about 80: partly armed, with food or
 * without, with components, gifts and trophies, at work, and with a plan.
 */
export const beginners: fc.Arbitrary<State> = fc
  .record({
    lesson: fc.constantFrom(...Object.values(lessons)),
    skills: fc.array(fc.tuple(fc.integer({ min: 0, max: SKILL_COUNT - 1 }), points), { maxLength: 3 }),
    regionId: fc.oneof(
      { weight: 5, arbitrary: firstRegion },
      { weight: 1, arbitrary: fc.constantFrom(...regions.map(({ id }) => id)) },
    ),
    kept: fc.subarray(starting),
    owned: fc.tuple(some(gathered, 3), some(components, 3), some(given, 1), some(pieces, 1), some(keys, 1)),
    trophies: some(trophies, 1),
    shelf: some(trophies, 1),
    packed: fc.option(fc.integer({ min: 1, max: 60 })),
    worn: fc.array(fc.constantFrom(...given, ...pieces), { maxLength: 2 }),
    isArmed: fc.boolean(),
    isTidy: fc.nat(3).map((draw) => draw > 0),
    begins: fc.option(command),
    plan: fc.option(fc.array(step, { minLength: 1, maxLength: 2 }), { freq: 1 }),
    minutes: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ lesson, skills, regionId, owned, worn, packed, isArmed, isTidy, begins, plan, ...more }) => {
    const state = newcomer();
    const change = (fields: Partial<Shown>): void => {
      state.shown = { ...state.shown, ...fields };
    };
    const experience = [...state.shown.experience];
    for (const id of lesson) experience[id - 1] = 10;
    for (const [index, value] of skills) experience[index] = value;
    const inBag = [...worn.map((id) => [id, 1] as const), ...more.kept, ...owned.flat(), ...more.trophies];
    change({ regionId, experience, inventory: amountsOf(Object.fromEntries(inBag)) });
    change({ trophies: amountsOf(Object.fromEntries(more.shelf.map(([id]) => [id, 1]))) });
    if (isArmed) change({ equipment: { weapon: starting[0]?.[0] ?? 0 } });
    for (const itemId of worn) attempt(state, { name: 'equip', input: { itemId } });
    if (packed !== null) change({ equipment: { ...state.shown.equipment, food: bread, foodAmount: packed } });
    if (isTidy) tidy(state);
    if (begins !== null) attempt(state, begins);
    if (plan !== null) attempt(state, { name: 'set-plan', input: { steps: plan } } as PlayerCommand);
    advance(state, timeline, more.minutes * 60_000);
    if (isTidy) tidy(state);
    return state;
  });

/** Puts the trophies of the bag onto the shelf, and wears its pieces. */
function tidy(state: State): void {
  for (const [itemId] of entriesOf(state.shown.inventory)) {
    attempt(state, { name: 'claim-trophy', input: { itemId, amount: 1 } });
    const item = world.item(itemId);
    if (item && !isFood(item)) attempt(state, { name: 'equip', input: { itemId } });
  }
}

/** Gives a command, which may be refused. */
function attempt(state: State, given: PlayerCommand): void {
  execute(
    state,
    withSupplied(given, () => SEED),
    timeline,
    state.shown.eventAt,
  );
}
