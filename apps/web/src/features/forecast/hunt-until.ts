import { MAX_LEVEL } from '@slumberfell/engine';
import type { Input } from '@slumberfell/protocol';
import { nextTimeOfDay } from '../../lib/clock/time-of-day.ts';

/** What a player chooses as the end of a hunt. The fields of all kinds stay, so that none is typed twice. */
export interface UntilChoice {
  readonly kind: 'limit' | 'level' | 'time' | 'kills';
  /** A combat skill. */
  readonly skillId: number;
  readonly level: number;
  /** Local time of day, `HH:MM`. */
  readonly time: string;
  readonly kills: number;
}

/** The field `until` of the command begin-hunting. */
type HuntEnd = NonNullable<Input<'begin-hunting'>['until']>;
type CombatSkillId = NonNullable<HuntEnd['level']>['skillId'];

/**
 * @param now epoch ms
 * @returns undefined when the hunt shall end at its limit, or the time of day is incomplete
 */
export function huntEnd(
  { kind, skillId, level, time, kills }: UntilChoice,
  now: number,
): HuntEnd | undefined {
  switch (kind) {
    case 'limit':
      return undefined;
    case 'level':
      return { level: { skillId: skillId as CombatSkillId, level } };
    case 'kills':
      return { kills };
    case 'time': {
      const at = nextTimeOfDay(time, now);
      return at === null ? undefined : { at };
    }
  }
}

/** The levels that can be aimed at from a level: the next one to the highest one; null at the highest. */
export const levelsAhead = (level: number): { readonly min: number; readonly max: number } | null =>
  level >= MAX_LEVEL ? null : { min: level + 1, max: MAX_LEVEL };
