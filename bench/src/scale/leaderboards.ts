import type { Figure } from '../figure.ts';
import { inParts, spentIn } from './cpu-spent.ts';
import { ms, percent, sized } from './format.ts';
import type { House } from './measured-server.ts';
import type { PlayerProcess } from './player-process.ts';

const PAGES = 1_000;
/** Ms until any page of any board is there, over HTTP and with one's own rank. */
const ANSWERED = 25;

/** Any page of any leaderboard with the rank of whoever asks, one after the other. */
export async function lookFigures(house: House, players: PlayerProcess): Promise<Figure[]> {
  const cookies = house.early.map(({ cookie }) => cookie);
  const { origin } = house.node;
  const spent = await spentIn(house, () =>
    players.do('look', { origin, cookies, characters: house.running, pages: PAGES }),
  );
  const { answered } = spent.told.outcome;
  return [
    {
      name: `leaderboards: ${sized(house)}: p99 of any page with one's own rank / ${ms(ANSWERED)}`,
      ratio: answered.p99 / ANSWERED,
      limit: 1,
      goal: 'at most',
      detail: `p50 ${ms(answered.p50)}, p99 ${ms(answered.p99)}, longest ${ms(answered.longest)}; ${inParts(spent)}; ${percent(spent.told.cpu / spent.time)} the player`,
    },
  ];
}
