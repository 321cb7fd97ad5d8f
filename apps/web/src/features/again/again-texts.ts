import {
  type Again,
  type AgainLack,
  type Begun,
  isGathered,
  type PlanStep,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { notWornTexts } from '../character/not-worn-text.ts';
import { stepName, stepText, timesText, untilWords } from '../plan/plan-text.ts';

/** The words for beginning again what the player began last. */

/** How many steps are named. */
const NAMED = 3;

/** What is begun again: `hunt in Lanternlea until 07:00, then gather Raw Flax, then 4 more steps`. */
export function againText(begun: Begun, again: Again, shown: Pick<Shown, 'sets'>, world: World): string {
  const { step, plan, place } = begun;
  const planned = plan === null ? [] : [...plan.steps.slice(place ?? 0), ...plan.steps.slice(0, place ?? 0)];
  const words = [
    ...(step === null ? [] : [stepName(step, shown, world) + endText(step, again, world)]),
    ...planned.map((next) => stepText(next, shown, world)),
  ];
  const named = words.length > NAMED ? words.slice(0, NAMED - 1) : words;
  const more = words.length - named.length;
  const text = [...named, ...(more > 0 ? [`${more} more steps`] : [])].join(', then ');
  const rounds = plan !== null && plan.times > 1 ? ` (${plan.times} rounds)` : '';
  return `${text}${rounds}`;
}

/** How often, or until when: ` 3 times`, ` until 07:00`, ` until 200 kills`; empty where it says nothing. */
function endText(step: PlanStep, again: Again, world: World): string {
  if (step.name === 'begin-dungeon') return timesText(step.input.runs);
  if (step.name !== 'begin-hunting') return '';
  const commands = 'commands' in again ? again.commands : [];
  const at = commands.flatMap(({ name, input }) =>
    name === 'begin-hunting' ? (input.until?.at ?? []) : [],
  )[0];
  const ends = [...untilWords(step.input.until, world), ...(at === undefined ? [] : [timeOfDay(at)])];
  return ends.length === 0 ? '' : ` until ${ends.join(' or ')}`;
}

/** What differs from the last time, a sentence each. */
export function differences(begun: Begun, again: Again, world: World): readonly string[] {
  if ('refused' in again) return [];
  const { commands, lacks } = again;
  const pieces = lacks.flatMap((lack) => (lack.kind === 'piece' ? [lack.piece] : []));
  return [
    ...commands.flatMap((command) =>
      command.name === 'travel' ? [travelText(command.input.regionId, world)] : [],
    ),
    ...notWornTexts(pieces, world),
    ...lacks.flatMap((lack) => lackText(lack, begun, world) ?? []),
  ];
}

function travelText(regionId: number, world: World): string {
  const region = world.region(regionId);
  const cost = region?.travelCost ?? 0;
  return `Travels to ${region?.name ?? 'the region'} first${cost > 0 ? `, for ${formatNumber(cost)} gold` : ''}.`;
}

/** Null for pieces, which have a sentence together. */
function lackText(lack: AgainLack, { step }: Begun, world: World): string | null {
  switch (lack.kind) {
    case 'amount':
      return `Only ${formatNumber(lack.possible)} of ${formatNumber(lack.asked)}${whyFewer(step, world)}`;
    case 'food': {
      const name = world.item(lack.itemId)?.name ?? 'food';
      return lack.packed === 0
        ? `No ${name} is left to pack. Last time it was ${formatNumber(lack.asked)}.`
        : `Only ${formatNumber(lack.packed)} of ${formatNumber(lack.asked)} × ${name} are packed: you own no more.`;
    }
    case 'set':
      return 'The set that you wore last time has been deleted. You stay dressed as you are.';
    case 'piece':
      return null;
  }
}

function whyFewer(step: PlanStep | null, world: World): string {
  switch (step?.name) {
    case 'begin-dungeon':
      return ' runs: you own no more keys.';
    case 'begin-disenchanting':
      return ' pieces: you own no more of them.';
    case 'begin-crafting': {
      const recipe = world.craft(step.input.itemId);
      return recipe !== undefined && isGathered(recipe)
        ? ': that is all that fits into one session.'
        : ': you have no components for more.';
    }
    default:
      return '.';
  }
}
