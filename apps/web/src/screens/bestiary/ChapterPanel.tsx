import type { Enemy } from '@slumberfell/engine';
import { memo } from 'react';
import { TileGrid } from '../../features/collections/TileGrid.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './ChapterPanel.module.css';
import type { BestiaryEntry, Chapter } from './chapters.ts';
import { EnemyCard } from './EnemyCard.tsx';

interface ChapterPanelProps {
  readonly chapter: Chapter;
  /** The enemy of this chapter (region) whose details are shown; null for none. */
  readonly selected: Enemy | null;
  readonly onSelect: (enemy: Enemy) => void;
}

/** Id of the element of a chapter. */
export const chapterId = ({ region }: Pick<Chapter, 'region'>): string => `chapter-${region.id}`;

const idOf = ({ enemy }: BestiaryEntry): number => enemy.id;

/** The enemies of a region, with the number of cards that the character owns of them. */
export const ChapterPanel = memo(function ChapterPanel(props: ChapterPanelProps) {
  const { chapter, selected, onSelect } = props;
  const { region, entries, owned, total, radiant } = chapter;
  // The numbers count the whole region, also when a filter hides some of its enemies.
  return (
    <Panel
      id={chapterId(chapter)}
      title={region.name}
      aside={
        <p className={styles.counter}>
          <b translate="no">{formatNumber(owned)}</b> <span>{`/ ${formatNumber(total)} owned`}</span>
          {radiant > 0 && (
            <>
              {' '}
              <span>{`· ${formatNumber(radiant)} radiant`}</span>
            </>
          )}
        </p>
      }
    >
      <TileGrid tiles={entries} keyOf={idOf} label={`Enemies of ${region.name}`} className={styles.grid}>
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
