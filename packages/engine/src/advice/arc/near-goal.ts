import { skillLevel } from '../../character/skill-level.ts';
import { EXPERIENCE_TABLE } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import { SKILLS } from '../../world/skills.ts';
import { levelAims } from '../proposals/level-proposals.ts';
import type { Aim, AimFacts } from '../proposals/proposal.ts';
import type { NearGoal } from './arc.ts';

/** A level below this share of the character's highest one is no aim. */
const TRIFLE = 0.1;
/** What takes less is over before the player has looked at it, and what takes more is not near; seconds. */
const SOON = 5 * 60;
const LATE = 8 * 3_600;

/**
 * The nearest level that opens something and is no trifle, and that an evening or a night reaches.
 * @param refused keys of aims that were shown for days and not taken
 */
export function nearGoal(facts: AimFacts, refused: readonly string[]): NearGoal | null {
  const { shown } = facts;
  const highest = Math.max(...SKILLS.map(({ id }) => skillLevel(shown, id)));
  const aims = levelAims(facts).filter(
    ({ key, target }) =>
      target.kind === 'level' && target.level >= highest * TRIFLE && !refused.includes(key),
  );
  const isNear = ({ seconds }: Aim): boolean => seconds >= SOON && seconds <= LATE;
  const opens = ({ target }: Aim): boolean => target.kind === 'level' && target.opens.kind !== 'round';
  const near = aims.filter(isNear);
  const aim = near.find(opens) ?? near[0] ?? aims.find(opens) ?? aims[0];
  return aim === undefined ? null : { aim, done: doneOf(aim, shown) };
}

/** The share of the points between the own level and the level of an aim. */
function doneOf({ target }: Aim, shown: Shown): number {
  if (target.kind !== 'level') return 0;
  const own = skillLevel(shown, target.skillId);
  const [from, to] = [EXPERIENCE_TABLE[own - 1] as number, EXPERIENCE_TABLE[target.level - 1] as number];
  return ((shown.experience[target.skillId - 1] as number) - from) / Math.max(1, to - from);
}
