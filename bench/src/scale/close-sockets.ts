import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerProcess } from './player-process.ts';

/**
 * Ms that the server takes at most to save the characters of thousands of players who disconnect at the same
 * time.
 */
const SAVED_AFTER = 30_000;

/**
 * Closes the sockets of all players, and waits as long as the server needs at most to save their characters.
 */
export async function closeSockets(players: PlayerProcess): Promise<void> {
  await players.do('leave', {});
  await sleep(SAVED_AFTER);
}
