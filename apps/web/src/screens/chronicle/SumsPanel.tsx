import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useMemo, useState } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './ChronicleScreen.module.css';
import { NamedTable } from './NamedTable.tsx';
import { SUM_HEADS, SUM_KINDS, SUM_LABELS, type SumKind, sumRows } from './sum-lists.ts';

export const SUMS_ID = 'sums';

interface SumsPanelProps {
  readonly chronicle: ChronicleAnswer;
  readonly world: World;
}

/** All sums of the chronicle, one kind at a time. */
export function SumsPanel({ chronicle, world }: SumsPanelProps) {
  const [kind, setKind] = useState<SumKind>('items');
  const rows = useMemo(() => sumRows(kind, chronicle, world), [kind, chronicle, world]);
  return (
    <Panel id={SUMS_ID} title="All totals">
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Which totals</legend>
        {SUM_KINDS.map((name) => (
          <label key={name}>
            <input type="radio" name="sums" checked={name === kind} onChange={() => setKind(name)} />
            <span>{SUM_LABELS[name]}</span>
          </label>
        ))}
      </fieldset>
      <NamedTable key={kind} label={SUM_LABELS[kind]} head={SUM_HEADS[kind]} rows={rows} />
    </Panel>
  );
}
