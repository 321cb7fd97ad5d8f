import { type Amounts, amountOf, type Item } from '@slumberfell/engine';
import { memo } from 'react';
import { TileGrid } from '../../features/collections/TileGrid.tsx';
import { formatSeconds } from '../../lib/format/time.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { categoryTitle } from './categories.ts';
import { TrophyCard } from './TrophyCard.tsx';
import styles from './TrophyCategoryPanel.module.css';
import type { CategoryTrophy, TrophyCategory } from './trophy-categories.ts';

interface TrophyCategoryPanelProps {
  readonly group: TrophyCategory;
  readonly inventory: Amounts;
  readonly onSelect: (item: Item) => void;
}

/** Id of the element of a category. */
export const categoryId = ({ category }: Pick<TrophyCategory, 'category'>): string => `category-${category}`;

const idOf = ({ item }: CategoryTrophy): number => item.id;

/** The trophies of a category, with the number of claimed kinds and the idle time that they give. */
export const TrophyCategoryPanel = memo(function TrophyCategoryPanel({
  group,
  inventory,
  onSelect,
}: TrophyCategoryPanelProps) {
  const title = categoryTitle(group.category);
  // The numbers count the whole category, also when a filter hides some of its trophies.
  return (
    <Panel
      id={categoryId(group)}
      title={title}
      aside={
        <p className={styles.counter}>
          <b translate="no">{group.claimed}</b> <span>{`/ ${group.total} claimed ·`}</span>{' '}
          <b>{formatSeconds(group.bonusTime)}</b> idle time
        </p>
      }
    >
      <TileGrid tiles={group.trophies} keyOf={idOf} label={`${title} trophies`} className={styles.grid}>
        {({ item, claimed, bonusTime }, tabIndex) => (
          <TrophyCard
            item={item}
            claimed={claimed}
            bonusTime={bonusTime}
            inBag={amountOf(inventory, item.id)}
            tabIndex={tabIndex}
            onSelect={onSelect}
          />
        )}
      </TileGrid>
    </Panel>
  );
});
