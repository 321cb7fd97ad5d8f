import type { Dungeon, Forecast } from '@slumberfell/engine';
import { useState } from 'react';
import type { DungeonFact } from '../../features/travel/region-facts.ts';
import { DungeonDialog } from './DungeonDialog.tsx';
import { DungeonTile } from './DungeonTile.tsx';
import styles from './LocalCombatScreen.module.css';

interface DungeonsProps {
  readonly dungeons: readonly DungeonFact[];
  /** What an hour in a dungeon would bring. */
  readonly rateOf: (dungeonId: number) => Forecast | null | undefined;
}

/** The dungeons of a region as tiles. A press on a tile opens the dungeon's dialog. */
export function Dungeons({ dungeons, rateOf }: DungeonsProps) {
  const [chosen, setChosen] = useState<Dungeon | null>(null);
  if (dungeons.length === 0) return null;
  return (
    <section aria-labelledby="dungeons" className={styles.section}>
      <header className={styles.head}>
        <h2 id="dungeons">Dungeons</h2>
      </header>
      <ul className={styles.dungeons}>
        {dungeons.map(({ dungeon, level }) => (
          <li key={dungeon.id}>
            <DungeonTile
              dungeon={dungeon}
              level={level}
              rate={rateOf(dungeon.id)}
              onChoose={() => setChosen(dungeon)}
            />
          </li>
        ))}
      </ul>
      <DungeonDialog dungeon={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}
