import type { Figure } from '../figure.ts';
import { cpuText, measureCpu } from './cpu-spent.ts';
import { ms, percent, sized } from './format.ts';
import type { MeasuredServer } from './measured-server.ts';
import type { PlayerProcess } from './player-process.ts';

/** Highest allowed ms until the response with a page and the player's own rank, over HTTP. */
const ANSWERED = 25;

/** Requests random pages of random leaderboards with the player's own rank, one after the other. */
export async function pageFigures(server: MeasuredServer, players: PlayerProcess): Promise<Figure[]> {
  const cookies = server.early.map(({ cookie }) => cookie);
  const { origin } = server.node;
  const { pages } = server.amounts;
  const spent = await measureCpu(server, () =>
    players.do('requestPages', { origin, cookies, characters: server.running, pages }),
  );
  const { answered } = spent.result.outcome;
  return [
    {
      name: `leaderboards: ${sized(server)}: p99 of any page with one's own rank / ${ms(ANSWERED)}`,
      ratio: answered.p99 / ANSWERED,
      limit: 1,
      goal: 'at most',
      detail: `p50 ${ms(answered.p50)}, p99 ${ms(answered.p99)}, longest ${ms(answered.longest)}; ${cpuText(spent)}; ${percent(spent.result.cpu / spent.time)} the player`,
    },
  ];
}
