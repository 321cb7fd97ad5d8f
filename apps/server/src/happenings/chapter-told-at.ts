import { openingDay, type Shown, type World } from '@slumberfell/engine';

const DAY = 86_400_000;
const SECOND = 1_000;

/** Seconds from the opening of chapters over which alerts of all characters are spread. */
const SPREAD_SECONDS = 30 * 60;

/**
 * When a character is told that its next chapter has opened: on the day on which it opens, within half an
 * hour of 00:00 UTC. Ids follow each other, so in each second about as many characters are told.
 * @returns epoch ms; null when the next chapter waits for no day, and after the last chapter
 */
export function chapterToldAt(shown: Shown, characterId: number, { quests }: World): number | null {
  const day = openingDay(shown);
  if (day === null || quests.chapter(shown.quests.chapter) === undefined) return null;
  return day * DAY + (characterId % SPREAD_SECONDS) * SECOND;
}
