import { Button } from '@mantine/core';
import type { Enemy } from '@slumberfell/engine';
import { useState } from 'react';
import { LootLuck, LootLuckNote } from '../../features/chronicle/EnemyRecord.tsx';
import { FightAfterThis } from '../../features/combat/FightAfterThis.tsx';
import { LootList } from '../../features/items/LootList.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyFacts } from './EnemyFacts.tsx';
import styles from './FlipCard.module.css';

/**
 * A card that the player can turn: the front has the enemy's details, the back its loot (specification 2.93).
 */
export function FlipCard({ enemy }: { readonly enemy: Enemy }) {
  const [flipped, setFlipped] = useState(false);
  return (
    <article className={styles.card} aria-label={enemy.name}>
      <div className={styles.turning} data-flipped={flipped}>
        <div className={styles.face} inert={flipped}>
          <EnemyFacts enemy={enemy} />
        </div>
        <div className={styles.back} inert={!flipped}>
          <h2>{`Loot of ${enemy.name}`}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach it to scroll */}
          <section key={enemy.id} className={styles.loot} aria-label={`Loot of ${enemy.name}`} tabIndex={0}>
            <LootList enemy={enemy} below={(loot) => <LootLuck enemyId={enemy.id} loot={loot} />} />
            <LootLuckNote enemyId={enemy.id} />
          </section>
        </div>
      </div>
      <Button
        variant="default"
        className={styles.flip}
        leftSection={<Glyph name={flipped ? 'open-book' : 'swap-bag'} size={18} />}
        onClick={() => setFlipped(!flipped)}
      >
        {flipped ? 'Details' : 'Loot'}
      </Button>
      <FightAfterThis target={{ kind: 'enemy', id: enemy.id }} />
    </article>
  );
}
