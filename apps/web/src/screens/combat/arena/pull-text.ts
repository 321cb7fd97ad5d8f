import type { CombatAction } from '@slumberfell/engine';
import { formatNumber } from '../../../lib/format/number.ts';
import type { LastTurn } from './last-turn.ts';

export interface PullText {
  readonly title: string;
  readonly text: string;
}

/**
 * The text that is shown during a pull.
 * @param ended the turn that ended the fight before; null when the character has not fought yet
 */
export function pullText(action: CombatAction, ended: LastTurn | null): PullText {
  const { title, text } = wordsOf(action, ended);
  const { carried = 0 } = action;
  if (carried === 0) return { title, text };
  return {
    title,
    text: `${text} What is left of your last hit will take up to ${formatNumber(carried)} of its health.`,
  };
}

function wordsOf(action: CombatAction, ended: LastTurn | null): PullText {
  if (action.kind === 'dungeon' && action.isRunOver) {
    return { title: 'The way out', text: 'That was all of them. The next key is already turning.' };
  }
  if (ended !== null && ended.fledId !== null)
    return { title: 'Gone', text: 'It remembered another appointment, and left nothing behind.' };
  if (ended !== null && ended.fallenId !== null)
    return { title: 'Onwards', text: 'Something else is on its way.' };
  return action.kind === 'dungeon'
    ? { title: 'Through the door', text: 'It falls shut behind you, and something has noticed.' }
    : { title: 'Into the open', text: 'Something has noticed you.' };
}
