import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  AS_OFTEN_AS_POSSIBLE,
  createState,
  type Enemy,
  EnemyType,
  enemyPlaces,
  newPlan,
  openWorld,
  type PlanStep,
  plannedFight,
  plannedWays,
  type Shown,
  USUAL_HABITS,
} from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';

const compiled = compileWorld(shippedWorldDirectory);
const { sets } = compiled;
const world = openWorld(sets, compiled.version);
const fresh = createState(compiled.newCharacter, 0).shown;
const named = <T extends { readonly name: string }>(list: readonly T[], name: string): T => {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const enemyThat = (wanted: (enemy: Enemy) => boolean): Enemy => {
  const found = sets.enemies.find(wanted);
  if (!found) throw new Error('There is no such enemy');
  return found;
};
const itemNamed = (name: string) => named(sets.items, name).id;
const LANTERNLEA = named(sets.regions, 'Lanternlea').id;
const TATTLEWOOD = named(sets.regions, 'Tattlewood').id;

const travel = (regionId: number): PlanStep => ({ name: 'travel', input: { regionId } });
const hunt = (regionId: number): PlanStep => ({ name: 'begin-hunting', input: { regionId, rest: true } });
const run = (dungeonId: number): PlanStep => ({
  name: 'begin-dungeon',
  input: { dungeonId, runs: 1, rest: true },
});
const withPlan = (...steps: readonly PlanStep[]): Shown => ({ ...fresh, plan: newPlan(steps, 1, 9_000) });

describe('the steps that lead to a fight', () => {
  const near = enemyThat(({ id }) => enemyPlaces(id, world).regions.some((one) => one.id === LANTERNLEA));
  const far = enemyThat(({ id }) => enemyPlaces(id, world).regions.some((one) => one.id === TATTLEWOOD));
  const stepsTo = (enemy: Enemy, shown: Shown) =>
    plannedFight({ kind: 'enemy', id: enemy.id }, USUAL_HABITS, shown, world)?.steps;

  test('are the hunt in the region of the character, and elsewhere the way before it', () => {
    expect(stepsTo(near, fresh)).toEqual([hunt(LANTERNLEA)]);
    expect(stepsTo(far, fresh)).toEqual([travel(TATTLEWOOD), hunt(TATTLEWOOD)]);
  });

  test('begin in the region in which the plan ends', () => {
    const away = withPlan(travel(LANTERNLEA), travel(TATTLEWOOD), hunt(TATTLEWOOD));
    expect(stepsTo(far, away)).toEqual([hunt(TATTLEWOOD)]);
    expect(stepsTo(near, away)).toEqual([travel(LANTERNLEA), hunt(LANTERNLEA)]);
  });

  test('do not rest when the player does not', () => {
    const target = { kind: 'region', id: LANTERNLEA } as const;
    expect(plannedFight(target, { rests: false }, fresh, world)?.steps).toEqual([
      { name: 'begin-hunting', input: { regionId: LANTERNLEA } },
    ]);
  });

  test('enter a dungeon for what is met there only', () => {
    const boss = enemyThat(
      ({ id, type }) => type === EnemyType.Boss && enemyPlaces(id, world).dungeons.length > 0,
    );
    const [dungeon] = enemyPlaces(boss.id, world).dungeons;
    if (!dungeon) throw new Error('The boss has no dungeon');
    const there = { ...fresh, regionId: dungeon.regionId };
    expect(stepsTo(boss, there)).toEqual([run(dungeon.id)]);
    const other = dungeon.regionId === LANTERNLEA ? TATTLEWOOD : LANTERNLEA;
    expect(stepsTo(boss, { ...fresh, regionId: other })).toEqual([travel(dungeon.regionId), run(dungeon.id)]);
  });

  test('are none to what does not exist', () => {
    expect(plannedFight({ kind: 'enemy', id: 9_999_999 }, USUAL_HABITS, fresh, world)).toBeNull();
    expect(plannedFight({ kind: 'dungeon', id: 9_999_999 }, USUAL_HABITS, fresh, world)).toBeNull();
  });
});

describe('the ways that bring an item besides its recipe', () => {
  const kinds = (itemId: number, shown: Shown = fresh) =>
    plannedWays(itemId, USUAL_HABITS, shown, world).map(({ kind }) => kind);

  test('are a hunt and a dungeon, where enemies leave it', () => {
    const ways = plannedWays(itemNamed('Meadow Bone'), USUAL_HABITS, fresh, world);
    const barrow = named(sets.dungeons, 'The Bramble Barrow');
    expect(ways).toEqual([
      { kind: 'hunt', steps: [hunt(LANTERNLEA)] },
      { kind: 'dungeon', steps: [run(barrow.id)] },
    ]);
  });

  test('are gathering what it is found with, when the character can', () => {
    const spore = itemNamed('Meadow Spore');
    expect(kinds(spore)).toEqual(['hunt']);
    const skilled = { ...fresh, experience: fresh.experience.map(() => 1_000_000), regionId: TATTLEWOOD };
    expect(plannedWays(spore, USUAL_HABITS, skilled, world).at(-1)).toEqual({
      kind: 'gather',
      steps: [
        travel(LANTERNLEA),
        {
          name: 'begin-crafting',
          input: { itemId: itemNamed('Lanternwort'), amount: AS_OFTEN_AS_POSSIBLE },
        },
      ],
    });
  });

  test('are none for what is only made', () => {
    expect(kinds(itemNamed('Copper Plate'))).toEqual([]);
  });
});
