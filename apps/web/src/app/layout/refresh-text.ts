import type { CurrentAction } from '../../features/character/current-action.ts';
import { formatDuration } from '../../lib/format/time.ts';

type Kind = CurrentAction['kind'];

/** What the hint of the refresh button says about the effect of a refresh, besides the time left. */
const BEFORE: Readonly<Record<Kind, string>> = {
  gathering: 'The count starts from 0 again. What is gathered stays yours.',
  crafting: 'The count starts from 0 again. What is made stays yours.',
  combat: 'The fight just goes on.',
};

const AFTER: Readonly<Record<Kind, string>> = {
  gathering:
    'What is gathered so far is in your bag; the count starts from 0 again, and what was begun goes on.',
  crafting: 'What is made so far is in your bag; the count starts from 0 again, and what was begun goes on.',
  combat: 'The fight just goes on.',
};

/** @param restored the time left after the refresh, as hh:mm:ss */
export const textBeforeRefresh = (kind: Kind, restored: string): string =>
  `Good night: your legend stays up for ${restored} again. ${BEFORE[kind]}`;

/** @param idleTime seconds that the session may run from now on */
export const textAfterRefresh = (kind: Kind, idleTime: number): string =>
  `Your legend stays up for ${formatDuration(idleTime)} again. ${AFTER[kind]}`;
