import type { Chapter, UnlockKind, World } from '@slumberfell/engine';
import type { Frame } from '@slumberfell/protocol';
import type { ClosedChapter } from '../celebrations/showings.ts';
import { cosmeticsGained, furnishingsGained } from './came.ts';
import { announcementSentence, listWords, unlocksSentence } from './quest-words.ts';

/** What is seen on the board. */
const ON_BOARD: readonly UnlockKind[] = ['errands', 'errand-slots', 'villagers', 'weekly-errand'];

/** How the chapter that was closed among the events is celebrated; null for none. */
export function closedChapterIn(events: Frame['events'], world: World): ClosedChapter | null {
  const closed = events.find((event) => event.type === 'OnChapterClosed');
  const chapter = closed && world.quests.chapter(closed.chapter);
  if (chapter === undefined) return null;
  const kept = [...cosmeticsGained(events, world), ...furnishingsGained(events, world)];
  const sentences = [
    kept.length === 0 ? null : `Yours to keep: ${listWords(kept)}.`,
    ...descriptionsOf(events, world),
    unlocksSentence(chapter, world),
    announcementSentence(chapter),
  ];
  const { id, title, regionId } = chapter;
  return {
    id,
    title,
    regionId,
    sentences: sentences.filter((sentence) => sentence !== null),
    link: linkOf(chapter),
  };
}

/** What is said of the furnishings that were gained. */
const descriptionsOf = (events: Frame['events'], { quests }: World): string[] =>
  events.flatMap((event) =>
    event.type === 'OnFurnishingGained' ? (quests.furnishing(event.furnishingId)?.description ?? []) : [],
  );

function linkOf({ unlocks }: Chapter): ClosedChapter['link'] {
  const opens = (...kinds: readonly UnlockKind[]) => unlocks.some(({ kind }) => kinds.includes(kind));
  if (opens('ending')) return { to: '/quests/ending', label: 'Read the last page' };
  if (opens('lore')) return { to: '/bestiary', label: 'Open the Bestiary' };
  return opens(...ON_BOARD) ? { to: '/quests', label: 'See the board' } : null;
}
