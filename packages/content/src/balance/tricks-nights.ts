import {
  AttackStyle,
  advance,
  execute,
  maxHealth,
  openWorld,
  type State,
  type World,
} from '@slumberfell/engine';
import { stateOf } from './forecast-characters.ts';
import { sets, shipped, world } from './shipped.ts';

/** Nights of open combat in the shipped world, and in the same world without the tricks of its enemies. */

const MINUTE = 60_000;
const NIGHT = 480 * MINUTE;
/** Between two commands that hold a threshold in points. */
const HOLD = 5 * MINUTE;
/** More portions than a night takes. */
const PLENTY = 20_000;
const SEED_WORD = 0x0071_21c5;

export const withoutTricks = openWorld(
  { ...sets, enemies: sets.enemies.map(({ traits: _, ...enemy }) => enemy) },
  `${shipped.version} without tricks`,
);

/** Melee in the best Normal gear of the level with its best food, without rest. */
export interface NightPlace {
  readonly level: number;
  readonly regionId: number;
  /** Percent of full health at or below which the character eats. */
  readonly threshold: number;
}

/**
 * `points`: the threshold stays at the points that it has at the begin, so its share of full health falls
 * when the Health level rises.
 */
type ThresholdUnit = 'percent' | 'points';

/** The nights 1 to `count`, each with a seed of its own. @returns the minutes of the defeats */
export function defeatMinutes(
  place: NightPlace,
  count: number,
  tricks: 'with' | 'without' = 'with',
  unit: ThresholdUnit = 'percent',
): readonly number[] {
  const played = tricks === 'with' ? world : withoutTricks;
  return Array.from({ length: count }, (_, night) => defeatMinute(place, night + 1, played, unit)).filter(
    (minute) => minute !== null,
  );
}

/** @returns null for a night without a defeat */
function defeatMinute(
  { level, regionId, threshold }: NightPlace,
  night: number,
  played: World,
  unit: ThresholdUnit,
): number | null {
  const state: State = stateOf(level, AttackStyle.Melee, regionId, PLENTY);
  state.shown = { ...state.shown, healingShare: threshold * 100 };
  const timeline = [{ at: 0, world: played }];
  const input = { regionId, key: [night, level, threshold, SEED_WORD] } as const;
  const begun = execute(state, { name: 'begin-hunting', input }, timeline, 0);
  if ('refused' in begun) throw new Error(`The hunt was refused: ${begun.refused}`);
  let minute: number | null = null;
  const recorder = {
    sessionFinished: (at: number, reason: string) => {
      if (reason === 'defeated') minute = at / MINUTE;
    },
  };
  if (unit === 'points') {
    const healingThreshold = Math.floor((maxHealth(level) * threshold) / 100);
    for (let at = HOLD; at < NIGHT; at += HOLD) {
      advance(state, timeline, at, recorder);
      execute(state, { name: 'set-healing-threshold', input: { healingThreshold } }, timeline, at);
    }
  }
  advance(state, timeline, NIGHT, recorder);
  return minute;
}
