import { announcedOf, type Moment, worldAt } from '@slumberfell/engine';
import type { Save, Saver, Saving } from '../saving/saver.ts';
import { insertLineCharacter } from '../storage/tables/news-line-characters.ts';

/** The chapters that a command has closed. */
export const closedChapters = ({ events }: Pick<Moment, 'events'>): readonly number[] =>
  events.flatMap((event) => (event.type === 'OnChapterClosed' ? [event.chapter] : []));

/**
 * Has a character wait for the next line of the news when a command of it has closed a chapter whose end is
 * announced: in the transaction of the command, so that a crash neither loses nor repeats it.
 */
class LockedLine implements Saving<void> {
  save({ settled, executed }: Save): Promise<void> | void {
    if (executed === null) return;
    const closed = closedChapters(executed);
    if (closed.length === 0) return;
    const { character, timeline } = settled;
    const chapter = announcedOf(closed, worldAt(timeline, executed.at));
    if (chapter === undefined) return;
    return character.request(insertLineCharacter, { chapter: chapter.id, closedAt: character.now });
  }
}

export const LINE_SAVER = {
  requests: [insertLineCharacter],
  begin: () => new LockedLine(),
} satisfies Saver<LockedLine, void, unknown>;
