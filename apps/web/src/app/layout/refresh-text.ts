import type { CurrentAction } from '../../features/character/current-action.ts';
import { formatDuration } from '../../lib/format/time.ts';

type Kind = CurrentAction['kind'];

/** What the hint of the refresh button says about the effect of a refresh, besides the time left. */
const BEFORE: Readonly<Record<Kind, string>> = {
  gathering: 'The count starts again from 0. You keep what has been gathered.',
  crafting: 'The count starts again from 0. You keep what has been made.',
  combat: 'The fight just goes on.',
};

const AFTER: Readonly<Record<Kind, string>> = {
  gathering:
    'What has been gathered so far is in your bag; the count starts again from 0, and the work goes on.',
  crafting: 'What has been made so far is in your bag; the count starts again from 0, and the work goes on.',
  combat: 'The fight just goes on.',
};

/** @param restored the time left after the refresh, as hh:mm:ss */
export const textBeforeRefresh = (kind: Kind, restored: string): string =>
  `Good night: your legend stays up for ${restored} again. ${BEFORE[kind]}`;

/** @param idleTime seconds that the session may run from now on */
export const textAfterRefresh = (kind: Kind, idleTime: number): string =>
  `Your legend stays up for ${formatDuration(idleTime)} again. ${AFTER[kind]}`;
