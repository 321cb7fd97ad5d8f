import { optional, SEED } from '../inputs/field.ts';
import { beginHuntingObstacles } from '../obstacles/fight.ts';
import type { SessionRequest } from '../sessions/begin.ts';
import { REST_HEALTH_PERCENT } from '../sessions/combat/rest.ts';
import type { HuntUntil } from '../state/state.ts';
import { STEP_INPUTS, type StepInputs } from '../state/step-inputs.ts';
import { beginFight, THEN, THEN_NOTE } from './begin-fight.ts';
import { command } from './command.ts';
import { noteSession } from './last-begin.ts';

/** The end that a player asks for. */
interface Until {
  readonly kills?: number;
  readonly level?: { readonly skillId: number; readonly level: number };
  readonly at?: number;
}

/** Null when the player asked for no end, also with an object without fields. */
function untilOf({ kills, level, at }: Until = {}): HuntUntil | null {
  if (kills === undefined && level === undefined && at === undefined) return null;
  return { killsLeft: kills ?? null, level: level ?? null, at: at ?? null };
}

export const huntRequest = ({
  regionId,
  rest = false,
  until,
}: StepInputs['begin-hunting']): SessionRequest => ({
  kind: 'hunt',
  regionId,
  rest,
  until: untilOf(until),
});

/** Whole seconds from `at` to an instant, rounded up, as a step of a plan has them. */
const secondsUntil = (instant: number, at: number): number => Math.ceil((instant - at) / 1000);

/**
 * Begins open combat in the current region, with a pull. The command ends a running session of item actions.
 * It is refused during combat (game-design 2.8, 2.16b).
 */
export const beginHunting = command({
  name: 'begin-hunting',
  section: 'action',
  summary: 'Begin open combat in the current region',
  notes: [
    'With `rest` it also ends when the packed food, once it restores more than the maximum health, restores no',
    `more than that, or when none is left and health is at or below ${REST_HEALTH_PERCENT} %. With \`until\` it also ends after a`,
    'number of kills, at a level, or at an instant, after which no fight starts; any one of them ends it.',
    THEN_NOTE,
  ].join(' '),
  input: { ...STEP_INPUTS['begin-hunting'], then: optional(THEN), key: SEED },
  effect: 'replaces',
  refusals: ['action/in-combat', 'hunt/wrong-region', 'hunt/no-enemies', 'until/reached', 'plan/too-long'],
  obstacles: beginHuntingObstacles,
  run(draft, { regionId, rest = false, until, then, key: seed }) {
    beginFight(draft, huntRequest({ regionId, ...(until && { until }), rest }), then, seed);
    const ends =
      until && (until.at === undefined ? until : { ...until, at: secondsUntil(until.at, draft.at) });
    noteSession(draft, { name: 'begin-hunting', input: { regionId, rest, ...(ends && { until: ends }) } });
  },
});
