import type { Figure } from '../figure.ts';
import { restFigures } from './at-rest.ts';
import { type DatabaseName, openHouse } from './house.ts';
import { lookFigures } from './leaderboards.ts';
import { PlayerProcess } from './player-process.ts';

const MILLION = 1_000_000;

/** A million characters at rest, and their leaderboards. */
export async function millionFigures(names: readonly DatabaseName[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    const house = await openHouse(name, { running: MILLION, ended: 0 });
    const players = new PlayerProcess();
    try {
      figures.push(...(await restFigures(house, players)), ...(await lookFigures(house, players)));
      console.error(`${name}, a million: ${await house.verified()}`);
    } finally {
      players.close();
      await house.close();
    }
  }
  return figures;
}
