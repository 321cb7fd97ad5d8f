import {
  AS_OFTEN_AS_POSSIBLE,
  type Following,
  type ItemActionCourse,
  isEndless,
  isGathered,
  isPet,
  isSessionStep,
  nextPlanStep,
  type Plan,
  type PlanStep,
  type Shown,
  type StepInputs,
  type World,
} from '@slumberfell/engine';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { capital } from '../../lib/text/capital.ts';

/** The words for plans: what comes after the running session. */

/** What a step does, as the rest of a sentence: `gather Raw Flax`, `hunt in Lanternlea for 4 h`. */
export const stepText = (step: PlanStep, shown: Pick<Shown, 'sets'>, world: World): string =>
  `${stepName(step, shown, world)}${limitText(step, world)}`;

/** How often a step is repeated, or when it ends: ` 3 times`, ` for 4 h`; empty where it says nothing. */
function limitText(step: PlanStep, world: World): string {
  switch (step.name) {
    case 'begin-dungeon':
      return timesText(step.input.runs);
    case 'begin-hunting':
      return endsText(step.input.until?.at, untilWords(step.input.until, world));
    case 'begin-crafting': {
      const { itemId, until: { level, seconds } = {} } = step.input;
      const skill = skillName(world.craft(itemId)?.skillId, world);
      return endsText(seconds, level === undefined ? [] : [`${skill ?? 'level'} ${level}`]);
    }
    default:
      return '';
  }
}

/** @param seconds undefined where no time ends it  @param ends what else ends it */
function endsText(seconds: number | undefined, ends: readonly string[]): string {
  const time = seconds === undefined ? '' : ` for ${formatDuration(seconds)}`;
  return ends.length === 0 ? time : `${time}${time === '' ? '' : ' or'} until ${ends.join(' or ')}`;
}

const skillName = (skillId: number | undefined, world: World): string | undefined =>
  world.sets.skills.find(({ id }) => id === skillId)?.name;

/** How often: ` 3 times`; empty for once. */
export const timesText = (runs: number): string => (runs > 1 ? ` ${formatNumber(runs)} times` : '');

/** The kills and the level at which a hunt ends: `200 kills`, `Melee 40`. */
export const untilWords = (until: StepInputs['begin-hunting']['until'], world: World): string[] => {
  const { kills, level } = until ?? {};
  const skill = level && skillName(level.skillId, world);
  return [
    ...(kills === undefined ? [] : [`${formatNumber(kills)} kills`]),
    ...(level && skill ? [`${skill} ${level.level}`] : []),
  ];
};

/** The same without how often a fight is repeated and when it ends. */
export function stepName(step: PlanStep, { sets }: Pick<Shown, 'sets'>, world: World): string {
  const itemText = (itemId: number): string => world.item(itemId)?.name ?? 'something';
  const amountText = ({ itemId, amount }: { readonly itemId: number; readonly amount: number }): string =>
    `${amount === AS_OFTEN_AS_POSSIBLE ? 'all' : formatNumber(amount)} ${itemText(itemId)}`;
  switch (step.name) {
    case 'begin-crafting': {
      const { itemId, amount } = step.input;
      const verb = isGatheredItem(itemId, world) ? 'gather' : 'make';
      return `${verb} ${amount === AS_OFTEN_AS_POSSIBLE ? itemText(itemId) : amountText(step.input)}`;
    }
    case 'begin-disenchanting':
      return `disenchant for ${itemText(step.input.itemId)}`;
    case 'begin-hunting':
      return `hunt in ${world.region(step.input.regionId)?.name ?? 'another region'}`;
    case 'begin-dungeon':
      return `enter ${world.dungeon(step.input.dungeonId)?.name ?? 'a dungeon'}`;
    case 'travel':
      return `travel to ${world.region(step.input.regionId)?.name ?? 'another region'}`;
    case 'equip-food':
      return `pack ${amountText(step.input)}`;
    case 'wear': {
      const saved = sets.find(({ slot }) => slot === step.input.slot);
      if (saved) return `wear ${saved.name}`;
      const [piece, ...others] = step.input.pieces ?? [];
      if (piece === undefined || others.length > 0) return 'change what you wear';
      const text = itemText(piece.itemId);
      return isPet(world.item(piece.itemId)) ? `take ${text} along` : `wear ${text}`;
    }
    case 'sell-junk':
      return 'sell the junk';
    case 'sell':
      return `sell ${amountText(step.input)}`;
    case 'set-healing-threshold':
      return `eat at ${formatNumber(step.input.healingThreshold)} health`;
    case 'take-along':
      return step.input.itemId === undefined
        ? 'take no pet along'
        : `take ${itemText(step.input.itemId)} along`;
  }
}

