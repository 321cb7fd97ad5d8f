import type { Chapter, Note } from './notes.ts';

/** What there is and what there is not, by whether a screen is there. */
interface Split {
  /** Chapters with those of their notes that are true today; those without any are left out. */
  readonly inTheGame: readonly Chapter[];
  /** What is promised and cannot be gone to yet. */
  readonly onItsWay: readonly Note[];
}

export function whatIsThere(chapters: readonly Chapter[], hasScreen: (name: string) => boolean): Split {
  const isThere = ({ screen }: Note): boolean => screen === null || hasScreen(screen);
  return {
    inTheGame: chapters
      .map(({ title, notes }) => ({ title, notes: notes.filter(isThere) }))
      .filter(({ notes }) => notes.length > 0),
    onItsWay: chapters.flatMap(({ notes }) => notes.filter((note) => !isThere(note))),
  };
}
