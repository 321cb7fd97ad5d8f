import { amountOf, type Enemy, type Region, type Shown, type World } from '@slumberfell/engine';
import { listedEnemies } from '../../features/collections/collection-progress.ts';
import { matchesSearch, type SearchWords } from '../../features/items/name-search.ts';

/** Names of the states of a card, indexed by `CardState` (specification 4.39). */
export const CARD_STATES = ['Not owned', 'Owned', 'Owned, radiant'] as const;
export type CardState = 0 | 1 | 2;

/** One enemy of the Bestiary, with the state of its card. */
export interface BestiaryEntry {
  readonly enemy: Enemy;
  readonly card: CardState;
}

/** The enemies of a region, sorted by bestiary index. */
export interface Chapter {
  readonly region: Region;
  readonly entries: readonly BestiaryEntry[];
  /**
   * `total`: all enemies in the chapter. `owned`: those whose card the character owns. `radiant`: those whose
   * card is radiant.
   */
  readonly total: number;
  readonly owned: number;
  readonly radiant: number;
}

/** Which enemies to show. Null: the filter is off. */
export interface ChapterFilter {
  readonly regionId: number | null;
  readonly card: CardState | null;
  readonly words: SearchWords;
}

const STATES: readonly CardState[] = [0, 1, 2];

export const cardState = (cards: Shown['cards'], enemyId: number): CardState =>
  STATES[amountOf(cards, enemyId)] ?? 0;

/**
 * The enemies of the Bestiary, grouped by region; in each region sorted by bestiary index (specification
 * 2.92).
 */
export function chaptersOf(cards: Shown['cards'], world: World): Chapter[] {
  const enemies = listedEnemies(cards, world);
  return world.sets.regions.flatMap((region) => {
    const entries = enemies
      .filter(({ regionId }) => regionId === region.id)
      .map((enemy) => ({ enemy, card: cardState(cards, enemy.id) }));
    if (entries.length === 0) return [];
    const owned = entries.filter(({ card }) => card > 0).length;
    const radiant = entries.filter(({ card }) => card === 2).length;
    return [{ region, entries, total: entries.length, owned, radiant }];
  });
}

/**
 * The chapters that have a matching enemy, with only the matching enemies. `total`, `owned` and `radiant`
 * still count the whole chapter.
 */
export const filterChapters = (
  chapters: readonly Chapter[],
  { regionId, card, words }: ChapterFilter,
): Chapter[] =>
  chapters
    .filter(({ region }) => regionId === null || region.id === regionId)
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter(
        (entry) => (card === null || entry.card === card) && matchesSearch(entry.enemy.name, words),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
