import { Button } from '@mantine/core';
import type { Dungeon } from '@slumberfell/engine';
import { LootList } from '../../features/items/LootList.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import styles from './DungeonDialog.module.css';

interface DungeonLootProps {
  readonly dungeon: Dungeon;
  readonly onBack: () => void;
}

/** Loot of a dungeon's last enemy. The dungeon's other enemies drop nothing (game-design 2.8). */
export function DungeonLoot({ dungeon, onBack }: DungeonLootProps) {
  const enemy = useWorld().enemy(dungeon.sequences.at(-1)?.enemyId ?? 0);
  return (
    <div className={styles.form}>
      <Button ref={takeFocus} variant="subtle" size="compact-md" className={styles.back} onClick={onBack}>
        ← Back to the entrance
      </Button>
      {enemy && (
        <>
          <div className={styles.boss}>
            <span className={styles.portrait}>
              <EnemyPortrait enemy={enemy} />
            </span>
            <p>
              <WikiLink section="enemies" id={enemy.id}>
                <b>{enemy.name}</b>
              </WikiLink>
              <span>{`, level ${enemy.level}, waits at the end. The enemies before it give experience and nothing else.`}</span>
            </p>
          </div>
          <LootList enemy={enemy} />
        </>
      )}
    </div>
  );
}
