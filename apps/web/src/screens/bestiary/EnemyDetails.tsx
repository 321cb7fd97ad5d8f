import type { Enemy } from '@slumberfell/engine';
import { Dialog } from '../../ui/parts/Dialog.tsx';
import { Panel } from '../../ui/parts/Panel.tsx';
import styles from './EnemyDetails.module.css';
import { FlipCard } from './FlipCard.tsx';

interface EnemyDetailsProps {
  /** Null while nobody is looked at. */
  readonly enemy: Enemy | null;
  /** In a sheet over the list, which is `opened` or not, as on phones. */
  readonly asSheet: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The details card: beside the list, or on phones in a sheet (specification 2.93, 2.94). */
export function EnemyDetails({ enemy, asSheet, opened, onClose }: EnemyDetailsProps) {
  if (asSheet) {
    return (
      <Dialog className="sheet" opened={opened} onClose={onClose} title={enemy?.name}>
        {enemy && <FlipCard enemy={enemy} />}
      </Dialog>
    );
  }
  return (
    enemy && (
      <Panel brass flush className={styles.side}>
        <FlipCard enemy={enemy} />
      </Panel>
    )
  );
}
