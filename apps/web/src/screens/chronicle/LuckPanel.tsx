import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useMemo, useState } from 'react';
import { luckOf, luckSentence } from '../../features/chronicle/luck-words.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import styles from './ChronicleScreen.module.css';
import { LUCK_ORDERS, type LuckOrder, luckRows } from './luck-rows.ts';
import { NamedTable } from './NamedTable.tsx';

export const LUCK_ID = 'luck';

interface LuckPanelProps {
  readonly chronicle: ChronicleAnswer;
  readonly world: World;
}

/** The luck over all items, and for each item that fights may bring. */
export function LuckPanel({ chronicle, world }: LuckPanelProps) {
  const [order, setOrder] = useState<LuckOrder>('unluckiest');
  const share = luckOf(chronicle, world);
  const rows = useMemo(() => luckRows(chronicle, world, order), [chronicle, world, order]);
  return (
    <Panel id={LUCK_ID} title="Luck">
      {share === null ? (
        <EmptyState title="No luck yet, good or bad.">It counts from your first enemy with loot.</EmptyState>
      ) : (
        <>
          <p className={styles.luck}>{luckSentence(share)}</p>
          <p className={styles.note}>
            For each item that fights may bring, compared with others who have the same kills.
          </p>
          <NamedTable
            // The list begins again at its first page.
            key={order}
            label="Luck by item"
            head={['Item', 'Found', 'Expected']}
            rows={rows}
            tools={
              <SelectField
                aria-label="Sort luck by"
                data={[...LUCK_ORDERS]}
                value={order}
                onChange={setOrder}
              />
            }
          />
        </>
      )}
    </Panel>
  );
}
