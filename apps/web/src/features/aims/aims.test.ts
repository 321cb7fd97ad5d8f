import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  addAmounts,
  advance,
  amountOf,
  createState,
  EXPERIENCE_TABLE,
  execute,
  openWorld,
  type PlayerCommand,
  type Seed,
  SKILL_COUNT,
  type State,
  skillLevel,
  withSeeds,
} from '@slumberfell/engine';
import { always, PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Aim } from './aim.ts';
import { aimStart } from './aim-start.ts';
import { aimsByKind, chooseAims, MOST_AIMS } from './choose-aims.ts';
import { OpenAims } from './open-aims.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, 'live');
const timeline = always(world);
const SEED: Seed = [1, 2, 3, 4];
const HOUR = 3_600_000;
const items = world.sets.items.map(({ id }) => id);
const foods = world.sets.items.filter(({ healingAmount }) => healingAmount !== undefined);

/** Characters of any level, region, purse and bag, some of them with food and at work. */
const characters = fc
  .record({
    level: fc.integer({ min: 1, max: 100 }),
    regionId: fc.constantFrom(...world.sets.regions.map(({ id }) => id)),
    gold: fc.integer({ min: 0, max: 5_000 }),
    owned: fc.uniqueArray(fc.constantFrom(...items), { maxLength: 40 }),
    food: fc.constantFrom(...foods.map(({ id }) => id)),
    foodAmount: fc.integer({ min: 1, max: 2_000 }),
    runs: fc.constantFrom('nothing', 'hunt'),
  })
  .map(({ level, regionId, gold, owned, food, foodAmount, runs: running }): State => {
    const state = createState(compiled.newCharacter, 0);
    const more = owned.map((itemId) => ({ itemId, amount: 5 }));
    state.shown = {
      ...state.shown,
      regionId,
      gold,
      experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[level - 1] as number),
      inventory: addAmounts(state.shown.inventory, more),
      equipment: { food, foodAmount },
    };
    if (running === 'hunt') send(state, { name: 'begin-hunting', input: { regionId } }, 0);
    return state;
  });

function send(state: State, command: PlayerCommand, at: number): void {
  const outcome = execute(
    state,
    withSeeds(command, () => SEED),
    timeline,
    at,
  );
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
}

function opened({ shown }: State, at: number): OpenAims {
  const open = new OpenAims({ shown, at, seed: SEED }, world);
  while (!open.isDone) open.step();
  return open;
}

/** Checks what holds right after the press, or after the time that the aim gives. */
function expectTrue(aim: Aim, state: State): void {
  const last = aim.steps.at(-1);
  const before = state.shown;
  for (const step of aimStart(aim, before, world).steps) send(state, step, 0);
  const { shown } = state;
  switch (last?.name) {
    case 'equip':
      expect(Object.values(shown.equipment)).toContain(last.input.itemId);
      break;
    case 'learn-recipe':
      expect(shown.knownRecipes).toContain(last.input.itemId);
      break;
    case 'tame-pet':
      expect(shown.pets).toContain(last.input.itemId);
      break;
    case 'claim-trophy':
      expect(amountOf(shown.trophies, last.input.itemId)).toBeGreaterThan(0);
      break;
    case 'claim-card':
      expect(amountOf(shown.cards, world.item(last.input.itemId)?.enemyId ?? 0)).toBeGreaterThan(0);
      break;
    case 'travel':
      expect(shown.regionId).toBe(last.input.regionId);
      break;
    case 'begin-crafting':
      expect(shown.action).toMatchObject({ kind: 'craft', itemId: last.input.itemId });
      if (aim.kind === 'level' && aim.seconds < 8 * 3_600) expectLevel(aim, state);
      break;
    default:
      expect(shown.action?.kind).toBe(last?.name === 'begin-hunting' ? 'hunt' : 'dungeon');
  }
}

/** Crafting is exact: the level is reached at the end, and not two actions before. */
function expectLevel({ key, seconds, steps }: Aim, state: State): void {
  const [skillId = 0, level = 0] = key.split(':').slice(1).map(Number);
  const [step] = steps;
  const recipe = step?.name === 'begin-crafting' ? world.craft(step.input.itemId) : undefined;
  advance(state, timeline, (seconds - 2 * (recipe?.baseActionTime ?? 0)) * 1_000);
  expect(skillLevel(state.shown, skillId)).toBeLessThan(level);
  advance(state, timeline, seconds * 1_000);
  expect(skillLevel(state.shown, skillId)).toBeGreaterThanOrEqual(level);
}

test(
  'each aim begins with one press, and what it says comes true in its time',
  () => {
    fc.assert(
      fc.property(characters, (state) => {
        const open = opened(state, 0);
        const aims = open.answer() as readonly Aim[];
        expect(aims.length).toBeLessThanOrEqual(MOST_AIMS);
        for (const kind of new Set(aims.map((aim) => aim.kind)))
          expect(aims.filter((aim) => aim.kind === kind).length).toBeLessThan(3);
        // Also those that are not shown, of which the next ones will be.
        const next = Object.values(aimsByKind(open.facts)).flatMap((all) => all.slice(0, 2));
        for (const aim of [...aims, ...next]) expectTrue(aim, { shown: state.shown, hidden: state.hidden });
      }),
      runs(8),
    );
  },
  PROPERTY_TIMEOUT,
);

test('the aims are the same an hour later, also with what runs', () => {
  const state = createState(compiled.newCharacter, 0);
  const first = opened(state, 0).answer();
  expect(first).toHaveLength(MOST_AIMS);
  expect(opened(state, HOUR).answer()).toEqual(first);
  send(state, { name: 'begin-hunting', input: { regionId: state.shown.regionId } }, 0);
  expect(
    opened(state, 0)
      .answer()
      ?.map(({ key }) => key),
  ).toEqual(first?.map(({ key }) => key));
});

test('takes one aim of each group, and fills up with no third of a kind', () => {
  const aim = (kind: Aim['kind'], seconds: number): Aim => ({
    ...{ kind, seconds, key: `${kind}:${seconds}`, title: '', text: '', label: '' },
    ...{ steps: [], picture: { kind: 'item', id: 1 } },
  });
  const none = { gear: [], collect: [], level: [], region: [], find: [] };
  const keys = (aims: Partial<typeof none> | Record<string, Aim[]>) =>
    chooseAims({ ...none, ...aims }).map(({ key }) => key);
  expect(keys({ level: [aim('level', 1), aim('level', 2), aim('level', 3)] })).toEqual([
    'level:1',
    'level:2',
  ]);
  expect(
    keys({
      collect: [aim('collect', 0)],
      gear: [aim('gear', 0)],
      find: [aim('find', 9)],
      level: [aim('level', 5)],
    }),
  ).toEqual(['gear:0', 'level:5', 'find:9']);
  expect(keys({ find: [aim('find', 4), aim('find', 6)], region: [aim('region', 0)] })).toEqual([
    'region:0',
    'find:4',
    'find:6',
  ]);
});
