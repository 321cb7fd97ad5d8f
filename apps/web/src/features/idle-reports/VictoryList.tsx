// chunk: idle-report
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { useWorld } from '../../lib/static-data/load.ts';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { WikiLink } from '../wiki/WikiLink.tsx';
import { Amount } from './ReportItemList.tsx';
import styles from './VictoryList.module.css';

/**
 * The dungeons that the character cleared, then the enemies that it beat, those that it beat most often
 * first.
 */
export function VictoryList({ kills, runs }: Pick<IdleReportAnswer, 'kills' | 'runs'>) {
  const world = useWorld();
  return (
    <ul className={styles.list}>
      {runs.map(({ dungeonId, amount }) => {
        const dungeon = world.dungeon(dungeonId);
        if (!dungeon) return null;
        return (
          <li key={`dungeon ${dungeonId}`} className={styles.row} data-dungeon="true">
            <Picture path={dungeon.imagePath} width={720} height={440} className={styles.gate} />
            <span className={styles.name}>
              <WikiLink section="dungeons" id={dungeonId}>
                {dungeon.name}
              </WikiLink>{' '}
              <small>cleared</small>
            </span>
            <Amount amount={amount} />
          </li>
        );
      })}
      {kills
        .toSorted((one, other) => other.amount - one.amount)
        .map(({ enemyId, amount }) => {
          const enemy = world.enemy(enemyId);
          if (!enemy) return null;
          return (
            <li key={enemyId} className={styles.row}>
              <span className={styles.portrait}>
                <EnemyPortrait enemy={enemy} />
              </span>
              <span className={styles.name}>
                <WikiLink section="enemies" id={enemyId}>
                  {enemy.name}
                </WikiLink>
              </span>
              <Amount amount={amount} />
            </li>
          );
        })}
    </ul>
  );
}
