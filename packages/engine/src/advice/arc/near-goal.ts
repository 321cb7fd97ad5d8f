import { skillLevel } from '../../character/skill-level.ts';
import { EXPERIENCE_TABLE } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import { SKILLS } from '../../world/skills.ts';
import { levelProposals } from '../proposals/level-proposals.ts';
import type { AdviceFacts, Proposal } from '../proposals/proposal.ts';
import type { NearGoal } from './arc.ts';

/** A level below this share of the character's highest one is no proposal. */
const TRIFLE = 0.1;
/** What takes less is over before the player has looked at it, and what takes more is not near; seconds. */
const SOON = 5 * 60;
const LATE = 8 * 3_600;

/**
 * The nearest level that opens something and is no trifle, and that an evening or a night reaches.
 * @param refused keys of proposals that were shown for days and not taken
 */
export function nearGoal(facts: AdviceFacts, refused: readonly string[]): NearGoal | null {
  const { shown } = facts;
  const highest = Math.max(...SKILLS.map(({ id }) => skillLevel(shown, id)));
  const proposals = levelProposals(facts).filter(
    ({ key, target }) =>
      target.kind === 'level' && target.level >= highest * TRIFLE && !refused.includes(key),
  );
  const isNear = ({ seconds }: Proposal): boolean => seconds >= SOON && seconds <= LATE;
  const opens = ({ target }: Proposal): boolean => target.kind === 'level' && target.opens.kind !== 'round';
  const near = proposals.filter(isNear);
  const proposal = near.find(opens) ?? near[0] ?? proposals.find(opens) ?? proposals[0];
  return proposal === undefined ? null : { proposal, done: doneOf(proposal, shown) };
}

/** The share of the points between the own level and the level of a proposal. */
function doneOf({ target }: Proposal, shown: Shown): number {
  if (target.kind !== 'level') return 0;
  const own = skillLevel(shown, target.skillId);
  const [from, to] = [EXPERIENCE_TABLE[own - 1] as number, EXPERIENCE_TABLE[target.level - 1] as number];
  return ((shown.experience[target.skillId - 1] as number) - from) / Math.max(1, to - from);
}
