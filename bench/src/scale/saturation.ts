import type { Figure } from '../figure.ts';
import { inParts, spentIn } from './cpu-spent.ts';
import { ms, per, percent, sized } from './format.ts';
import type { House } from './measured-server.ts';
import type { NodeProcess } from './node-process.ts';
import type { PlayerProcess } from './player-process.ts';

const WARMED_UP = 5_000;
const TIME = 20_000;
/** Players who give one command after the other. */
const PLAYERS = 64;

/** Commands per second and ms that one takes then. A player who gives one each ten seconds, all day, is a busy one. */
const RATE = 500;
const ANSWERED = 250;

/** Commands over HTTP as fast as they are answered: how many, and how soon. On PostgreSQL by two servers, too. */
export async function commandFigures(house: House, players: PlayerProcess): Promise<Figure[]> {
  const figures = await saturated(house, players, [house.node]);
  if (house.name === 'embedded') return figures;
  return [...figures, ...(await saturated(house, players, [house.node, await house.secondNode()]))];
}

async function saturated(
  house: House,
  players: PlayerProcess,
  nodes: readonly NodeProcess[],
): Promise<Figure[]> {
  const of = `commands: ${sized(house)}${nodes.length > 1 ? `, ${nodes.length} servers` : ''}`;
  const cookies = house.resting.slice(0, PLAYERS).map(({ cookie }) => cookie);
  const origins = nodes.map(({ origin }) => origin);
  await players.do('command', { origins, cookies, time: WARMED_UP });
  const spent = await spentIn(house, () => players.do('command', { origins, cookies, time: TIME }));
  const { answered, refused } = spent.told.outcome;
  if (refused > 0) throw new Error(`${refused} of ${answered.count} commands were refused`);
  const rate = (1_000 * answered.count) / spent.time;
  return [
    {
      name: `${of}: commands a second at saturation / ${RATE}`,
      ratio: rate / RATE,
      limit: 1,
      goal: 'at least',
      detail:
        `${per(answered.count, spent.time)}, ${ms(spent.all / answered.count)} of CPU each; ` +
        `${inParts(spent)}; the players themselves ${percent(spent.told.cpu / spent.time)}`,
    },
    {
      name: `${of}: p99 of an answer to ${PLAYERS} players at once / ${ms(ANSWERED)}`,
      ratio: answered.p99 / ANSWERED,
      limit: 1,
      goal: 'at most',
      detail: `p50 ${ms(answered.p50)}, p99 ${ms(answered.p99)}, longest ${ms(answered.longest)}`,
    },
  ];
}
