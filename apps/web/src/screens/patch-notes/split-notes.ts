import type { Chapter, Note } from './notes.ts';

/** The patch notes, divided into available and planned features. */
interface Split {
  /**
   * Chapters with only the notes whose screen this page has, and the notes without a screen. A chapter
   * without such a note is left out.
   */
  readonly available: readonly Chapter[];
  /** Notes about features whose screen this page does not have yet. */
  readonly planned: readonly Note[];
}

export function splitNotes(chapters: readonly Chapter[], hasScreen: (name: string) => boolean): Split {
  const isAvailable = ({ screen }: Note): boolean => screen === null || hasScreen(screen);
  return {
    available: chapters
      .map(({ title, notes }) => ({ title, notes: notes.filter(isAvailable) }))
      .filter(({ notes }) => notes.length > 0),
    planned: chapters.flatMap(({ notes }) => notes.filter((note) => !isAvailable(note))),
  };
}