/** The steps of a plan in one line, with the rounds: `Hunt in Lanternlea, gather Raw Flax (3 rounds)`. */
export function stepsText(
  { steps, times }: Pick<Plan, 'steps' | 'times'>,
  shown: Pick<Shown, 'sets'>,
  world: World,
): string {
  const words = steps.map((step) => stepText(step, shown, world)).join(', ');
  const rounds = times > 1 ? ` (${times} rounds)` : '';
  return `${capital(words)}${rounds}`;
}

const isGatheredItem = (itemId: number, world: World): boolean => {
  const recipe = world.craft(itemId);
  return recipe !== undefined && isGathered(recipe);
};

/** The next step of an active plan and the end of the whole. */
export interface NextWords {
  /** `gather Raw Flax` */
  readonly step: string;
  /** `Raw Flax` */
  readonly shortStep: string;
  /** Epoch ms: when the plan's limit is reached. Steps that end by themselves may end earlier. */
  readonly endsBy: number;
  /** Whether the step goes on until then. */
  readonly isToTheEnd: boolean;
}

/**
 * What comes after the running session; null when no step is to come, when the plan is paused, or when the
 * session lasts until the limit, which pauses it.
 * @param course of the running item action; null in combat, which may end at any time
 */
export function nextWords(
  { plan, sets }: Pick<Shown, 'plan' | 'sets'>,
  course: Pick<ItemActionCourse, 'stops'> | null,
  world: World,
): NextWords | null {
  const next = plan?.status === 'active' && course?.stops !== 'limit' ? nextPlanStep(plan) : null;
  if (plan === null || next === null) return null;
  const step = stepText(next, { sets }, world);
  return {
    step,
    shortStep: isSessionStep(next) ? (stepAim(next, { sets }, world) ?? step) : step,
    endsBy: plan.limitAt,
    isToTheEnd: isEndless(next, world),
  };
}

/** The name of what a step is about: an item, a region, a dungeon, a set; null where it is about none. */
export function stepAim(step: PlanStep, { sets }: Pick<Shown, 'sets'>, world: World): string | null {
  switch (step.name) {
    case 'begin-crafting':
    case 'begin-disenchanting':
    case 'equip-food':
    case 'sell':
    case 'take-along':
      return world.item(step.input.itemId ?? 0)?.name ?? null;
    case 'begin-hunting':
    case 'travel':
      return world.region(step.input.regionId)?.name ?? null;
    case 'begin-dungeon':
      return world.dungeon(step.input.dungeonId)?.name ?? null;
    case 'wear':
      return sets.find(({ slot }) => slot === step.input.slot)?.name ?? null;
    default:
      return null;
  }
}

/** The same for narrow bars: `then Raw Flax until 06:52`. */
export const shortNext = ({ shortStep, endsBy, isToTheEnd }: NextWords): string =>
  `then ${shortStep}${isToTheEnd ? ' until' : ', all by'} ${timeOfDay(endsBy)}`;

/** What is foretold to follow: `Then it gathers about 5,700 Raw Flax, until 06:52.` */
export function followingText({ itemId, forecast }: Following, world: World): string {
  const made = forecast.items.find((item) => item.itemId === itemId)?.expected ?? 0;
  const verb = isGatheredItem(itemId, world) ? 'gathers' : 'makes';
  const name = world.item(itemId)?.name ?? 'something';
  return `Then it ${verb} about ${formatNumber(Math.round(made))} ${name}, until ${timeOfDay(forecast.endsAt.p50)}.`;
}
