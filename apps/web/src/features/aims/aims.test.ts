import {
  type Aim,
  advance,
  aimsByKind,
  amountOf,
  chooseAims,
  healingThresholdOf,
  MOST_AIMS,
  pressCommands,
  type Shown,
  type State,
  skillLevel,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aimsOf, characters, newcomer, send, timeline, world } from '../../lib/testing/characters.ts';

const HOUR = 3_600_000;

/** Checks what holds right after the press, or after the time that the aim gives. */
function expectTrue(aim: Aim, state: State): void {
  const last = aim.commands.at(-1);
  const before = state.shown;
  for (const step of pressCommands(aim.commands, before, world)) send(state, step, 0);
  const { shown } = state;
  switch (last?.name) {
    case 'wear':
    case 'set-healing-threshold':
      expectPrepared(aim, shown);
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

/** All pieces are worn, and the threshold is set. */
function expectPrepared({ commands }: Aim, shown: Shown): void {
  for (const step of commands) {
    if (step.name === 'wear')
      for (const { itemId } of step.input.pieces ?? [])
        expect([...Object.values(shown.equipment), shown.companion]).toContain(itemId);
    if (step.name === 'set-healing-threshold')
      expect(healingThresholdOf(shown)).toBe(step.input.healingThreshold);
  }
}

/** Crafting is exact: the level is reached at the end, and not two actions before. */
function expectLevel({ key, seconds, commands }: Aim, state: State): void {
  const [skillId = 0, level = 0] = key.split(':').slice(1).map(Number);
  const [step] = commands;
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
        const { aims, facts } = aimsOf(state, 0);
        expect(aims.length).toBeLessThanOrEqual(MOST_AIMS);
        for (const kind of new Set(aims.map((aim) => aim.kind)))
          expect(aims.filter((aim) => aim.kind === kind).length).toBeLessThan(3);
        // Also those that are not shown, of which the next ones will be.
        const next = Object.values(aimsByKind(facts)).flatMap((all) => all.slice(0, 2));
        for (const aim of [...aims, ...next]) expectTrue(aim, { shown: state.shown, hidden: state.hidden });
      }),
      runs(2),
    );
  },
  PROPERTY_TIMEOUT,
);

test('the aims are the same an hour later, also with what runs, but for the fight to go on with', () => {
  const state = newcomer();
  const first = aimsOf(state, 0).aims;
  expect(first).toHaveLength(MOST_AIMS);
  const undated = (aims: readonly Aim[]) => aims.map(({ change: _, ...aim }) => aim);
  expect(undated(aimsOf(state, HOUR).aims)).toEqual(undated(first));
  const others = () =>
    Object.values({ ...aimsByKind(aimsOf(state, 0).facts), gear: [], fight: [] }).map((all) =>
      all.map(({ key }) => key),
    );
  const before = others();
  send(state, { name: 'begin-hunting', input: { regionId: state.shown.regionId } }, 0);
  expect(others()).toEqual(before);
});

test('takes one aim of each group, and fills up with no third of a kind', () => {
  const aim = (kind: Aim['kind'], seconds: number): Aim => ({
    ...{ kind, seconds, key: `${kind}:${seconds}`, commands: [] },
    target: { kind: 'find', itemId: 1 },
  });
  const none = { gear: [], collect: [], fight: [], level: [], region: [], find: [] };
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
