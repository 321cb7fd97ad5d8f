import { RULES_VERSION, type Timeline, worldAt } from '@slumberfell/engine';
import { type SavedByJob, save } from '../characters/save.ts';
import { isLimitOnly, shownAtEnd } from '../characters/session-end.ts';
import { settle } from '../characters/settle.ts';
import type { StoredStates } from '../characters/stored-states.ts';
import { ALL_BOARDS } from '../leaderboards/boards.ts';
import type { CloseRanks } from '../leaderboards/close-ranks.ts';
import type { SettledCharacter } from '../saving/saver.ts';
import type { Watch } from '../saving/viewing.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { saveEnd } from '../storage/tables/characters/locked-rows.ts';
import { rankOften } from '../storage/tables/ranked-often.ts';
import { ROUND_GAP } from '../storage/tables/ranking-rounds.ts';

export interface SettleUnseenOptions {
  /**
   * The period in which the character had a socket on this node; null when it had none since the save that
   * follows the closing of its last socket.
   */
  readonly watch: Watch | null;
  /**
   * Whether to compute when a combat session will end, if that is unknown. It takes several times as long as
   * the rest of the settlement.
   */
  readonly computesEnd: boolean;
  readonly closeRanks: Pick<CloseRanks, 'isLarge' | 'comesFirst'>;
}

/**
 * Updates a locked character's rankings to the lock's instant. The state of a running session is not saved,
 * since a later settlement computes the same again. The state is saved when the session has ended, when it
 * runs longer than the row says, when other rules settled the character last, or when a check for alerts is
 * due.
 */
export async function settleUnseen(
  character: LockedCharacter,
  timeline: Timeline,
  states: StoredStates,
  { watch, computesEnd, closeRanks }: SettleUnseenOptions,
): Promise<SavedByJob> {
  const { head, now } = character;
  const settlement = await settle(character, timeline, states);
  const { settled, savings } = settlement;
  const { draft, stored } = settled;
  const isOver = stored.shown.action !== null && draft.shown.action === null;
  // The session runs although its end in the row has passed: new content may let it last longer than the end
  // that was computed at its last save.
  const isLonger = draft.shown.action !== null && head.busyUntil !== null && head.busyUntil <= now;
  const isCheckDue = head.alertCheckAt !== null && head.alertCheckAt <= now;
  const isToSave = now > head.at && (isOver || isLonger || head.rulesVersion !== RULES_VERSION);
  if (isToSave || isCheckDue) {
    const viewing = { occasion: 'unseen', watch } as const;
    const saved = await save(settlement, { revision: head.revision, viewing });
    return { saved, results: saved.results };
  }
  if (computesEnd) await lookAhead(character, settlement.settled, closeRanks);
  const rankings = await savings.rankings.update(settled, ALL_BOARDS, head.at);
  return { saved: null, results: { rankings } };
}

/**
 * Stores the end of a session, if it is unknown, and has every round rank a character whose session brings it
 * among the first of a board.
 */
async function lookAhead(
  character: LockedCharacter,
  { stored, draft, timeline }: Pick<SettledCharacter, 'stored' | 'draft' | 'timeline'>,
  closeRanks: SettleUnseenOptions['closeRanks'],
): Promise<void> {
  const { head, now } = character;
  const isEndUnknown = isLimitOnly(stored, head.busyUntil);
  // What the end brings changes only with a save or with new content.
  const isNew = Math.max(head.at, timeline.at(-1)?.at ?? 0) > now - ROUND_GAP;
  const end = isEndUnknown || (closeRanks.isLarge && isNew) ? shownAtEnd(draft, timeline) : null;
  if (isEndUnknown && end !== null && end.eventAt !== head.busyUntil)
    await character.request(saveEnd, { busyUntil: end.eventAt });
  if (!closeRanks.isLarge || draft.shown.action === null) return;
  const reached = end ?? draft.shown;
  if (closeRanks.comesFirst(stored.shown, reached, worldAt(timeline, reached.eventAt)))
    await character.request(rankOften, { until: end?.eventAt ?? head.busyUntil ?? now });
}
