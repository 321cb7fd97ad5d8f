import {
  AttackStyle,
  advance,
  createState,
  EXPERIENCE_TABLE,
  execute,
  maxHealth,
  SKILL,
  type State,
} from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { atPar, bestFood } from './combatant.ts';
import { expectWithin } from './expect-within.ts';
import { bestGear } from './gear.ts';
import { hunt } from './hunt.ts';
import { sampleSize } from './sample-size.ts';
import { shipped, world } from './shipped.ts';

/**
 * Smallest and largest allowed ratio of the engine's result to the simulator's. The balance tests use a
 * simulator of their own, in which a hunter stays at one level and never runs out of food. This test plays
 * the same hunts with the engine. The results must agree, so that a result of the simulator also holds in the
 * game.
 */
const AGREEMENT = [0.97, 1.03] as const;
const HOUR = 3_600_000;
const FOOD_AMOUNT = 1_000_000;
const STYLE = AttackStyle.Melee;

function hunterState(level: number, regionId: number): State {
  const state = createState(shipped.newCharacter, 0);
  const experience = [...state.shown.experience];
  for (const skill of [SKILL.Attack, SKILL.Melee, SKILL.Defence, SKILL.Health]) {
    experience[skill - 1] = EXPERIENCE_TABLE[level - 1] ?? 0;
  }
  state.shown = {
    ...state.shown,
    regionId,
    experience,
    equipment: { ...bestGear(STYLE, level), food: bestFood(level).id, foodAmount: FOOD_AMOUNT },
    attackStyle: STYLE,
    // Half health: a typical value in the middle of a long hunt.
    health: Math.floor(maxHealth(level) / 2),
    healingShare: 5_000,
  };
  return state;
}

/**
 * Plays one idle session with the engine, settled in one step. Returns the gained Attack experience and the
 * eaten portions.
 */
function session(level: number, regionId: number, hours: number, seed: number) {
  const timeline = [{ at: 0, world }];
  const state = hunterState(level, regionId);
  const attack = state.shown.experience[SKILL.Attack - 1] ?? 0;
  const begun = execute(
    state,
    { name: 'begin-hunting', input: { regionId, key: [seed, seed, seed, seed] } },
    timeline,
    0,
  );
  if (!('events' in begun)) throw new Error(`The hunt was refused: ${begun.refused}`);
  advance(state, timeline, hours * HOUR);
  return {
    experience: (state.shown.experience[SKILL.Attack - 1] ?? 0) - attack,
    portions: FOOD_AMOUNT - (state.shown.equipment.foodAmount ?? 0),
  };
}

// Each session is too short to gain a level, because the simulator keeps the level constant.
test.each([
  { level: 60, regionId: 5, hours: 1, sessions: 100 },
  { level: 95, regionId: 6, hours: 8, sessions: 15 },
])(
  'the engine and the simulator give the same hunt at level $level',
  ({ level, regionId, hours, sessions }) => {
    const played = Array.from({ length: sampleSize(sessions) }, (_, seed) =>
      session(level, regionId, hours, seed + 1),
    );
    const perHour = (value: (of: (typeof played)[number]) => number): number =>
      played.reduce((sum, of) => sum + value(of), 0) / (played.length * hours);

    const simulated = hunt(atPar(STYLE, level), regionId, sampleSize(300), bestFood(level), seededRandom(1));
    expectWithin([perHour(({ experience }) => experience) / simulated.experiencePerHour], AGREEMENT);
    expectWithin([perHour(({ portions }) => portions) / simulated.portionsPerHour], AGREEMENT);
  },
);
