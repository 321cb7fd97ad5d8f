import { amountOf, type Enemy, type Region, type Shown, type World } from '@slumberfell/engine';
import { listedEnemies } from '../../features/collections/collection-progress.ts';
import { isSought, type Sought } from '../../features/items/name-search.ts';

/** The states of a card (specification 4.39). */
export const CARD_STATES = ['Not owned', 'Owned', 'Owned, radiant'] as const;
export type CardState = 0 | 1 | 2;

/** One enemy of the bestiary. */
export interface Page {
  readonly enemy: Enemy;
  readonly card: CardState;
}

/** The enemies of a region, sorted by bestiary index. */
export interface Chapter {
  readonly region: Region;
  readonly pages: readonly Page[];
  /** Numbers of enemies, of owned cards, and of radiant cards among these. */
  readonly total: number;
  readonly owned: number;
  readonly radiant: number;
}

/** `null` for any. */
export interface ChapterFilter {
  readonly regionId: number | null;
  readonly card: CardState | null;
  readonly sought: Sought;
}

const STATES: readonly CardState[] = [0, 1, 2];

export const cardState = (cards: Shown['cards'], enemyId: number): CardState =>
  STATES[amountOf(cards, enemyId)] ?? 0;

/** The bestiary by region, each region sorted by bestiary index (specification 2.92). */
export function chaptersOf(cards: Shown['cards'], world: World): Chapter[] {
  const enemies = listedEnemies(cards, world);
  return world.sets.regions.flatMap((region) => {
    const pages = enemies
      .filter(({ regionId }) => regionId === region.id)
      .map((enemy) => ({ enemy, card: cardState(cards, enemy.id) }));
    if (pages.length === 0) return [];
    const owned = pages.filter(({ card }) => card > 0).length;
    const radiant = pages.filter(({ card }) => card === 2).length;
    return [{ region, pages, total: pages.length, owned, radiant }];
  });
}

/**
 * The chapters with at least one matching page, and only those pages. Their counts stay those of the whole
 * chapter.
 */
export const filterChapters = (
  chapters: readonly Chapter[],
  { regionId, card, sought }: ChapterFilter,
): Chapter[] =>
  chapters
    .filter(({ region }) => regionId === null || region.id === regionId)
    .map((chapter) => ({
      ...chapter,
      pages: chapter.pages.filter(
        (page) => (card === null || page.card === card) && isSought(page.enemy.name, sought),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
