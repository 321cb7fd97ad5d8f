import type { Problems, Row } from '@slumberfell/content';
import { CHAPTER_COLUMNS, type ChapterBadge, readChapterBadge } from '../chapter/chapter-badge.ts';
import type { Palettes } from '../colour/palettes.ts';
import type { RegionArt } from '../scene/region-art.ts';
import { readNamed } from './read-named.ts';
import type { WorldFacts } from './world-facts.ts';

export const CHAPTERS = { file: 'chapters.csv', columns: CHAPTER_COLUMNS } as const;

/** The badges of the story's chapters by the number of the chapter. */
export function readChapters(
  rows: readonly Row[],
  { chapters }: WorldFacts,
  regions: ReadonlyMap<number, RegionArt>,
  palettes: Palettes,
  problems: Problems,
): Map<number, ChapterBadge> {
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  return readNamed(
    CHAPTERS.file,
    rows,
    chapters,
    (row, id) => {
      const chapter = byId.get(id);
      return readChapterBadge(row, chapter, regions.get(chapter?.regionId ?? 0), palettes);
    },
    problems,
  );
}
