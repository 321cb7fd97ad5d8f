import { type FinishReason, isGathered, type World } from '@slumberfell/engine';
import { type IdleReportAnswer, SKIPS } from '@slumberfell/protocol';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { formatChange, formatNumber } from '../../lib/format/number.ts';

type Step = IdleReportAnswer['steps'][number];

/** What a report tells of one step of a plan. */
export interface StepLine {
  readonly key: string;
  /** `Gathered 5,649 Raw Flax` */
  readonly done: string;
  /** How it ended, or why it was skipped: sentences. Null for steps that end at once. */
  readonly note: string | null;
  readonly isSkipped: boolean;
}

/** Why a session of a plan ended. */
const REASONS: Readonly<Record<FinishReason, string>> = {
  done: 'everything was done',
  limit: 'the idle time was used up',
  components: 'the materials ran out',
  'no-key': 'the keys ran out',
  defeated: 'a defeat',
  stopped: 'as you had asked',
  replaced: 'something else began',
  travelled: 'it travelled',
  retired: 'it no longer exists',
  provisions: 'the food ran low',
};

/** What each step of a plan did, in its order. @param world the live content */
export const stepLines = ({ steps }: Pick<IdleReportAnswer, 'steps'>, world: World): StepLine[] =>
  steps.map((step) => {
    const isSkipped = step.times === 0 && step.skipped !== null && step.amount === 0;
    return {
      key: `${step.step} ${step.name} ${step.id}`,
      done: isSkipped ? `Skipped: ${wordsOf(step, world).plain}` : doneText(step, world),
      note: noteOf(step, isSkipped),
      isSkipped,
    };
  });

/** What was done, as a sentence without a full stop. */
function doneText(step: Step, world: World): string {
  const { done } = wordsOf(step, world);
  const gold = step.gold === 0 ? '' : `: ${formatChange(step.gold)} gold`;
  return `${done}${gold}${step.times > 1 ? `, in ${formatNumber(step.times)} rounds` : ''}`;
}

function noteOf({ ended, skipped }: Step, isSkipped: boolean): string | null {
  const refusal = skipped === null ? null : (SKIPS[skipped as keyof typeof SKIPS] ?? 'It could not begin.');
  if (isSkipped) return refusal;
  const notes = [
    ...(ended ? [`Until ${timeOfDay(ended.at)}: ${REASONS[ended.reason]}.`] : []),
    ...(refusal === null ? [] : [`Skipped in the end: ${refusal}`]),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

interface Words {
  /** `Gathered 5,649 Raw Flax` */
  readonly done: string;
  /** `gathering Raw Flax` */
  readonly plain: string;
}

function wordsOf({ name, id, amount }: Step, world: World): Words {
  const item = world.item(id ?? 0)?.name ?? 'something that no longer exists';
  const region = world.region(id ?? 0)?.name ?? 'another region';
  const dungeon = world.dungeon(id ?? 0)?.name ?? 'a dungeon';
  const many = formatNumber(amount);
  switch (name) {
    case 'begin-crafting': {
      const recipe = world.craft(id ?? 0);
      const gathers = recipe !== undefined && isGathered(recipe);
      return {
        done: `${gathers ? 'Gathered' : 'Made'} ${many} ${item}`,
        plain: `${gathers ? 'gathering' : 'making'} ${item}`,
      };
    }
    case 'begin-disenchanting':
      return { done: `Carved ${many} ${item}`, plain: `disenchanting for ${item}` };
    case 'begin-hunting':
      return {
        done: `Hunted in ${region}: ${many} ${amount === 1 ? 'fight' : 'fights'} won`,
        plain: `hunting in ${region}`,
      };
    case 'begin-dungeon':
      return {
        done: `Went into ${dungeon}: ${many} ${amount === 1 ? 'run' : 'runs'} finished`,
        plain: `going into ${dungeon}`,
      };
    case 'travel':
      return { done: `Travelled to ${region}`, plain: `travelling to ${region}` };
    case 'equip-food':
      return { done: `Packed ${item}`, plain: `packing ${item}` };
    case 'wear':
      return { done: 'Changed what it wears', plain: 'changing what it wears' };
    case 'sell-junk':
      return { done: 'Sold the junk', plain: 'selling the junk' };
    case 'sell':
      return { done: `Sold ${item}`, plain: `selling ${item}` };
    case 'set-healing-threshold':
      return { done: 'Set the health at which it eats', plain: 'setting the health at which it eats' };
    case 'take-along':
      return id === null
        ? { done: 'Took no pet along', plain: 'leaving the pet' }
        : { done: `Took ${item} along`, plain: `taking ${item} along` };
  }
}

/** The sessions of a plan that brought something, in one sentence; null when there are fewer than two. */
export function planStory(report: Pick<IdleReportAnswer, 'steps'>, world: World): string | null {
  const parts = report.steps.filter(({ amount }) => amount > 0).map((step) => storyPart(step, world));
  if (parts.length < 2) return null;
  const [first, ...others] = parts.slice(0, MOST_PARTS);
  const rest = parts.length > MOST_PARTS ? ', and did more besides' : '';
  return `While you rested, your legend ${[first, ...others].join(', then ')}${rest}.`;
}

const MOST_PARTS = 3;

function storyPart({ name, id, amount, ...step }: Step, world: World): string {
  const many = formatNumber(amount);
  if (name === 'begin-hunting')
    return `won ${many} ${amount === 1 ? 'fight' : 'fights'} in ${world.region(id ?? 0)?.name ?? 'the dark'}`;
  const { done } = wordsOf({ name, id, amount, ...step }, world);
  return `${done.charAt(0).toLowerCase()}${done.slice(1)}`;
}
