import type { Enemy } from '@slumberfell/engine';
import { memo } from 'react';
import { TileGrid } from '../../features/collections/TileGrid.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel } from '../../ui/parts/Panel.tsx';
import styles from './ChapterPanel.module.css';
import type { Chapter, Page } from './chapters.ts';
import { EnemyCard } from './EnemyCard.tsx';

interface ChapterPanelProps {
  readonly chapter: Chapter;
  /** Whoever of them is looked at. */
  readonly selected: Enemy | null;
  readonly onSelect: (enemy: Enemy) => void;
}

const idOf = ({ enemy }: Page): number => enemy.id;

/** A region: how many of its cards are owned, and its enemies. */
export const ChapterPanel = memo(function ChapterPanel(props: ChapterPanelProps) {
  const { chapter, selected, onSelect } = props;
  const { region, pages, owned, total, radiant } = chapter;
  // The counter is about the whole region, also while only a part of it is shown.
  return (
    <Panel
      title={region.name}
      aside={
        <p className={styles.counter}>
          <b>{formatNumber(owned)}</b> / {formatNumber(total)} owned
          {radiant > 0 && <> · {formatNumber(radiant)} radiant</>}
        </p>
      }
    >
      <TileGrid tiles={pages} keyOf={idOf} label={`Enemies of ${region.name}`} className={styles.grid}>
        {({ enemy, card }, tabIndex) => (
          <EnemyCard
            enemy={enemy}
            card={card}
            selected={enemy === selected}
            tabIndex={tabIndex}
            onSelect={onSelect}
          />
        )}
      </TileGrid>
    </Panel>
  );
});
