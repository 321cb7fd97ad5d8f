import { setTimeout as sleep } from 'node:timers/promises';
import type { Amounts } from './amounts.ts';
import type { PlayerProcess } from './player-process.ts';

/**
 * Closes the sockets of all players, and waits as long as the server needs at most to save their characters.
 */
export async function closeSockets(
  players: PlayerProcess,
  { savedAfter }: Pick<Amounts, 'savedAfter'>,
): Promise<void> {
  await players.do('leave', {});
  await sleep(savedAfter);
}
