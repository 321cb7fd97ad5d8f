import { EnemyType, ItemQuality, type LogLine, LogType, type Shown, type World } from '@slumberfell/engine';
import { formatNumber } from '../../../lib/format/number.ts';

/** Portions of packed food from which on screen readers are told that little is left. */
const LITTLE_FOOD = 10;

type Fought = Pick<Shown, 'combatLog' | 'equipment'>;

/**
 * What a screen reader says about a change of the fight: defeats, victories over bosses and rare enemies,
 * loot of Rare or better quality, and food that runs low. All lines of the log would be 200 words a minute.
 */
export function spokenLines(before: Fought, after: Fought, world: World): string {
  const last = before.combatLog.at(-1)?.[0] ?? 0;
  const lines = after.combatLog.filter(([at]) => at > last).flatMap((line) => spokenLine(line, world));
  return [...lines, ...foodLine(before, after)].join(' ');
}

function spokenLine([, type, subject, amount]: LogLine, world: World): string[] {
  if (type === LogType.Loot) {
    const item = world.item(subject);
    if (!item || item.quality < ItemQuality.Rare) return [];
    return [`Loot: ${item.name}${amount > 1 ? `, ${formatNumber(amount)}` : ''}.`];
  }
  const enemy = world.enemy(subject);
  if (type === LogType.Defeat) return [`Defeated by ${enemy?.name ?? 'something'}.`];
  const isGreat = enemy?.type === EnemyType.Boss || enemy?.type === EnemyType.Rare;
  return type === LogType.Victory && isGreat ? [`Victory over ${enemy.name}.`] : [];
}

function foodLine(before: Fought, after: Fought): string[] {
  const [had, has] = [before, after].map(({ equipment }) => equipment.foodAmount ?? 0) as [number, number];
  if (has >= had) return [];
  if (has === 0) return ['The food is all gone.'];
  return had > LITTLE_FOOD && has <= LITTLE_FOOD ? [`Only ${has} portions of food are left.`] : [];
}
