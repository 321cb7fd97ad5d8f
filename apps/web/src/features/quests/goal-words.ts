import type { GoalGain, GoalWay, QuestAsk, QuestGoal, Term, Villager, World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { progressWords, termName, termPhrase } from './quest-words.ts';

/** The words for what a chapter or an errand asks for, and for how far a night brings it. */

const termOf = ({ kind, ids: [id = 0], need }: QuestAsk): Term => ({ kind, id, amount: need });

/** What is asked, with its amount: `Bring 12 Copper Fittings`. */
const askText = (ask: QuestAsk, world: World): string =>
  ask.ids.length > 1
    ? `Beat ${formatNumber(ask.need)} enemies of ${ask.ids.length} kinds`
    : termPhrase(termOf(ask), world);

/** What is asked, without its amount: `Copper Fittings`. */
const askName = (ask: QuestAsk, world: World): string =>
  (ask.ids.length > 1 ? null : termName(termOf(ask), world)) ?? 'enemies';

/** The chapter, the week's errand or the errand that a goal is. */
export function goalTitle({ kind, id, asks }: QuestGoal, world: World): string {
  const [ask] = asks;
  if (kind === 'story') return `Chapter ${id}: ${world.quests.chapter(id)?.title ?? ''}`;
  return ask === undefined ? '' : askText(ask, world);
}

/** The villager who asks. */
export function giverOf({ kind, id }: QuestGoal, { quests }: World): Villager | undefined {
  const asked =
    kind === 'story' ? quests.chapter(id) : kind === 'errand' ? quests.errand(id) : quests.weeklyErrand(id);
  return asked && quests.villager(asked.villagerId);
}

const share = ({ have, need }: QuestAsk): number => Math.min(1, have / Math.max(1, need));

/** The share of what is asked that is done, 0 to 1. */
export const goalDone = ({ asks }: QuestGoal): number =>
  asks.reduce((sum, ask) => sum + share(ask), 0) / Math.max(1, asks.length);

const MINUTE = 60;
const DAY = 86_400;
const IN_HOURS = 2 * DAY;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is still missing of a goal, and its way: `4 of 12. About 9 min.` */
export function goalText({ kind, asks }: QuestGoal, way: GoalWay, world: World): string {
  const missing = asks.filter((ask) => share(ask) < 1);
  const told =
    kind === 'story'
      ? LIST.format(missing.map((ask, index) => missingText(ask, index === 0, world)))
      : missing.map(progressWords).join(', ');
  const parts = [told === '' ? null : `${told}.`, wayTime(way), wayFinds(way, world)];
  return parts.filter((part) => part !== null).join(' ');
}

function missingText(ask: QuestAsk, isFirst: boolean, world: World): string {
  const asked = askText(ask, world);
  const had = ask.have > 0 ? ` (${progressWords(ask)})` : '';
  return (isFirst ? asked : uncapital(asked)) + had;
}

/** The time of a way, rounded, as a sentence; null where no way is known, and where none is needed. */
export function wayTime({ seconds }: Pick<GoalWay, 'seconds'>): string | null {
  if (seconds === null || seconds === 0) return null;
  if (seconds >= IN_HOURS) return `About ${formatNumber(Math.round(seconds / DAY))} days.`;
  const rounded = seconds < MINUTE ? Math.round(seconds) : Math.round(seconds / MINUTE) * MINUTE;
  return `About ${formatDuration(Math.max(1, rounded))}.`;
}

/** What must be found by chance before the rest can be planned, as a sentence; null for nothing. */
export function wayFinds({ finds }: Pick<GoalWay, 'finds'>, world: World): string | null {
  const names = [...new Set(finds)].flatMap((id) => world.item(id)?.name ?? []);
  return names.length === 0 ? null : `The plan looks for ${LIST.format(names)} first.`;
}

/** What a night brings of what is asked, as a sentence. */
export function gainSentence({ goal, after, isFulfilled }: GoalGain, world: World): string {
  const title = goalTitle(goal, world);
  const giver = goal.kind === 'story' ? undefined : giverOf(goal, world)?.name;
  if (isFulfilled)
    return goal.kind === 'story'
      ? `Fulfils ${uncapital(title)}.`
      : `Fulfils: ${title}${giver === undefined ? '' : ` for ${giver}`}.`;
  const moved = after.filter((ask, index) => ask.have > (goal.asks[index]?.have ?? 0));
  const parts = moved.map((ask) => `about ${progressWords(ask)} ${askName(ask, world)}`);
  return `For ${goal.kind === 'story' ? `chapter ${goal.id}` : (giver ?? 'an errand')}: ${parts.join(', ')}.`;
}
