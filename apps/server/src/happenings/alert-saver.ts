import { worldAt } from '@slumberfell/engine';
import type { Save, Saver, Saving } from '../saving/saver.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { insertAlert, type NewAlert } from '../storage/tables/alert-outbox.ts';
import { insertEndLetter } from '../storage/tables/end-letters.ts';
import { happeningOf } from './happening.ts';
import type { Happenings } from './happenings.ts';

/**
 * The alerts about a locked character: stored in the transaction that saves what they tell, so that a crash
 * neither loses nor repeats one. A player who commands or opens the character sees what happened without an
 * alert. A save without anything to tell makes no statement.
 */
class LockedAlerts implements Saving<boolean> {
  save({ settled, viewing }: Save): Promise<boolean> | boolean {
    if (viewing.occasion !== 'unseen') return false;
    const { character, stored, draft, gains, timeline } = settled;
    const { now, head } = character;
    const happening = happeningOf(stored.shown, gains.report, draft.shown, worldAt(timeline, now), now);
    if (happening === null) return false;
    const tag = `${head.id.toString(36)}-${happening.happenedAt.toString(36)}`;
    return this.#store(character, { ...happening, tag });
  }

  async #store(character: LockedCharacter, alert: NewAlert): Promise<boolean> {
    await character.request(insertEndLetter, { now: character.now });
    return await character.request(insertAlert, alert);
  }
}

interface Services {
  readonly happenings: Pick<Happenings, 'announce'>;
}

export const ALERT_SAVER = {
  requests: [insertEndLetter, insertAlert],
  begin: () => new LockedAlerts(),
  publish({ happenings }, _characterId, isStored) {
    if (isStored) happenings.announce();
  },
} satisfies Saver<LockedAlerts, boolean, Services>;
