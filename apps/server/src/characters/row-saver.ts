import { RULES_VERSION, type State, type Timeline, worldAt } from '@slumberfell/engine';
import type { Save, Saver, Saving } from '../saving/saver.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { readTexts, saveEnd, saveState } from '../storage/tables/characters/locked-rows.ts';
import { rankOften } from '../storage/tables/ranked-often.ts';
import { endWithinLookahead } from './session-end.ts';
import { encodeChanges, encodeTexts } from './state-text.ts';

/** The row of a locked character, with its state. */
class LockedState implements Saving<void> {
  async save({ settled, revision }: Save): Promise<void> {
    const { character, draft, stored, isUpgraded, stateVersion, timeline } = settled;
    const { head, now } = character;
    await character.request(saveState, {
      ...(isUpgraded ? encodeTexts(draft) : encodeChanges(draft, stored)),
      stateVersion,
      fromRevision: head.revision,
      fromAt: head.at,
      revision,
      at: now,
      rulesVersion: RULES_VERSION,
      contentVersion: worldAt(timeline, now).version,
      sessionContent: draft.shown.action?.content ?? null,
      busyUntil: endOf(draft, character, revision, timeline),
    });
  }
}

/**
 * Epoch ms at which the running session will end; null when none runs. Time alone does not change the end:
 * settling at any instant leads to the same end. So the end is computed only after a command, after a change
 * of the rules, or when the session has lasted longer than was computed.
 */
function endOf(
  draft: State,
  { head, now }: LockedCharacter,
  revision: number,
  timeline: Timeline,
): number | null {
  if (draft.shown.action === null) return null;
  const isAsBefore = revision === head.revision && head.rulesVersion === RULES_VERSION;
  return isAsBefore && head.busyUntil !== null && head.busyUntil > now
    ? head.busyUntil
    : endWithinLookahead(draft, timeline, now);
}

export const ROW_SAVER = {
  requests: [readTexts, saveState, saveEnd, rankOften],
  begin: () => new LockedState(),
} satisfies Saver<LockedState, void, unknown>;
