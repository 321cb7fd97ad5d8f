import { type ArticleId, type CategoryId, CONTENTS } from '../../features/guide/contents.ts';
import type { Write } from './article.ts';
import type { CategoryTexts } from './category-texts.ts';

/** Functions that fetch the texts of each category; each category has its own chunk. */
const CATEGORIES: { readonly [C in CategoryId]: () => Promise<CategoryTexts<C>> } = {
  general: async () => (await import('./articles/general/texts.ts')).GENERAL,
  combat: async () => (await import('./articles/combat/texts.ts')).COMBAT,
  skills: async () => (await import('./articles/skills/texts.ts')).SKILLS,
};

type AnyTexts = Readonly<Partial<Record<ArticleId, Write>>>;

const fetched = new Map<CategoryId, Promise<AnyTexts>>();

/** Fetches the texts of a category, once. After a failure the next call fetches them again. */
export function fetchCategoryTexts(category: CategoryId): Promise<AnyTexts> {
  const known = fetched.get(category);
  if (known) return known;
  const texts: Promise<AnyTexts> = CATEGORIES[category]().catch((failure: unknown) => {
    fetched.delete(category);
    throw failure;
  });
  fetched.set(category, texts);
  return texts;
}

let allTexts: Promise<AnyTexts> | null = null;

/**
 * Fetches the texts of all categories, by article id, once. After a failure the next call fetches them again.
 */
export function fetchAllTexts(): Promise<AnyTexts> {
  allTexts ??= Promise.all(CONTENTS.map(({ id }) => fetchCategoryTexts(id))).then(
    (texts): AnyTexts => Object.assign({}, ...texts),
    (failure: unknown) => {
      allTexts = null;
      throw failure;
    },
  );
  return allTexts;
}
