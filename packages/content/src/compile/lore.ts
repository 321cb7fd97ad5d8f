import type { EnemyLore, Lore, LoreLine, StaticData } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { readOptionalTable } from '../source/table.ts';
import { QuestNames } from './quests/quest-names.ts';

/** Kills of an enemy, as its row counts them. */
const KILLS = { min: 1, max: 1_000_000 };

/** Reads the optional table of what is told of enemies. Its rows may stand in any order. */
export function readLore(directory: string, sets: StaticData, problems: Problems): Lore {
  const names = new QuestNames(sets, []);
  const byEnemy = new Map<number, LoreLine[]>();
  for (const row of readOptionalTable(directory, 'lore.csv', ['enemy', 'kills', 'text'], problems)) {
    const enemy = row.text('enemy');
    const enemyId = names.enemy(row, 'enemy', enemy);
    const line = { kills: row.integer('kills', KILLS), text: row.text('text') };
    const lines = byEnemy.get(enemyId) ?? [];
    if (enemyId !== 0 && lines.some(({ kills }) => kills === line.kills))
      row.reject('kills', `${line.kills} has a line of "${enemy}" already`);
    byEnemy.set(enemyId, [...lines, line]);
  }
  return [...byEnemy]
    .map(([enemyId, lines]): EnemyLore => ({ enemyId, lines: lines.sort((a, b) => a.kills - b.kills) }))
    .sort((one, other) => one.enemyId - other.enemyId);
}
