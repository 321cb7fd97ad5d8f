import type { Figure } from '../figure.ts';
import { cpuText, measureCpu } from './cpu-spent.ts';
import { ms, per, percent, sized } from './format.ts';
import type { MeasuredServer } from './measured-server.ts';
import type { NodeProcess } from './node-process.ts';
import type { PlayerProcess } from './player-process.ts';

/** How many players give commands at the same time, each one command after the other. */
const PLAYERS = 64;

/**
 * `RATE`: the lowest allowed number of commands per second while `PLAYERS` give commands. A busy player gives
 * one command every ten seconds, so 500 commands are those of 5,000 busy players. `ANSWERED`: the highest
 * allowed p99 of the response time meanwhile, in ms.
 */
const RATE = 500;
const ANSWERED = 250;

/**
 * Measures rate and response time of commands over HTTP at saturation; on PostgreSQL also with two servers.
 */
export async function commandFigures(server: MeasuredServer, players: PlayerProcess): Promise<Figure[]> {
  const figures = await saturated(server, players, [server.node]);
  if (server.name === 'embedded') return figures;
  return [...figures, ...(await saturated(server, players, [server.node, await server.secondNode()]))];
}

async function saturated(
  server: MeasuredServer,
  players: PlayerProcess,
  nodes: readonly NodeProcess[],
): Promise<Figure[]> {
  const of = `commands: ${sized(server)}${nodes.length > 1 ? `, ${nodes.length} servers` : ''}`;
  const { commandsBefore, commands } = server.amounts;
  const cookies = server.resting.slice(0, PLAYERS).map(({ cookie }) => cookie);
  const origins = nodes.map(({ origin }) => origin);
  await players.do('command', { origins, cookies, time: commandsBefore });
  const spent = await measureCpu(server, () => players.do('command', { origins, cookies, time: commands }));
  const { answered, refused } = spent.result.outcome;
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
        `${cpuText(spent)}; the players themselves ${percent(spent.result.cpu / spent.time)}`,
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
