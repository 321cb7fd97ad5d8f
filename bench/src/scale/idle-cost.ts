import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { leave } from './close-sockets.ts';
import { inParts, spentIn } from './cpu-spent.ts';
import { bytes, ms, per, percent, sized } from './format.ts';
import type { House } from './measured-server.ts';
import type { PlayerProcess } from './player-process.ts';
import { withoutRounds } from './populated-database.ts';

const QUIET_TIME = 30_000;
const ROUND_TIME = 60_000;
const MORNING = 60_000;
const LOOK_EVERY = 250;

/**
 * Shares of a core. Whoever idles leaves the smallest machine, which has one, to those who play; a morning leaves as much again as it
 * takes, on two.
 */
const REST = 0.15;
const RUSH = 1;
/** Ms of CPU time for a session that is settled: 100,000 sessions of twelve hours then take 2 % of a core. */
const SETTLING = 10;
/** Ms until a page that is opened is there and live. */
const OPENED = 250;

/** What idling characters cost, and one in twenty who comes in the morning. */
export const restFigures = async (house: House, players: PlayerProcess): Promise<Figure[]> => [
  ...(await idleFigures(house)),
  ...(await rushFigures(house, players)),
];

/** What idling characters cost while nobody plays. */
export async function idleFigures(house: House): Promise<Figure[]> {
  const of = `rest: ${sized(house)}`;
  const { started } = house.node;
  const figures: Figure[] = house.ended === 0 ? [] : [await sweepFigure(house, of)];
  await house.execute(withoutRounds());
  const alone = await spentIn(house, () => sleep(QUIET_TIME));
  await house.execute('update ranking_rounds set began_at = 0');
  await sleep(LOOK_EVERY * 8);
  const visited = 'select visited from ranking_rounds';
  const before = await house.ask(visited);
  const round = await spentIn(house, () => sleep(ROUND_TIME));
  const visits = (await house.ask(visited)) - before;
  const visit = (round.all - alone.share * round.time) / visits;
  figures.push({
    name: `${of}: CPU while nobody plays / ${percent(REST)} of a core`,
    ratio: round.share / REST,
    limit: 1,
    goal: 'at most',
    detail:
      `${inParts(round)}; without rounds ${percent(alone.share)}; ` +
      `${per(visits, round.time)} visits of ${ms(visit)}; started within ${ms(started.after)}, ${ms(started.cpu)} of CPU; ` +
      `${bytes((await house.databaseSize()) / house.running)} on the disk for each`,
  });
  await house.execute(withoutRounds());
  return figures;
}

async function sweepFigure(house: House, of: string): Promise<Figure> {
  const left = `select count(*) from characters where busy_until <= ${Date.now()}`;
  const waiting = await house.ask(left);
  if (waiting < house.ended) throw new Error(`Of ${house.ended} that have ended only ${waiting} wait`);
  await house.execute('update session_sweep set began_at = 0');
  const spent = await spentIn(house, async () => {
    while ((await house.ask(left)) > 0) await sleep(LOOK_EVERY);
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

async function rushFigures(house: House, players: PlayerProcess): Promise<Figure[]> {
  const of = `rest: ${sized(house)}`;
  const cookies = house.early.map(({ cookie }) => cookie);
  const { origin } = house.node;
  const spent = await spentIn(house, () => players.do('rush', { origin, cookies, within: MORNING }));
  await leave(players);
  const { opened, failed } = spent.told.outcome;
  if (failed > 0) throw new Error(`${failed} of ${cookies.length} could not open the game`);
  const came = `${cookies.length.toLocaleString('en')} come within ${(spent.time / 1_000).toFixed(0)} s`;
  return [
    {
      name: `${of}: CPU while ${cookies.length.toLocaleString('en')} come within a minute / ${percent(RUSH)} of a core`,
      ratio: spent.share / RUSH,
      limit: 1,
      goal: 'at most',
      detail:
        `${inParts(spent)}; ${ms(spent.all / opened.count)} for each; ` +
        `the players themselves ${percent(spent.told.cpu / spent.time)}`,
    },
    {
      name: `${of}: p99 of opening the game then / ${ms(OPENED)}`,
      ratio: opened.p99 / OPENED,
      limit: 1,
      goal: 'at most',
      detail: `${came}: p50 ${ms(opened.p50)}, p99 ${ms(opened.p99)}, longest ${ms(opened.longest)}`,
    },
  ];
}
