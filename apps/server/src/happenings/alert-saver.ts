import type { Save, Saver, Saving } from '../saving/saver.ts';
import { endChecks, moveCheck, NO_CHECK, saveCheck } from '../storage/tables/alert-checks.ts';
import { deleteChapterAlerts, insertAlert } from '../storage/tables/alert-outbox.ts';
import { readToldDevices, type ToldDevice } from '../storage/tables/devices.ts';
import { insertEndLetter, readEndLetters } from '../storage/tables/end-letters.ts';
import { LOOK_LATEST, type Look } from './alert-looks.ts';
import { type Happening, happeningsOf, isWanted } from './happening.ts';
import type { Happenings } from './happenings.ts';
import { closedChapters } from './line-saver.ts';
import { chapterCheck } from './look-ahead.ts';
import { TroubleRecorder } from './trouble-recorder.ts';

/**
 * ms after a command at which the character is looked at. What its player does meanwhile puts it off, so that
 * many commands need one check.
 */
const AFTER_COMMAND = 5_000;

/** What a save has left to do after its commit. */
interface Saved {
  /** Whether alerts are stored. */
  readonly isStored: boolean;
  /** The character is to be looked at, to find its next check; null when it is not. */
  readonly look: Look | null;
}

const NOTHING: Saved = { isStored: false, look: null };

/**
 * The alerts about a locked character: stored in the transaction that saves what they tell, so that a crash
 * neither loses nor repeats one. A player who commands or opens the character sees what happened without an
 * alert. The save of a character about which no device is told makes no statement.
 */
class LockedAlerts implements Saving<Saved> {
  /** Absent for a character about which no device is told. */
  readonly recorder?: TroubleRecorder;

  constructor(isTold: boolean) {
    if (isTold) this.recorder = new TroubleRecorder();
  }

  save(save: Save): Promise<Saved> | Saved {
    const { settled, viewing } = save;
    const { head, now } = settled.character;
    if (head.alertCheckAt === null) return NOTHING;
    if (viewing.occasion === 'unseen') return this.#tell(save, head.alertCheckAt);
    // What a command has changed is looked at by a job: the command does not wait for it.
    return save.executed === null ? NOTHING : this.#put(save, now + AFTER_COMMAND);
  }

  async #put({ settled, executed }: Save, checkAt: number): Promise<Saved> {
    // An alert that waits for the end of quiet hours would tell of a chapter that is closed by now.
    if (executed !== null && closedChapters(executed).length > 0)
      await settled.character.request(deleteChapterAlerts);
    await settled.character.request(moveCheck, { checkAt });
    return NOTHING;
  }

  async #tell({ settled }: Save, checkedAt: number): Promise<Saved> {
    const { character, stored, draft, gains, timeline } = settled;
    const { head, now } = character;
    const devices = await character.request(readToldDevices);
    const happenings = happeningsOf({
      characterId: head.id,
      from: head.at,
      until: now,
      before: stored.shown,
      ended: gains.report.ended,
      report: gains.report,
      troubles: this.recorder ?? new TroubleRecorder(),
      after: draft.shown,
      timeline,
    });
    if (devices.length === 0) {
      await this.#tellByLetter(settled, happenings, checkedAt);
      return NOTHING;
    }
    // A check is due when something has happened, and may be late.
    const happenedBy = Math.max(head.at, Math.min(now, checkedAt));
    let isStored = false;
    for (const happening of happenings) {
      const told = devices.filter(({ wants }) => isWanted(happening, wants));
      if (told.length === 0) continue;
      await character.request(insertAlert, alertOf(happening, head.id, happenedBy, told));
      isStored = true;
    }
    const [{ accountId }] = devices as [ToldDevice];
    const isOver = draft.shown.action === null;
    const wanted = devices.map(({ wants }) => wants);
    const ahead = { characterId: head.id, state: { ...draft }, timeline, at: now, wanted };
    const checkAt = isOver ? chapterCheck(ahead) : now + LOOK_LATEST;
    await character.request(saveCheck, { checkAt, from: checkedAt });
    return { isStored, look: isOver ? null : { ...ahead, accountId, checkAt } };
  }

  async #tellByLetter(
    { character }: Save['settled'],
    happenings: readonly Happening[],
    from: number,
  ): Promise<void> {
    if (!(await character.request(readEndLetters))) return await character.request(endChecks, { from });
    if (happenings.some(({ isEnd }) => isEnd))
      await character.request(insertEndLetter, { now: character.now });
    // The end of a session is found by the sweep of ended sessions.
    await character.request(saveCheck, { checkAt: NO_CHECK, from });
  }
}

function alertOf(
  { kinds, body, happenedAt: known, isEnd, levels }: Happening,
  characterId: number,
  happenedBy: number,
  devices: readonly ToldDevice[],
) {
  const [kind] = kinds;
  const happenedAt = isEnd ? known : Math.min(known, happenedBy);
  const what = levels ? `-level${levels.skillId}` : kind === 'soon' || kind === 'chapter' ? `-${kind}` : '';
  const tag = `${characterId.toString(36)}-${happenedAt.toString(36)}${what}`;
  return { kind, body: body(), happenedAt, tag, deviceIds: devices.map(({ id }) => id) };
}

interface Services {
  readonly happenings: Pick<Happenings, 'announce' | 'look'>;
}

export const ALERT_SAVER = {
  requests: [
    deleteChapterAlerts,
    moveCheck,
    readToldDevices,
    readEndLetters,
    insertEndLetter,
    endChecks,
    insertAlert,
    saveCheck,
  ],
  begin: ({ character }) => new LockedAlerts(character.head.alertCheckAt !== null),
  publish({ happenings }, _characterId, { isStored, look }) {
    if (isStored) happenings.announce();
    if (look !== null) happenings.look(look);
  },
} satisfies Saver<LockedAlerts, Saved, Services>;
