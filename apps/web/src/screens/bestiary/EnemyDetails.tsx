import type { Enemy } from '@slumberfell/engine';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './EnemyDetails.module.css';
import { FlipCard } from './FlipCard.tsx';

interface EnemyDetailsProps {
  /** Null while no enemy is selected. */
  readonly enemy: Enemy | null;
  /**
   * True on phones: the details are in a dialog over the list. `opened` and `onClose` are for that dialog
   * only.
   */
  readonly asSheet: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The details of an enemy: beside the list, or in a dialog on phones (specification 2.93, 2.94). */
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
