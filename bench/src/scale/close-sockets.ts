import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerProcess } from './player-process.ts';

/**
 * Ms until the server has saved how far thousands of players, who leave at once, have watched their sessions.
 */
const SAVED_AFTER = 30_000;

/** Closes all sockets, and waits until the server's work for it is done. */
export async function closeSockets(players: PlayerProcess): Promise<void> {
  await players.do('leave', {});
  await sleep(SAVED_AFTER);
}
