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
import { shipped, world } from './shipped.ts';

/**
 * The simulator plays fights by itself, because its hunters stay at one level and never run out of food. Here the
 * engine plays the same hunts, so that what is proven of the simulator is proven of the game.
 */
const AGREEMENT = [0.97, 1.03] as const;
const HOUR = 3_600_000;
const LARDER = 1_000_000;
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
    equipment: { ...bestGear(STYLE, level), food: bestFood(level).id, foodAmount: LARDER },
    attackStyle: STYLE,
    // Neither rested nor worn out: in the midst of a long hunt.
    health: Math.floor(maxHealth(level) / 2),
    healingThreshold: Math.floor(maxHealth(level) / 2),
  };
  return state;
}

/** One session as the server would settle it. */
function session(level: number, regionId: number, hours: number, key: number) {
  const timeline = [{ at: 0, world }];
  const state = hunterState(level, regionId);
  const attack = state.shown.experience[SKILL.Attack - 1] ?? 0;
  const begun = execute(
    state,
    { name: 'begin-hunting', input: { regionId, key: [key, key, key, key] } },
    timeline,
    0,
  );
  if (!('events' in begun)) throw new Error(`The hunt was refused: ${begun.refused}`);
  advance(state, timeline, hours * HOUR);
  return {
    experience: (state.shown.experience[SKILL.Attack - 1] ?? 0) - attack,
    portions: LARDER - (state.shown.equipment.foodAmount ?? 0),
  };
}

// Sessions end before a level would be gained.
test.each([
  { level: 60, regionId: 5, hours: 1, sessions: 100 },
  { level: 95, regionId: 6, hours: 8, sessions: 15 },
])('the engine and the simulator hunt alike at level $level', ({ level, regionId, hours, sessions }) => {
  const played = Array.from({ length: sessions }, (_, key) => session(level, regionId, hours, key + 1));
  const perHour = (value: (of: (typeof played)[number]) => number): number =>
    played.reduce((sum, of) => sum + value(of), 0) / (sessions * hours);

  const simulated = hunt(atPar(STYLE, level), regionId, 300, bestFood(level), seededRandom(1));
  expectWithin([perHour(({ experience }) => experience) / simulated.experiencePerHour], AGREEMENT);
  expectWithin([perHour(({ portions }) => portions) / simulated.portionsPerHour], AGREEMENT);
});
