import { amountOf, type Enemy, type Region, type Shown, type World } from '@slumberfell/engine';
import { listedEnemies } from '../../features/collections/collection-progress.ts';
import { matchesSearch, type SearchWords } from '../../features/items/name-search.ts';

/** The states of a card (specification 4.39). */
export const CARD_STATES = ['Not owned', 'Owned', 'Owned, radiant'] as const;
export type CardState = 0 | 1 | 2;

/** One enemy of the bestiary. */
export interface BestiaryEntry {
  readonly enemy: Enemy;
  readonly card: CardState;
}

/** The enemies of a region, sorted by bestiary index. */
export interface Chapter {
  readonly region: Region;
  readonly entries: readonly BestiaryEntry[];
  /** Numbers of enemies, of owned cards, and of radiant cards among these. */
  readonly total: number;
  readonly owned: number;
  readonly radiant: number;
}

/** `null` for any. */
export interface ChapterFilter {
  readonly regionId: number | null;
  readonly card: CardState | null;
  readonly words: SearchWords;
}

const STATES: readonly CardState[] = [0, 1, 2];

export const cardState = (cards: Shown['cards'], enemyId: number): CardState =>
  STATES[amountOf(cards, enemyId)] ?? 0;

/** The bestiary by region, each region sorted by bestiary index (specification 2.92). */
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
 * The chapters with at least one matching enemy, and only those enemies. Their counts stay those of the whole
 * chapter.
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
