import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { leave } from './close-sockets.ts';
import { inParts, spentIn } from './cpu-spent.ts';
import { bytes, ms, per, percent, sized } from './format.ts';
import type { House } from './measured-server.ts';
import type { PlayerProcess } from './player-process.ts';

const CONNECTED_WITHIN = 40_000;
/** Ms until nothing of so many arrivals is in the way of what is measured, on a slow machine, too. */
const SETTLED_AFTER = 30_000;
const WATCHED = 45_000;

/** Ms from the instant of what happens until a player sees it. */
const LATENESS = 100;
/** Bytes of the heap that a socket may hold, with the film that it shows: ten thousand of them then fit into a machine with 1 GB. */
const SOCKET = 64_000;

/** Live sockets that watch fights: how late frames come, and what a socket holds. */
export async function socketFigures(house: House, players: PlayerProcess): Promise<Figure[]> {
  const of = `sockets: ${sized(house)}`;
  const cookies = house.fighting.map(({ cookie }) => cookie);
  const before = await house.node.memory();
  const { origin } = house.node;
  const connecting = await spentIn(house, () =>
    players.do('connect', { origin, cookies, within: CONNECTED_WITHIN }),
  );
  await sleep(SETTLED_AFTER);
  const after = await house.node.memory();
  const spent = await spentIn(house, () => players.do('watch', { time: WATCHED }));
  await leave(players);
  const { lateness, others, open } = spent.told.outcome;
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
        `frames, ${per(others, spent.time)} other messages; ${inParts(spent)}; the players themselves ` +
        `${percent(spent.told.cpu / spent.time)}; opening and connecting took ${ms(connecting.all / open)} each`,
    },
    {
      name: `${of}: memory of a socket with its film / ${bytes(SOCKET)}`,
      ratio: heap / open / SOCKET,
      limit: 1,
      goal: 'at most',
      detail: `${bytes(heap / open)} of heap, ${bytes(resident / open)} resident; ${bytes(after.resident)} in all`,
    },
  ];
}
