import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { closeSockets } from './close-sockets.ts';
import { cpuText, measureCpu } from './cpu-spent.ts';
import { bytes, ms, per, percent, sized } from './format.ts';
import type { MeasuredServer } from './measured-server.ts';
import type { PlayerProcess } from './player-process.ts';
import { withoutRounds } from './populated-database.ts';

const LOOK_EVERY = 250;

/**
 * Highest allowed shares of one core that the server may use. `REST`: while all characters idle and no player
 * is connected; most of a single core is left for active players. `RUSH`: while many players arrive in the
 * morning; half of two cores is left.
 */
const REST = 0.15;
const RUSH = 1;
/**
 * Highest allowed ms of CPU time to settle an ended session. At 10 ms, 100,000 sessions that end every 12 h
 * take 2 % of a core.
 */
const SETTLING = 10;
/** Highest allowed ms until an opened page has its data and is connected to the hub. */
const OPENED = 250;

/**
 * Measures the cost of idling characters, and the cost when one in twenty players opens the game in the
 * morning.
 */
export const restFigures = async (server: MeasuredServer, players: PlayerProcess): Promise<Figure[]> => [
  ...(await idleFigures(server)),
  ...(await rushFigures(server, players)),
];

/** Measures the cost of idling characters while no player is connected. */
export async function idleFigures(server: MeasuredServer): Promise<Figure[]> {
  const of = `rest: ${sized(server)}`;
  const { started } = server.node;
  const { quiet, round: roundTime } = server.amounts;
  const figures: Figure[] = server.ended === 0 ? [] : [await sweepFigure(server, of)];
  await server.execute(withoutRounds());
  const alone = await measureCpu(server, () => sleep(quiet));
  await server.execute('update ranking_rounds set began_at = 0');
  await sleep(LOOK_EVERY * 8);
  const visitedCount = 'select visited from ranking_rounds';
  const before = await server.queryNumber(visitedCount);
  const round = await measureCpu(server, () => sleep(roundTime));
  const visited = (await server.queryNumber(visitedCount)) - before;
  const visit = (round.all - alone.share * round.time) / visited;
  figures.push({
    name: `${of}: CPU while no player is connected / ${percent(REST)} of a core`,
    ratio: round.share / REST,
    limit: 1,
    goal: 'at most',
    detail:
      `${cpuText(round)}; without rounds ${percent(alone.share)}; ` +
      `rounds came to ${per(visited, round.time)} sessions, ${ms(visit)} for each; started within ${ms(started.after)}, ${ms(started.cpu)} of CPU; ` +
      `${bytes((await server.databaseSize()) / server.running)} on the disk for each`,
  });
  await server.execute(withoutRounds());
  return figures;
}

async function sweepFigure(server: MeasuredServer, of: string): Promise<Figure> {
  const left = `select count(*) from characters where busy_until <= ${Date.now()}`;
  const waiting = await server.queryNumber(left);
  if (waiting < server.ended)
    throw new Error(`Only ${waiting} of ${server.ended} ended sessions wait to be settled`);
  await server.execute('update session_sweep set began_at = 0');
  const spent = await measureCpu(server, async () => {
    while ((await server.queryNumber(left)) > 0) await sleep(LOOK_EVERY);
  });
  const each = spent.all / waiting;
  return {
    name: `${of}: CPU of settling a session that has ended / ${ms(SETTLING)}`,
    ratio: each / SETTLING,
    limit: 1,
    goal: 'at most',
    detail:
      `${ms(each)} (server ${ms(spent.node / waiting)}), ${waiting.toLocaleString('en')} within ` +
      `${(spent.time / 1_000).toFixed(1)} s, ${per(waiting, spent.time)}`,
  };
}

async function rushFigures(server: MeasuredServer, players: PlayerProcess): Promise<Figure[]> {
  const of = `rest: ${sized(server)}`;
  const cookies = server.early.map(({ cookie }) => cookie);
  const { origin } = server.node;
  const spent = await measureCpu(server, () =>
    players.do('rush', { origin, cookies, within: server.amounts.morning }),
  );
  await closeSockets(players, server.amounts);
  const { opened, failed } = spent.result.outcome;
  if (failed > 0) throw new Error(`${failed} of ${cookies.length} could not open the game`);
  const came = `${cookies.length.toLocaleString('en')} players open the game within ${(spent.time / 1_000).toFixed(0)} s`;
  return [
    {
      name: `${of}: CPU while ${cookies.length.toLocaleString('en')} players open the game within a minute / ${percent(RUSH)} of a core`,
      ratio: spent.share / RUSH,
      limit: 1,
      goal: 'at most',
      detail:
        `${cpuText(spent)}; ${ms(spent.all / opened.count)} for each; ` +
        `the players themselves ${percent(spent.result.cpu / spent.time)}`,
    },
    {
      name: `${of}: p99 of opening the game meanwhile / ${ms(OPENED)}`,
      ratio: opened.p99 / OPENED,
      limit: 1,
      goal: 'at most',
      detail: `${came}: p50 ${ms(opened.p50)}, p99 ${ms(opened.p99)}, longest ${ms(opened.longest)}`,
    },
  ];
}
