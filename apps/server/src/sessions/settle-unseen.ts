import { RULES_VERSION, type Timeline } from '@slumberfell/engine';
import { isUnforeseen, sessionEnd } from '../characters/session-end.ts';
import { type Stored, settle, store } from '../characters/settle.ts';
import type { StoredStates } from '../characters/stored-states.ts';
import type { Watch } from '../idle-reports/watches.ts';
import { ALL_BOARDS } from '../leaderboards/boards.ts';
import { rank } from '../leaderboards/update-rankings.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { RankingChange } from '../storage/tables/rankings.ts';

/** What has come of a visit: the state, if it was saved, and else what changed in the rankings. */
export interface Visited {
  readonly stored: Stored | null;
  readonly ranked: readonly RankingChange[];
}

export interface Errand {
  /** When the character has been watched here; null when it has not since it was last saved. */
  readonly watch: Watch | null;
  /** Whether to find out when a fight will end, where nobody knows yet: several times the work of all the rest. */
  readonly foresees: boolean;
}

/**
 * Brings a locked character's rankings to the lock's instant. While its session runs, its state stays as it is: what nobody has
 * seen need not be saved. A session that is over is saved as if somebody had looked, and so is one that other rules began.
 */
export async function visit(
  character: LockedCharacter,
  timeline: Timeline,
  states: StoredStates,
  { watch, foresees }: Errand,
): Promise<Visited> {
  const { head, now } = character;
  const settling = await settle(character, timeline, states);
  const { draft, stored, lastGains } = settling;
  const isOver = stored.shown.action !== null && draft.shown.action === null;
  // New content may let a session run longer than was known when it was saved.
  const isLonger = draft.shown.action !== null && head.busyUntil !== null && head.busyUntil <= now;
  if (now > head.at && (isOver || isLonger || head.rulesVersion !== RULES_VERSION)) {
    const saved = await store(character, settling, head.revision, timeline, {
      occasion: 'unseen',
      watch,
    });
    return { stored: saved, ranked: saved.ranked };
  }
  if (foresees && isUnforeseen(stored, head.busyUntil)) {
    const end = sessionEnd(draft, timeline);
    if (end !== null && end !== head.busyUntil) await character.expectEnd(end);
  }
  const ranked = await rank(character, ALL_BOARDS, draft.shown, lastGains, head.at);
  return { stored: null, ranked };
}
