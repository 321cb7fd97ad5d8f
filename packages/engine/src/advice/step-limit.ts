import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { SKILL, trainedSkill } from '../world/skills.ts';
import type { World } from '../world/world.ts';

/** How far a step of a plan goes, and how a player changes that. */

/**
 * To its own end; for so many seconds; for so many actions, kills, runs, items or health points; or until a
 * level of a skill.
 */
export type StepLimit =
  | { readonly kind: 'end' }
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'level'; readonly skillId: number; readonly level: number };

/** The limits that a step can get, the usual one first; none for a step that has only its own end. */
export function limitKinds({ name }: PlanStep): readonly StepLimit['kind'][] {
  switch (name) {
    case 'begin-crafting':
    case 'begin-hunting':
      return ['end', 'time', 'amount', 'level'];
    case 'equip-food':
    case 'sell':
      return ['end', 'amount'];
    case 'begin-dungeon':
    case 'set-healing-threshold':
      return ['amount'];
    default:
      return [];
  }
}

/** The skills that a step trains, whose level can end it; none for a step that no level ends. */
export function limitSkills(step: PlanStep, shown: Shown, world: World): readonly number[] {
  if (step.name === 'begin-hunting')
    return [trainedSkill(shown.trainingAttribute, shown.attackStyle), SKILL.Health];
  const recipe = step.name === 'begin-crafting' ? world.craft(step.input.itemId) : undefined;
  return recipe === undefined ? [] : [recipe.skillId];
}

/** The step with a limit of `limitKinds`. With the limit that it has, it stays as it is. */
export function withLimit(step: PlanStep, limit: StepLimit, world: World): PlanStep {
  if (isSame(limit, limitOf(step, world))) return step;
  switch (step.name) {
    case 'begin-crafting': {
      const { itemId } = step.input;
      const amount = amountOf(limit);
      if (limit.kind === 'time')
        return { ...step, input: { itemId, amount, until: { seconds: limit.seconds } } };
      if (limit.kind === 'level')
        return { ...step, input: { itemId, amount, until: { level: limit.level } } };
      return { ...step, input: { itemId, amount } };
    }
    case 'begin-hunting': {
      const { until: _, ...input } = step.input;
      const until = huntUntil(limit);
      return { ...step, input: until === null ? input : { ...input, until } };
    }
    case 'equip-food':
    case 'sell':
      return { ...step, input: { ...step.input, amount: amountOf(limit) } };
    case 'begin-dungeon':
      return limit.kind === 'amount' ? { ...step, input: { ...step.input, runs: limit.amount } } : step;
    case 'set-healing-threshold':
      return limit.kind === 'amount' ? { ...step, input: { healingThreshold: limit.amount } } : step;
    default:
      return step;
  }
}

const isSame = (one: StepLimit, other: StepLimit): boolean =>
  one.kind === other.kind && Object.entries(one).every(([name, value]) => other[name as 'kind'] === value);

const amountOf = (limit: StepLimit): number =>
  limit.kind === 'amount' ? limit.amount : AS_OFTEN_AS_POSSIBLE;

type HuntUntil = NonNullable<Extract<PlanStep, { readonly name: 'begin-hunting' }>['input']['until']>;

function huntUntil(limit: StepLimit): HuntUntil | null {
  switch (limit.kind) {
    case 'end':
      return null;
    case 'time':
      return { at: limit.seconds };
    case 'amount':
      return { kills: limit.amount };
    case 'level':
      return { level: { skillId: limit.skillId, level: limit.level } };
  }
}

/** How far a step goes. Of several ends it is the level, else the amount, else the time. */
export function limitOf(step: PlanStep, world: World): StepLimit {
  switch (step.name) {
    case 'begin-crafting': {
      const { itemId, amount, until = {} } = step.input;
      const skillId = world.craft(itemId)?.skillId;
      if (until.level !== undefined && skillId !== undefined)
        return { kind: 'level', skillId, level: until.level };
      if (amount !== AS_OFTEN_AS_POSSIBLE || until.seconds === undefined) return ofAmount(amount);
      return { kind: 'time', seconds: until.seconds };
    }
    case 'equip-food':
    case 'sell':
      return ofAmount(step.input.amount);
    case 'begin-hunting': {
      const { kills, level, at } = step.input.until ?? {};
      if (level !== undefined) return { kind: 'level', ...level };
      if (kills !== undefined) return { kind: 'amount', amount: kills };
      return at === undefined ? { kind: 'end' } : { kind: 'time', seconds: at };
    }
    case 'begin-dungeon':
      return { kind: 'amount', amount: step.input.runs };
    case 'set-healing-threshold':
      return { kind: 'amount', amount: step.input.healingThreshold };
    default:
      return { kind: 'end' };
  }
}

const ofAmount = (amount: number): StepLimit =>
  amount === AS_OFTEN_AS_POSSIBLE ? { kind: 'end' } : { kind: 'amount', amount };
