import type { World } from '@slumberfell/engine';
import { ENDING_REASONS, type IdleReportAnswer } from '@slumberfell/protocol';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { inSentence } from '../../lib/format/enemy-name.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { secondPortions } from '../items/second-portions.ts';
import { planStory } from './step-lines.ts';

/** One sentence about what the character did while the player was away (game-design 7.3). */
export function storyOf(report: IdleReportAnswer, world: World): string {
  const { action, ended, kills, runs } = report;
  const foe = ended?.enemyId ? world.enemy(ended.enemyId) : undefined;
  if (ended?.reason === 'defeated')
    return `Your legend came home early. It says ${foe ? inSentence(foe) : 'somebody'} started it.`;
  const planned = planStory(report, world);
  if (planned !== null) return planned;
  if (action?.kind === 'dungeon') return dungeonStory(runs, world);
  if (action?.kind === 'hunt') {
    const region = world.region(action.id)?.name ?? 'the dark';
    const won = sumOf(kills);
    if (won === 0) return `Your legend looked for trouble in ${region}, and is still looking.`;
    return `While you rested, your legend won ${counted(won, 'fight')} in ${region} and has a story about each.`;
  }
  return craftingStory(report, world);
}

function dungeonStory(runs: IdleReportAnswer['runs'], world: World): string {
  const [run] = runs;
  const name = run && world.dungeon(run.dungeonId)?.name;
  if (!run || !name) return 'Your legend went below, and is not done down there.';
  return `While you rested, your legend cleared ${name} ${times(run.amount)} and left the door ajar.`;
}

function craftingStory({ action, gained }: IdleReportAnswer, world: World): string {
  const made = gained
    .filter(({ itemId, source }) => itemId === action?.id && source !== 'looted')
    .reduce((sum, { amount }) => sum + amount, 0);
  const item = action && world.item(action.id)?.name;
  if (made === 0 || !item) return 'While you rested, your legend meant to get something done.';
  const source = gained.find(({ itemId }) => itemId === action.id)?.source;
  const verb = source === 'gathered' ? 'gathered' : source === 'crafted' ? 'made' : 'carved';
  return `While you rested, your legend ${verb} ${formatNumber(made)} ${item} and would like it noted.`;
}

const HUNDRED = 100;

/**
 * A sentence that explains why the character made more of an item than the player had asked for. Null when
 * the session crafted nothing, or when the item's loot table does not contain the item itself.
 */
export function surplusOf({ action, gained }: IdleReportAnswer, world: World): string | null {
  const craft = action?.kind === 'craft' ? world.craft(action.id) : undefined;
  if (!craft || gained.every(({ itemId }) => itemId !== craft.itemId)) return null;
  const more = secondPortions(craft, world) * HUNDRED;
  if (more === 0) return null;
  const name = world.item(craft.itemId)?.name ?? 'It';
  return `${name} sometimes comes double: on average ${formatNumber(more)} extra for every ${HUNDRED} asked for.`;
}

/** When and why the session ended; null while the session runs. `at` is the time of the day. */
export function endingOf({
  ended,
  until,
}: IdleReportAnswer): { at: string; when: string; why: string } | null {
  if (!ended) return null;
  const seconds = Math.floor((until - ended.at) / 60_000) * 60;
  return {
    at: timeOfDay(ended.at),
    when: seconds > 0 ? `${formatDuration(seconds)} before you came back` : 'just as you came back',
    why: ENDING_REASONS[ended.reason],
  };
}

/** Length of the absence as text, rounded down to whole minutes. */
export const lengthOf = ({ since, until }: Pick<IdleReportAnswer, 'since' | 'until'>): string =>
  formatDuration(Math.floor((until - since) / 60_000) * 60);

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

export const counted = (amount: number, thing: string): string =>
  `${formatNumber(amount)} ${thing}${amount === 1 ? '' : 's'}`;

const times = (amount: number): string =>
  amount === 1 ? 'once' : amount === 2 ? 'twice' : `${formatNumber(amount)} times`;
