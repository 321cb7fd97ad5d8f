import { type IdleReport, type Plan, type Shown, SKILLS, type World } from '@slumberfell/engine';
import { ENDING_REASONS, SKIPS } from '@slumberfell/protocol';

/** What an alert says. */

const number = (amount: number): string => amount.toLocaleString('en');

const counted = (amount: number, thing: string): string =>
  `${number(amount)} ${thing}${amount === 1 ? '' : 's'}`;

/** What the session has brought, and why it ended. */
export function endText(report: IdleReport, world: World): string {
  const { ended } = report;
  const why = ended === null ? '' : ENDING_REASONS[ended.reason];
  return `${broughtText(report, world)} ${why}`.trim();
}

function broughtText({ action, gained, kills, runs }: IdleReport, world: World): string {
  if (action === null) return '';
  switch (action.kind) {
    case 'hunt': {
      const won = kills.reduce((sum, { amount }) => sum + amount, 0);
      return `${counted(won, 'fight')} won in ${world.region(action.id)?.name ?? 'the open'}.`;
    }
    case 'dungeon': {
      const done = runs.reduce((sum, { amount }) => sum + amount, 0);
      return `${world.dungeon(action.id)?.name ?? 'The dungeon'}: ${counted(done, 'run')} finished.`;
    }
    default: {
      const made = gained
        .filter(({ itemId, source }) => itemId === action.id && source !== 'looted')
        .reduce((sum, { amount }) => sum + amount, 0);
      return `${number(made)} × ${world.item(action.id)?.name ?? 'something'}.`;
    }
  }
}

/** @param enemyId of the enemy that has defeated the character */
export function defeatText(enemyId: number, world: World): string {
  const enemy = world.enemy(enemyId)?.name;
  return enemy === undefined ? 'Your legend was defeated.' : `Your legend was defeated: ${enemy}.`;
}

/** How a plan ended, or why it waits. */
export function planText(plan: Pick<Plan, 'status'> | null): string {
  switch (plan?.status) {
    case 'limit':
      return 'The idle time is used up. What is left of the plan waits.';
    case 'steps':
      return 'The plan has done as much as it can in one go, and waits.';
    default:
      return 'The plan is done.';
  }
}

/** @param code of the refusal */
export const skipText = (code: string): string =>
  `A step of the plan was skipped. ${(SKIPS as Readonly<Record<string, string>>)[code] ?? ''}`.trim();

/** @param level the one that was reached last */
export const levelText = (skillId: number, level: number): string =>
  `${SKILLS.find(({ id }) => id === skillId)?.name ?? 'A skill'} has reached level ${level}.`;

/** @param id of the chapter that has opened */
export function chapterText(id: number, { quests }: World): string {
  const title = quests.chapter(id)?.title;
  return title === undefined ? 'The next chapter is open.' : `A new dawn. Chapter ${id} is open: ${title}.`;
}

/** @param count alerts that were held back because the device had too many within an hour */
export const heldBackText = (count: number): string =>
  `${counted(count, 'earlier alert')} ${count === 1 ? 'was' : 'were'} held back, so as not to wake you too often.`;

/** What will end, ten minutes before. */
export function soonText({ action, plan }: Pick<Shown, 'action' | 'plan'>, world: World): string {
  const name = plan?.status === 'active' ? 'The plan' : nameOf(action, world);
  return `${name} ends in ten minutes.`;
}

function nameOf(action: Shown['action'], world: World): string {
  if (action === null) return 'What is running';
  switch (action.kind) {
    case 'hunt':
      return `The hunt in ${world.region(action.regionId)?.name ?? 'the open'}`;
    case 'dungeon':
      return world.dungeon(action.dungeonId)?.name ?? 'The dungeon';
    default:
      return world.item(action.itemId)?.name ?? 'The work';
  }
}
