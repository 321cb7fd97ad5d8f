import { BASE_IDLE_TIME, type Item, idleTime } from '@slumberfell/engine';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { CollectableNote } from '../../features/collections/CollectableNote.tsx';
import { relicariumProgress } from '../../features/collections/collection-progress.ts';
import { Jumps } from '../../features/collections/Jumps.tsx';
import { OnlyMissing, useOnlyMissing } from '../../features/collections/OnlyMissing.tsx';
import { searchWords } from '../../features/items/name-search.ts';
import { NEAREST_JUMP, NearestPanel } from '../../features/nearest/NearestPanel.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration, formatSeconds } from '../../lib/format/time.ts';
import { useEntryState } from '../../lib/kept/use-kept-state.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { categoryTitle } from './categories.ts';
import styles from './RelicariumScreen.module.css';
import { RelicFilters, type RelicFilterValues } from './RelicFilters.tsx';
import { categoryId, TrophyCategoryPanel } from './TrophyCategoryPanel.tsx';
import { TrophyDetails } from './TrophyDetails.tsx';
import { filterTrophyCategories, trophyCategoriesOf } from './trophy-categories.ts';

const ANYTHING: RelicFilterValues = { name: '', category: null, rank: null };

const isUnfiltered = (filters: RelicFilterValues): boolean =>
  filters.name === '' && filters.category === null && filters.rank === null;

/** The Relicarium: all trophies by category (specification 2.69). */
export function RelicariumScreen() {
  useTitle('Relicarium');
  const world = useWorld();
  const trophies = useCharacter((character) => character.shown.trophies);
  const inventory = useCharacter((character) => character.shown.inventory);
  const [filters, setFilters] = useEntryState('relicarium filters', ANYTHING);
  const [onlyMissing, setOnlyMissing] = useOnlyMissing('relicarium');
  const change = (one: Partial<RelicFilterValues>) => setFilters((all) => ({ ...all, ...one }));
  const [chosen, setChosen] = useState<Item | null>(null);
  const [opened, setOpened] = useState(false);
  const categories = useMemo(() => trophyCategoriesOf(trophies, world), [trophies, world]);
  const deferredFilters = useDeferredValue(filters);
  const found = useMemo(
    () =>
      filterTrophyCategories(categories, {
        ...deferredFilters,
        onlyMissing,
        words: searchWords(deferredFilters.name),
      }),
    [categories, deferredFilters, onlyMissing],
  );
  const { owned, total } = relicariumProgress(trophies, world);
  const showsNearest = owned < total && isUnfiltered(filters);
  const brings = ({ id }: Item) => `+${formatSeconds(world.relicariumEntry(id)?.bonusTime ?? 0)} idle time`;
  const gained = idleTime(trophies, world) - BASE_IDLE_TIME;
  const select = useCallback((item: Item) => {
    setChosen(item);
    setOpened(true);
  }, []);
  return (
    <>
      <PageHead
        title="Relicarium"
        beside={
          <>
            <Chip glyph="trophy">
              <span className="visually-hidden">Claimed: </span>
              <span translate="no">{`${formatNumber(owned)} / ${formatNumber(total)}`}</span>
            </Chip>
            <Chip glyph="hourglass">{`+${formatDuration(gained)} idle time`}</Chip>
          </>
        }
      >
        <RelicFilters
          filters={filters}
          categories={categories.map(({ category }) => category)}
          onChange={change}
        />
        <OnlyMissing checked={onlyMissing} onChange={setOnlyMissing} />
      </PageHead>
      <p className={styles.purpose}>
        Keepsakes on a shelf by the bed. The first of each kind keeps your legend up a little longer.
      </p>
      <CollectableNote kind="trophies" />
      <Jumps
        jumps={[
          ...(showsNearest ? [NEAREST_JUMP] : []),
          ...found.map((group) => ({ id: categoryId(group), label: categoryTitle(group.category) })),
        ]}
      />
      {showsNearest && (
        <div className={styles.nearest}>
          <NearestPanel collection="trophies" brings={brings} />
        </div>
      )}
      {found.length === 0 ? (
        <Panel>
          <EmptyState title={onlyMissing ? 'None of those is missing.' : 'No such trophy.'}>
            Try fewer words, or another category or rank.
          </EmptyState>
        </Panel>
      ) : (
        <div className={styles.categories}>
          {found.map((group) => (
            <TrophyCategoryPanel key={group.category} group={group} inventory={inventory} onSelect={select} />
          ))}
        </div>
      )}
      <Dialog className="sheet" opened={opened} onClose={() => setOpened(false)} title="Trophy">
        {chosen && <TrophyDetails item={chosen} />}
      </Dialog>
    </>
  );
}
