import { type Item, type PieceAttribute, replacedPiece } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { type AttributeLine, attributeLines } from './comparison.ts';
import styles from './ItemFacts.module.css';
import { requirementsOf } from './requirements.ts';

const LABELS: Readonly<Record<PieceAttribute, string>> = {
  attackPower: 'Attack power',
  armor: 'Armor',
  criticalChance: 'Critical chance',
  healingAmount: 'Heals',
};

const unitOf = (name: PieceAttribute): string => (name === 'criticalChance' ? '%' : '');

/**
 * The item's attributes as rows of a fact list. With `compare`, each row has the difference to the worn
 * piece. A visitor has no piece to compare with.
 */
export function AttributeRows({ item, compare }: { readonly item: Item; readonly compare: boolean }) {
  const world = useWorld();
  const shown = useShown();
  const replaced = compare && shown ? replacedPiece(item, shown, world) : undefined;
  return attributeLines(item, replaced).map((line) => (
    <div key={line.name}>
      <dt>{LABELS[line.name]}</dt>
      <dd>
        <span translate="no">{`${formatNumber(line.value)}${unitOf(line.name)}`}</span> <Change line={line} />
      </dd>
    </div>
  ));
}

function Change({ line: { name, change } }: { readonly line: AttributeLine }) {
  if (change === null) return null;
  if (change === 0) {
    return (
      <span className={styles.same}>
        <span aria-hidden="true">=</span>
        <span className="visually-hidden">the same as worn</span>
      </span>
    );
  }
  const better = change > 0;
  return (
    <span className={better ? styles.better : styles.worse}>
      <span aria-hidden="true">{better ? '▲' : '▼'}</span>
      <span className="visually-hidden">{better ? 'more by' : 'less by'}</span>{' '}
      <span translate="no">{`${formatNumber(Math.abs(change))}${unitOf(name)}`}</span>
    </span>
  );
}

/**
 * The item's requirements as rows of a fact list. If a requirement is not met, its row also has the
 * character's value. A visitor sees the requirements alone.
 */
export function RequirementRows({ item }: { readonly item: Item }) {
  const shown = useShown();
  if (shown === null) {
    return requirementsOf(item, null).map(({ label }) => (
      <div key={label}>
        <dt>Requires</dt>
        <dd>{label}</dd>
      </div>
    ));
  }
  return requirementsOf(item, shown).map(({ label, met, has }) => (
    <div key={label} className={met ? undefined : styles.lacking}>
      <dt>{`Requires ${label}`}</dt>
      <dd className={met ? styles.better : styles.worse}>
        <span aria-hidden="true">{met ? '✓' : '✕'}</span>
        <span className="visually-hidden">{met ? 'met' : 'not met, you have'}</span>
        {!met && <span>{` ${has}`}</span>}
      </dd>
    </div>
  ));
}

/** The list for rows of facts. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
