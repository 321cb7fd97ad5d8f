import type { TurnNotes } from '../../recording/turn-notes.ts';
import { Note } from '../../state/trait-notes.ts';
import type { Kit } from '../../world/traits/kit.ts';

/** This file has what traits do after the hits of a turn (game-design 2.16d). Health is in points. */

/**
 * Health that a bearer regains after a turn in which neither side fell: a share of the damage that it dealt,
 * and of its full health. Notes each.
 */
export function regained(
  { leech, mend }: Kit,
  dealt: number,
  health: number,
  maxHealth: number,
  notes: TurnNotes,
  [leechNote, mendNote]: typeof OWN_NOTES | typeof ENEMY_NOTES,
): number {
  if (leech === 0 && mend === 0) return 0;
  const missing = maxHealth - health;
  const byLeech = Math.min(missing, Math.round((dealt * leech) / 100));
  const byMend = Math.min(missing - byLeech, Math.round((maxHealth * mend) / 1000));
  notes.add(leechNote, byLeech);
  notes.add(mendNote, byMend);
  return byLeech + byMend;
}

export const OWN_NOTES = [Note.Leech, Note.Mend] as const;
export const ENEMY_NOTES = [Note.EnemyLeech, Note.EnemyMend] as const;

/** Whether something that happens every `turns` turns happens in a turn of the fight, from 0. 0 is never. */
export const isDue = (turns: number, turn: number): boolean => turns > 0 && (turn + 1) % turns === 0;
