import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerProcess } from './player-process.ts';

/** Ms until the server has saved what thousands have seen who left at once. */
const SAVED_AFTER = 30_000;

/** Closes all sockets, and waits until nothing of them is in the way of what is measured next. */
export async function leave(players: PlayerProcess): Promise<void> {
  await players.do('leave', {});
  await sleep(SAVED_AFTER);
}
