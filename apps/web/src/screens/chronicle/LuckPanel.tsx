import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useState } from 'react';
import { luckOf, luckSentence } from '../../features/chronicle/luck-words.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import styles from './ChronicleScreen.module.css';
import { LUCK_ORDERS, type LuckOrder, luckCells, luckRows, sortedLuck } from './luck-order.ts';
import { Table } from './Table.tsx';

export const LUCK_ID = 'luck';

interface LuckPanelProps {
  readonly chronicle: ChronicleAnswer;
  readonly world: World;
}

/** The luck over all items, and for each item that fights may bring. */
export function LuckPanel({ chronicle, world }: LuckPanelProps) {
  const [order, setOrder] = useState<LuckOrder>('unluckiest');
  const share = luckOf(chronicle, world);
  return (
    <Panel id={LUCK_ID} title="Luck">
      {share === null ? (
        <EmptyState title="No luck yet, good or bad.">
          It is counted from the first enemy with loot.
        </EmptyState>
      ) : (
        <>
          <p className={styles.luck}>{luckSentence(share)}</p>
          <details className={styles.details}>
            <summary>For each item</summary>
            <SelectField
              label="Sort by"
              data={[...LUCK_ORDERS]}
              value={order}
              onChange={setOrder}
              className={styles.order ?? ''}
            />
            <Table
              head={['Item', 'Had', 'Of 100, had fewer', 'Had more']}
              rows={sortedLuck(luckRows(chronicle, world), order).map(luckCells)}
            />
          </details>
        </>
      )}
    </Panel>
  );
}
