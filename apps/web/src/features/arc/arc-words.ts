import type { BagNote, DreamGoal, World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** The words for a dream and for what the bag is good for. */

const MINUTE = 60;
const DAY = 86_400;

const skillName = (skillId: number, world: World): string =>
  world.sets.skills.find(({ id }) => id === skillId)?.name ?? '';

const itemName = (itemId: number, world: World): string => world.item(itemId)?.name ?? '';

const TIERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function dreamTitle(dream: DreamGoal, world: World): string {
  if (dream.kind === 'find') return itemName(dream.itemId, world);
  return `Gear of the ${TIERS[dream.tier - 1] ?? `${dream.tier}th`} tier`;
}

/** What a dream takes: `Defence 60 of 44 ... About 31 h of fights.` */
export function dreamText(dream: DreamGoal, world: World): string {
  if (dream.kind === 'find')
    return `A trophy from ${world.dungeon(dream.dungeonId)?.name ?? ''}: on average after ${hours(dream.seconds)} of runs.`;
  const levels = dream.levels
    .filter(({ level, own }) => own < level)
    .map(({ skillId, level, own }) => `${skillName(skillId, world)} ${level} (now ${own})`);
  const time =
    dream.seconds === null
      ? ''
      : ` About ${hours(dream.seconds)} of fights at your present pace, with enough food.`;
  return `To wear all of it, you need ${listed(levels)}.${time}`;
}

const hours = (seconds: number): string =>
  seconds < 2 * DAY
    ? formatDuration(Math.max(1, Math.round(seconds / MINUTE)) * MINUTE)
    : `${formatNumber(Math.round(seconds / 3_600))} h`;

const listed = (parts: readonly string[]): string =>
  parts.length <= 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const WAITING: Readonly<
  Record<Extract<BagNote, { readonly kind: 'waits' }>['collection'], readonly [one: string, many: string]>
> = {
  recipes: ['is a recipe in your bag, but not learned yet.', 'recipes in your bag are not learned yet.'],
  pets: ['is in your bag, waiting to be tamed.', 'pets in your bag are waiting to be tamed.'],
  trophies: [
    'is in your bag, waiting for its place on the shelf.',
    'kinds of trophies are waiting for the shelf.',
  ],
  cards: ['is in your bag, waiting for the Bestiary.', 'cards in your bag are waiting for the Bestiary.'],
};

/** What the bag is good for, as a sentence. */
export function noteText(note: BagNote, world: World): string {
  switch (note.kind) {
    case 'waits': {
      const [one, many] = WAITING[note.collection];
      return note.amount === 1
        ? `${itemName(note.itemId, world)} ${one}`
        : `${formatNumber(note.amount)} ${many}`;
    }
    case 'sell':
      return `Your ${formatNumber(note.amount)} ${itemName(note.itemId, world)} would bring ${formatNumber(note.gold)} gold.`;
    case 'food': {
      const lasts = formatDuration(Math.max(1, Math.round(note.hours * 60)) * MINUTE);
      return `Your ${formatNumber(note.amount)} ${itemName(note.itemId, world)} make ${formatNumber(note.portions)} ${itemName(note.foodId, world)}: food for ${lasts} of fights.`;
    }
    case 'lags':
      return `${skillName(note.skillId, world)} is ${note.level} while ${skillName(note.leadId, world)} is ${note.leadLevel}: that is all that keeps you from wearing more. Let your fights train it.`;
  }
}
