import { totalLevel } from '../../character/milestones.ts';
import type { Shown } from '../../state/state.ts';
import { type SkillKind, skillsOf } from '../../world/skills.ts';
import type { World } from '../../world/world.ts';
import { weaponAndFood, wearsMore } from './first-gear.ts';
import { FIRST_STEP_NAMES, type FirstStep, type FirstStepName } from './first-step.ts';
import { firstMeal, missingFor, runningNight } from './first-work.ts';

/**
 * Total level from which on a character is not new. Ten minutes of play lead to about 30, a first night of
 * gathering to more than 60.
 */
const NEWCOMER_BELOW = 60;

/** Whether a character is new, so that the game guides its player through the first steps. */
export const isNewcomer = (shown: Shown): boolean => totalLevel(shown) < NEWCOMER_BELOW;

const hasLearned = ({ experience }: Shown, kind: SkillKind): boolean =>
  skillsOf(kind).some(({ id }) => (experience[id - 1] ?? 0) > 0);

/** Whether the components of the first meal are there, or no meal can be made from what grows here. */
function hasGathered(shown: Shown, world: World): boolean {
  if (!hasLearned(shown, 'gathering')) return false;
  const meal = firstMeal(shown, world);
  return hasLearned(shown, 'crafting') || meal === null || missingFor(meal, shown) === null;
}

const IS_DONE: Readonly<Record<FirstStepName, (shown: Shown, world: World) => boolean>> = {
  arm: (shown, world) => hasLearned(shown, 'combat') || weaponAndFood(shown, world).length === 0,
  fight: (shown) => hasLearned(shown, 'combat'),
  keepsake: ({ trophies }) => trophies.length > 0,
  wear: wearsMore,
  gather: hasGathered,
  cook: (shown) => hasLearned(shown, 'crafting'),
  rest: (shown, world) => runningNight(shown, world) !== null,
};

/** The first things to do, in order. */
export const firstSteps = (shown: Shown, world: World): FirstStep[] =>
  FIRST_STEP_NAMES.map((name) => ({ name, done: IS_DONE[name](shown, world) }));
