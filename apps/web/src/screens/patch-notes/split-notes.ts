import type { Chapter, Note } from './notes.ts';

/** The notes, split by whether their screen exists. */
interface Split {
  /** Chapters with only their available notes; chapters without any are left out. */
  readonly inTheGame: readonly Chapter[];
  /** Notes whose screen does not exist yet. */
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
