import { type ArticleId, type CategoryId, CONTENTS } from '../../features/guide/contents.ts';
import type { Write } from './article.ts';
import type { Shelf } from './category-texts.ts';

/** Each category is a chunk of its own. */
const SHELVES: { readonly [C in CategoryId]: () => Promise<Shelf<C>> } = {
  general: async () => (await import('./articles/general/texts.ts')).GENERAL,
  combat: async () => (await import('./articles/combat/texts.ts')).COMBAT,
  skills: async () => (await import('./articles/skills/texts.ts')).SKILLS,
};

type AnyShelf = Readonly<Partial<Record<ArticleId, Write>>>;

const fetched = new Map<CategoryId, Promise<AnyShelf>>();

/** The texts of a category. They are fetched once; after a failure the next call fetches again. */
export function fetchShelf(category: CategoryId): Promise<AnyShelf> {
  const known = fetched.get(category);
  if (known) return known;
  const shelf: Promise<AnyShelf> = SHELVES[category]().catch((failure: unknown) => {
    fetched.delete(category);
    throw failure;
  });
  fetched.set(category, shelf);
  return shelf;
}

let library: Promise<AnyShelf> | null = null;

/**
 * The texts of all categories, by article id. They are fetched once; after a failure the next call fetches
 * again.
 */
export function fetchLibrary(): Promise<AnyShelf> {
  library ??= Promise.all(CONTENTS.map(({ id }) => fetchShelf(id))).then(
    (shelves): AnyShelf => Object.assign({}, ...shelves),
    (failure: unknown) => {
      library = null;
      throw failure;
    },
  );
  return library;
}
