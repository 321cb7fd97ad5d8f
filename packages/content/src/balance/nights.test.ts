import {
  AttackStyle,
  advance,
  type Command,
  createState,
  EquipmentType,
  EXPERIENCE_TABLE,
  execute,
  type FinishReason,
  healthAt,
  isFood,
  maxHealth,
  type Seed,
  SKILL,
  type State,
} from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { bestFood } from './combatant.ts';
import { bestGear } from './gear.ts';
import { regionsFor } from './hunt.ts';
import { item, shipped, world } from './shipped.ts';

/** Whole nights, played with the engine and its draws (game-design 8). */

const MINUTE = 60_000;
const NIGHT = 480 * MINUTE;
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

function give(state: State, command: Command): void {
  const outcome = execute(state, command, timeline, 0);
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
}

/** Hunts for a night. @returns the state in the morning */
function hunted(state: State, night: number): State {
  const { regionId } = state.shown;
  give(state, { name: 'begin-hunting', input: { regionId, key: keyOf(night) } });
  advance(state, timeline, NIGHT);
  return state;
}

const keyOf = (night: number): Seed => [night, night * 7 + 1, night * 13 + 5, 0x5eed];

/** A new character with the first weapon of the bag and this much of its bread. */
function newcomer(portions: number): State {
  const state = createState(shipped.newCharacter, 0);
  const gifts = shipped.newCharacter.inventory.map(({ itemId }) => item(itemId));
  const weapon = gifts.find(({ equipmentType }) => equipmentType === EquipmentType.Weapon);
  const bread = gifts.find(isFood);
  give(state, { name: 'equip', input: { itemId: weapon?.id ?? 0 } });
  if (portions > 0) give(state, { name: 'equip-food', input: { itemId: bread?.id ?? 0, amount: portions } });
  return state;
}

interface Ending {
  readonly reason: FinishReason | undefined;
  readonly minute: number;
}

/** How a hunt with or without rest ends within a night. */
function ending(state: State, night: number, rest: boolean): Ending {
  const { regionId } = state.shown;
  give(state, { name: 'begin-hunting', input: { regionId, rest, key: keyOf(night) } });
  let ended: Ending = { reason: undefined, minute: NIGHT / MINUTE };
  advance(state, timeline, NIGHT, {
    sessionFinished: (at, reason) => {
      ended = { reason, minute: at / MINUTE };
    },
  });
  return ended;
}

/** The minute before which a share of the sessions ended. */
const percentile = (endings: readonly Ending[], share: number): number =>
  endings.map(({ minute }) => minute).sort((one, other) => one - other)[Math.floor(share * endings.length)] ??
  0;

const NEWCOMERS = isLong ? 600 : 60;
const endings = (portions: number, rest: boolean): readonly Ending[] =>
  Array.from({ length: NEWCOMERS }, (_, night) => ending(newcomer(portions), night + 1, rest));
const defeats = (of: readonly Ending[]): number => of.filter(({ reason }) => reason === 'defeated').length;

test(
  'the first night of newcomers who rest when the food runs low has no defeat',
  () => {
    const nights = endings(30, true);
    expect(defeats(nights)).toBe(0);
    expect(nights.every(({ reason }) => reason === 'provisions')).toBe(true);
    expect(Math.abs(percentile(nights, 0.1) - 7.5)).toBeLessThan(1.2);
    expect(Math.abs(percentile(nights, 0.5) - 9.4)).toBeLessThan(1.2);
    expect(Math.abs(percentile(nights, 0.9) - 10.8)).toBeLessThan(1.2);
  },
  PROPERTY_TIMEOUT,
);

test(
  'with no food or three loaves, newcomers who rest are not defeated; all who do not rest are',
  () => {
    for (const portions of [0, 3]) expect(defeats(endings(portions, true))).toBe(0);
    for (const portions of [0, 3, 30]) expect(defeats(endings(portions, false))).toBe(NEWCOMERS);
  },
  PROPERTY_TIMEOUT,
);

test.each([10, 30, 60, 95])(
  'at par at level %i, a hunt with 100 portions that rests ends without a defeat',
  (level) => {
    const nights = Array.from({ length: isLong ? 60 : 6 }, (_, night) =>
      ending(atParState(level, 100), night + 1, true),
    );
    expect(nights.map(({ reason }) => reason)).toEqual(nights.map(() => 'provisions'));
  },
  PROPERTY_TIMEOUT,
);

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

test(
  'newcomers who hunt get the two gifts within two minutes',
  () => {
    const gifts = Array.from({ length: NEWCOMERS }, (_, night) => {
      const state = newcomer(30);
      const { regionId } = state.shown;
      give(state, { name: 'begin-hunting', input: { regionId, key: keyOf(night + 1) } });
      const at: number[] = [];
      advance(state, timeline, 10 * MINUTE, {
        inventoryChanged: (instant, reason) => {
          if (reason === 'milestone') at.push(instant / 1_000);
        },
      });
      return at;
    });
    const seconds = (gift: number, share: number): number =>
      gifts.map((at) => at[gift] ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other)[
        Math.floor(share * NEWCOMERS)
      ] ?? 0;
    expect(gifts.every((at) => at.length === 2)).toBe(true);
    expect([seconds(0, 0.5), seconds(1, 0.5)].map((second) => second <= 90)).toEqual([true, true]);
    expect([seconds(0, 0.9), seconds(1, 0.9)].map((second) => second <= 120)).toEqual([true, true]);
  },
  PROPERTY_TIMEOUT,
);
