import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerProcess } from './player-process.ts';

/**
 * Ms that the server takes at most to save the characters of thousands of players who disconnect at the same
 * time.
 */
const SAVED_AFTER = 30_000;

/** Closes all sockets, and waits until the server's work for it is done. */
export async function closeSockets(players: PlayerProcess): Promise<void> {
  await players.do('leave', {});
  await sleep(SAVED_AFTER);
}
