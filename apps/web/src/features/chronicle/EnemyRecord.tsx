import { formatNumber } from '../../lib/format/number.ts';
import { itemLuckWords } from './item-luck.ts';
import styles from './Luck.module.css';
import { useEnemyRecord, useItemLuck } from './use-luck.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);

/** Rows of a fact list: how often an enemy was beaten, and how often it won. Nothing where it was neither. */
export function EnemyRecordRows({ enemyId }: { readonly enemyId: number }) {
  const record = useEnemyRecord(enemyId);
  if (record === null) return null;
  return (
    <>
      {(record === undefined || record.kills > 0) && (
        <div>
          <dt>Beaten</dt>
          <dd aria-busy={record === undefined}>{record ? times(record.kills) : '…'}</dd>
        </div>
      )}
      {record && record.defeats > 0 && (
        <div>
          <dt>Lost to it</dt>
          <dd>{times(record.defeats)}</dd>
        </div>
      )}
    </>
  );
}

interface LootLuckProps {
  readonly enemyId: number;
  readonly itemId: number;
}

/** The luck with one item of an enemy's loot, below its name. Nothing before the enemy was beaten. */
export function LootLuck({ enemyId, itemId }: LootLuckProps) {
  const hasKills = (useEnemyRecord(enemyId)?.kills ?? 0) > 0;
  const luck = useItemLuck(itemId);
  if (!hasKills || !luck) return null;
  const { had, than } = itemLuckWords(luck);
  return (
    <small className={styles.loot}>
      <span>{`Had ${had}`}</span> <span>{than}</span>
    </small>
  );
}

/** Says what the luck of a list of loot is counted from. */
export function LootLuckNote({ enemyId }: Pick<LootLuckProps, 'enemyId'>) {
  if ((useEnemyRecord(enemyId)?.kills ?? 0) === 0) return null;
  return (
    <p className={styles.note}>
      Luck counts all your fights that could bring the item, beside 100 others with the same kills.
    </p>
  );
}
