import {
  AS_OFTEN_AS_POSSIBLE,
  limitKinds,
  limitOf,
  limitSkills,
  type PlanStep,
  type Shown,
  type StepLimit,
  skillLevel,
  type World,
} from '@slumberfell/engine';
import { levelsAhead } from '../../features/forecast/hunt-until.ts';
import { nextTimeOfDay } from '../../lib/clock/time-of-day.ts';

/** `clock`: for a time that ends at a time of day. */
export type ChoiceKind = StepLimit['kind'] | 'clock';

/** What a player chooses for how far a step goes. The fields of all kinds stay: none is typed twice. */
export interface LimitChoice {
  readonly kind: ChoiceKind;
  readonly seconds: number;
  readonly amount: number;
  readonly skillId: number;
  readonly level: number;
  /** Local time of day, `HH:MM`. */
  readonly time: string;
}

export const FIRST_CHOICE: LimitChoice = {
  kind: 'end',
  seconds: 3_600,
  amount: 1,
  skillId: 0,
  level: 0,
  time: '06:00',
};

/** The choice that a step has now. */
export const choiceOf = (step: PlanStep, world: World): LimitChoice => ({
  ...FIRST_CHOICE,
  ...limitOf(step, world),
});

/** The skills whose level can end a step, with those levels; without skills that are at the highest level. */
export const skillChoices = (step: PlanStep, shown: Shown, world: World) =>
  limitSkills(step, shown, world).flatMap((skillId) => {
    const levels = levelsAhead(skillLevel(shown, skillId));
    return levels === null ? [] : [{ skillId, levels }];
  });

/** The kinds that can be chosen for a step. */
export function choiceKinds(step: PlanStep, shown: Shown, world: World): readonly ChoiceKind[] {
  const isFull = skillChoices(step, shown, world).length === 0;
  return limitKinds(step).flatMap((kind): readonly ChoiceKind[] => {
    if (kind === 'time') return ['time', 'clock'];
    return kind === 'level' && isFull && limitOf(step, world).kind !== 'level' ? [] : [kind];
  });
}

/**
 * The choice as it counts for a step: of a kind that the step can have, and with a level that it can reach.
 */
export function choiceFor(choice: LimitChoice, step: PlanStep, shown: Shown, world: World): LimitChoice {
  const kinds = choiceKinds(step, shown, world);
  const kind = kinds.includes(choice.kind) ? choice.kind : (kinds[0] ?? 'end');
  const now = limitOf(step, world);
  if (now.kind === 'level' && now.skillId === choice.skillId && now.level === choice.level)
    return { ...choice, kind };
  const skills = skillChoices(step, shown, world);
  const chosen = skills.find(({ skillId }) => skillId === choice.skillId) ?? skills[0];
  if (chosen === undefined) return { ...choice, kind };
  const { skillId, levels } = chosen;
  return { ...choice, kind, skillId, level: Math.min(levels.max, Math.max(levels.min, choice.level)) };
}

/**
 * The limit that a choice means; null while a time of day is incomplete, or the begin is not known.
 * @param choice of `choiceFor`
 * @param begins instant at which the step begins, epoch ms; null while it is not known
 */
export function limitOfChoice(choice: LimitChoice, begins: number | null): StepLimit | null {
  const { kind, seconds, amount, skillId, level, time } = choice;
  switch (kind) {
    case 'end':
      return { kind };
    case 'time':
      return { kind, seconds };
    case 'amount':
      return { kind, amount: Math.min(amount, AS_OFTEN_AS_POSSIBLE - 1) };
    case 'level':
      return { kind, skillId, level };
    case 'clock': {
      const at = begins === null ? null : nextTimeOfDay(time, begins);
      return at === null || begins === null
        ? null
        : { kind: 'time', seconds: Math.ceil((at - begins) / 1000) };
    }
  }
}
