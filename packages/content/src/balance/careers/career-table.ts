import type { DayRecord } from './day-record.ts';

const COLUMNS = [
  'day',
  'combat',
  'total',
  'experience',
  'gold earned',
  'absorbed',
  'deaths',
  'new things',
  'hunt',
  'gather',
  'craft',
  'dungeon',
  'idle',
] as const;

export const tableHead = (): string => lineOf(COLUMNS);

const lineOf = (cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padStart(COLUMNS[index]?.length ?? 0)).join('  ');

export function tableLine(record: DayRecord): string {
  const { time } = record;
  const things = Object.values(record.newThings).reduce((sum, count) => sum + count, 0);
  return lineOf([
    `${record.day}`,
    `${record.combatLevel}`,
    `${record.totalLevel}`,
    `${record.experience}`,
    `${record.goldEarned}`,
    `${record.goldAbsorbed}`,
    `${record.deaths}`,
    `${things}`,
    percent(time.hunting),
    percent(time.gathering),
    percent(time.crafting + time.disenchanting),
    percent(time.dungeons),
    percent(time.idle),
  ]);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What concerns the whole career, from its last day. */
export function tableEnd({ regions, refusals, levels }: DayRecord): string {
  const listOf = (of: Readonly<Record<string, number>>, digits = 0): string =>
    Object.entries(of)
      .map(([name, value]) => `${name} ${value.toFixed(digits)}`)
      .join(', ');
  return [
    `Days until each region: ${listOf(regions, 1)}.`,
    `Levels: ${listOf(levels)}.`,
    `Refused: ${listOf(refusals) || 'nothing'}.`,
  ].join('\n');
}
