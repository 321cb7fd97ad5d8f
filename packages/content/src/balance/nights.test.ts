import {
  AttackStyle,
  advance,
  createState,
  EXPERIENCE_TABLE,
  execute,
  healthAt,
  maxHealth,
  SKILL,
  type State,
} from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { bestFood } from './combatant.ts';
import { bestGear } from './gear.ts';
import { regionsFor } from './hunt.ts';
import { shipped, world } from './shipped.ts';

/** Whole nights, played with the engine and its draws (game-design 8). */

const NIGHT = 8 * 3_600_000;
const STYLE = AttackStyle.Melee;
const timeline = [{ at: 0, world }];

/** A character at par who never touched the threshold. */
function atParState(level: number, portions: number): State {
  const state = createState(shipped.newCharacter, 0);
  const experience = [...state.shown.experience];
  for (const skill of [SKILL.Attack, SKILL.Melee, SKILL.Defence, SKILL.Health]) {
    experience[skill - 1] = EXPERIENCE_TABLE[level - 1] ?? 0;
  }
  state.shown = {
    ...state.shown,
    regionId: regionsFor(level).at(-1) ?? 1,
    experience,
    equipment: { ...bestGear(STYLE, level), food: bestFood(level).id, foodAmount: portions },
    attackStyle: STYLE,
    health: maxHealth(level),
  };
  return state;
}

/** Hunts for a night. @returns the state in the morning */
function hunted(state: State, night: number): State {
  const { regionId } = state.shown;
  const key = [night, night * 7 + 1, night * 13 + 5, 0x5eed] as const;
  const begun = execute(state, { name: 'begin-hunting', input: { regionId, key } }, timeline, 0);
  if (!('events' in begun)) throw new Error(`The hunt was refused: ${begun.refused}`);
  advance(state, timeline, NIGHT);
  return state;
}

test.each([10, 30, 60, 95])(
  'an untouched threshold brings a character of level %i through the night',
  (level) => {
    for (let night = 1; night <= (isLong ? 40 : 4); night++) {
      const { shown } = hunted(atParState(level, 1_000), night);
      expect(shown.eventAt, `night ${night}`).toBeGreaterThanOrEqual(NIGHT - 60_000);
      expect(healthAt(shown, NIGHT)).toBeGreaterThan(0);
    }
  },
  PROPERTY_TIMEOUT,
);
