import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { closeSockets } from './close-sockets.ts';
import { cpuText, measureCpu } from './cpu-spent.ts';
import { bytes, ms, per, percent, sized } from './format.ts';
import type { MeasuredServer } from './measured-server.ts';
import type { PlayerProcess } from './player-process.ts';

/** Highest allowed ms from the instant of an event until a player receives it. */
const LATENESS = 100;
/**
 * Highest allowed bytes of heap per socket, including the playback of its character. With 64 KB, ten thousand
 * sockets fit into a machine with 1 GB.
 */
const SOCKET = 64_000;

/** Measures sockets that watch fights: how late frames arrive, and how much memory a socket takes. */
export async function socketFigures(server: MeasuredServer, players: PlayerProcess): Promise<Figure[]> {
  const of = `sockets: ${sized(server)}`;
  const cookies = server.fighting.map(({ cookie }) => cookie);
  const { connectedWithin, connectedAfter, watched } = server.amounts;
  const before = await server.node.memory();
  const { origin } = server.node;
  const connecting = await measureCpu(server, () =>
    players.do('connect', { origin, cookies, within: connectedWithin }),
  );
  await sleep(connectedAfter);
  const after = await server.node.memory();
  const spent = await measureCpu(server, () => players.do('watch', { time: watched }));
  await closeSockets(players, server.amounts);
  const { lateness, others, open } = spent.result.outcome;
  if (open < cookies.length) throw new Error(`${cookies.length - open} sockets were closed`);
  const [resident, heap] = [after.resident - before.resident, after.heap - before.heap];
  const sockets = `${open.toLocaleString('en')} sockets watching fights`;
  return [
    {
      name: `${of}: p99 lateness of events, ${sockets} / ${ms(LATENESS)}`,
      ratio: lateness.p99 / LATENESS,
      limit: 1,
      goal: 'at most',
      detail:
        `p50 ${ms(lateness.p50)}, p99 ${ms(lateness.p99)}, longest ${ms(lateness.longest)}; ${per(lateness.count, spent.time)} ` +
        `frames, ${per(others, spent.time)} other messages; ${cpuText(spent)}; the players themselves ` +
        `${percent(spent.result.cpu / spent.time)}; opening and connecting took ${ms(connecting.all / open)} each`,
    },
    {
      name: `${of}: memory of a socket with its playback / ${bytes(SOCKET)}`,
      ratio: heap / open / SOCKET,
      limit: 1,
      goal: 'at most',
      detail: `${bytes(heap / open)} of heap, ${bytes(resident / open)} resident; ${bytes(after.resident)} in all`,
    },
  ];
}
