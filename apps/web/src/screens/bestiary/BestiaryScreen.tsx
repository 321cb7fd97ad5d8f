import { amountOf, CARD_MULTIPLIER, type Enemy, type Item } from '@slumberfell/engine';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { CollectableNote } from '../../features/collections/CollectableNote.tsx';
import { bestiaryProgress } from '../../features/collections/collection-progress.ts';
import { Jumps } from '../../features/collections/Jumps.tsx';
import { OnlyMissing, useOnlyMissing } from '../../features/collections/OnlyMissing.tsx';
import { searchWords } from '../../features/items/name-search.ts';
import { useLore } from '../../features/lore/use-lore.ts';
import { NEAREST_JUMP, NearestPanel } from '../../features/nearest/NearestPanel.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useEntryState } from '../../lib/kept/use-kept-state.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { BestiaryFilters, type BestiaryFilterValues } from './BestiaryFilters.tsx';
import styles from './BestiaryScreen.module.css';
import { ChapterPanel, chapterId } from './ChapterPanel.tsx';
import { type CardState, chaptersOf, filterChapters } from './chapters.ts';
import { EnemyDetails } from './EnemyDetails.tsx';
import { percentMore } from './percent-more.ts';

const NOT_OWNED: CardState = 0;

const ANYTHING: BestiaryFilterValues = { name: '', regionId: null, card: null };

/** All enemies by region, with the details of the selected one (specification 2.91). */
export function BestiaryScreen() {
  useTitle('Bestiary');
  // Fetched with the screen, so that it is there when an enemy is chosen and nothing moves.
  useLore();
  const world = useWorld();
  const cards = useCharacter((character) => character.shown.cards);
  const [others, setOthers] = useEntryState('bestiary filters', ANYTHING);
  const [onlyMissing, setOnlyMissing] = useOnlyMissing('bestiary');
  // The switch and the field for cards filter by the same thing.
  const filters = useMemo(
    () => (onlyMissing ? { ...others, card: NOT_OWNED } : others),
    [onlyMissing, others],
  );
  const change = (one: Partial<BestiaryFilterValues>) => {
    if (one.card !== undefined) setOnlyMissing(one.card === NOT_OWNED);
    setOthers((all) => ({ ...all, ...one }));
  };
  const switchMissing = (isOn: boolean) => change({ card: isOn ? NOT_OWNED : null });
  const [chosen, setChosen] = useState<Enemy | null>(null);
  const [opened, setOpened] = useState(false);
  const chapters = useMemo(() => chaptersOf(cards, world), [cards, world]);
  const deferredFilters = useDeferredValue(filters);
  const found = useMemo(
    () => filterChapters(chapters, { ...deferredFilters, words: searchWords(deferredFilters.name) }),
    [chapters, deferredFilters],
  );
  const { owned, total } = bestiaryProgress(cards, world);
  const radiant = chapters.reduce((sum, chapter) => sum + chapter.radiant, 0);
  const showsNearest =
    chapters.some((chapter) => chapter.radiant < chapter.total) &&
    others.name === '' &&
    others.regionId === null &&
    (filters.card ?? NOT_OWNED) === NOT_OWNED;
  const brings = ({ enemyId = 0 }: Item) =>
    amountOf(cards, enemyId) > 0
      ? 'Your card begins to glow'
      : `You hit it ${percentMore(CARD_MULTIPLIER)}% harder`;
  const select = useCallback((enemy: Enemy) => {
    setChosen(enemy);
    setOpened(true);
  }, []);
  // In a wide window the details are beside the list, and show the first enemy until the player selects one.
  // On phones the details open only after a press.
  const isPhone = useIsPhone();
  const seen = chosen ?? (isPhone ? null : (found[0]?.entries[0]?.enemy ?? null));
  return (
    <>
      <PageHead
        title="Bestiary"
        beside={
          <>
            <Chip glyph="card-pick">
              <span className="visually-hidden">Cards: </span>
              <span translate="no">{`${formatNumber(owned)} / ${formatNumber(total)}`}</span>
            </Chip>
            <Chip glyph="sparkles">{`${formatNumber(radiant)} radiant`}</Chip>
          </>
        }
      >
        <BestiaryFilters filters={filters} regions={chapters.map(({ region }) => region)} onChange={change} />
        <OnlyMissing checked={filters.card === NOT_OWNED} onChange={switchMissing} />
      </PageHead>
      <CollectableNote kind="cards" />
      <Jumps
        jumps={[
          ...(showsNearest ? [NEAREST_JUMP] : []),
          ...found.map((chapter) => ({ id: chapterId(chapter), label: chapter.region.name })),
        ]}
      />
      {showsNearest && (
        <div className={styles.nearest}>
          <NearestPanel collection="cards" brings={brings} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.chapters}>
          {found.length === 0 && (
            <Panel>
              <EmptyState
                title={filters.card === NOT_OWNED ? 'None of those is missing.' : 'Nobody by that name.'}
              >
                Try fewer words, or another region or card.
              </EmptyState>
            </Panel>
          )}
          {found.map((chapter) => (
            <ChapterPanel
              key={chapter.region.id}
              chapter={chapter}
              selected={seen?.regionId === chapter.region.id ? seen : null}
              onSelect={select}
            />
          ))}
        </div>
        <EnemyDetails enemy={seen} asSheet={isPhone} opened={opened} onClose={() => setOpened(false)} />
      </div>
    </>
  );
}
