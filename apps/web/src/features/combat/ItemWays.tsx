import type { PlannedWay } from '@slumberfell/engine';
import { AfterThis } from '../plan/AfterThis.tsx';
import styles from './ItemWays.module.css';

const LABELS = {
  hunt: 'Hunt for it after this',
  dungeon: 'Enter its dungeon after this',
  gather: 'Look for it after this',
} as const;

/** The hunt, the dungeon and the gathering that bring an item, to be planned. */
export const ItemWays = ({ ways }: { readonly ways: readonly PlannedWay[] }) => (
  <div className={styles.ways}>
    {ways.map(({ kind, steps }) => (
      <AfterThis key={kind} label={LABELS[kind]} steps={steps} />
    ))}
  </div>
);
