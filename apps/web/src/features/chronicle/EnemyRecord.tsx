import { formatNumber } from '../../lib/format/number.ts';
import { useShown } from '../character/use-character.ts';
import type { Loot } from '../items/loot.ts';
import { itemLuckWords } from './item-luck.ts';
import styles from './Luck.module.css';
import { killsWords } from './luck-words.ts';
import { useEnemyRecord, useItemLuck } from './use-luck.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);

/**
 * Rows of a fact list: how often an enemy was beaten, and how often it won. They are there before the
 * chronicle is known and stay, because what is below would move. Nothing for a visitor.
 */
export function EnemyRecordRows({ enemyId }: { readonly enemyId: number }) {
  const record = useEnemyRecord(enemyId);
  if (useShown() === null) return null;
  const text = (count: number | undefined, none: string): string => {
    if (count === undefined) return record === null ? 'Not available' : '…';
    return count === 0 ? none : times(count);
  };
  return (
    <>
      <div>
        <dt>Beaten</dt>
        <dd aria-busy={record === undefined}>{text(record?.kills, 'Not yet')}</dd>
      </div>
      <div>
        <dt>Lost to it</dt>
        <dd aria-busy={record === undefined}>{text(record?.defeats, 'Never')}</dd>
      </div>
    </>
  );
}

interface LootLuckProps {
  readonly enemyId: number;
  readonly loot: Loot;
}

/**
 * The luck with one item of an enemy's loot, in two lines below its name; before the first kill, how many
 * kills bring it. Nothing for a visitor.
 */
export function LootLuck({ enemyId, loot: { item, probability } }: LootLuckProps) {
  const isBeaten = (useEnemyRecord(enemyId)?.kills ?? 0) > 0;
  const luck = useItemLuck(item.id);
  if (useShown() === null) return null;
  const words = isBeaten && luck && luck.expected > 0 ? itemLuckWords(luck) : null;
  const [upper, lower] = words ? [`Found ${words.had}`, words.than] : killsWords(probability);
  return (
    <small className={styles.loot}>
      <span>{upper}</span> <span>{lower}</span>
    </small>
  );
}

/** Says what the luck of a list of loot is counted from. */
export function LootLuckNote({ enemyId }: Pick<LootLuckProps, 'enemyId'>) {
  const record = useEnemyRecord(enemyId);
  if (useShown() === null) return null;
  return (
    <p className={styles.lootNote}>
      {record && record.kills > 0
        ? 'Luck compares all your fights that could bring the item with those of 100 others with the same kills.'
        : 'After your first kill you can read here how lucky you are.'}
    </p>
  );
}
