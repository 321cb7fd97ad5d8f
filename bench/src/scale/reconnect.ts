import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { ms, sized } from './format.ts';
import type { Jobs } from './jobs.ts';
import type { MeasuredServer } from './measured-server.ts';
import { PlayerProcess } from './player-process.ts';

/** How many players give commands, and ms between two commands of one. */
const COMMANDING = 16;
const EVERY = 250;

/**
 * `RETURNED`: the highest allowed ratio of the time until all pages are in step again to the time of their
 * layouts alone. `SLOWER`: the highest allowed ratio of the p99 of commands meanwhile to the p99 while all
 * pages stay.
 */
const RETURNED = 1.5;
const SLOWER = 5;

/**
 * Measures the return of all pages after a restart of the server, and the commands of other players
 * meanwhile. The layouts alone are fetched after a restart, too, so that the server begins with the same
 * empty caches.
 */
export async function reconnectFigures(server: MeasuredServer, players: PlayerProcess): Promise<Figure[]> {
  const of = `reconnect: ${sized(server)}`;
  const cookies = server.fighting.map(({ cookie }) => cookie);
  const { origin } = server.node;
  const { connectedWithin, connectedAfter, savedAfter, commands } = server.amounts;
  const commanders = new PlayerProcess();
  try {
    await players.do('openPages', { origin, cookies, within: connectedWithin });
    await players.do('closePages', {});
    await sleep(savedAfter);
    await server.restart();
    const alone = (await players.do('fetchLayouts', { origin, cookies })).outcome.time;
    await players.do('openPages', { origin, cookies, within: connectedWithin });
    await sleep(connectedAfter);
    const quiet = await commandTimes(server, commanders, async () => {
      const from = Date.now();
      await sleep(commands);
      return { from, to: Date.now() };
    });
    const returning = players.do('comeBack', {});
    const down = await server.restart();
    const meanwhile = await commandTimes(server, commanders, async () => (await returning).outcome);
    const { from, to, inStep, layouts, failed } = (await returning).outcome;
    if (failed > 0) throw new Error(`${failed} of ${cookies.length} pages have given up`);
    await players.do('closePages', {});
    await sleep(savedAfter);
    return [
      {
        name: `${of}: pages in step after a restart / the time of their layouts alone`,
        ratio: (to - from) / alone,
        limit: RETURNED,
        goal: 'at most',
        detail:
          `${cookies.length.toLocaleString('en')} pages within ${ms(to - from)}, their layouts ${ms(alone)}; the server was away for ${ms(down)}; ` +
          `a page p50 ${ms(inStep.p50)}, p99 ${ms(inStep.p99)}; ${layouts.toLocaleString('en')} layouts`,
      },
      {
        name: `${of}: p99 of a command while pages come back / while they stay`,
        ratio: meanwhile.p99 / quiet.p99,
        limit: SLOWER,
        goal: 'at most',
        detail: `${texts(meanwhile)}; before ${texts(quiet)}`,
      },
    ];
  } finally {
    commanders.close();
  }
}

type CommandTimes = Jobs['endCommands']['outcome']['answered'];

const texts = ({ count, p50, p99, longest }: CommandTimes): string =>
  `${count.toLocaleString('en')} commands, p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(longest)}`;

/** Lets players give commands until a job is done. @returns the times of the commands in the job's span */
async function commandTimes(
  { node: { origin }, resting }: MeasuredServer,
  commanders: PlayerProcess,
  job: () => Promise<{ readonly from: number; readonly to: number }>,
): Promise<CommandTimes> {
  const cookies = resting.slice(0, COMMANDING).map(({ cookie }) => cookie);
  await commanders.do('beginCommands', { origin, cookies, every: EVERY });
  const { from, to } = await job();
  const { answered, refused } = (await commanders.do('endCommands', { from, to })).outcome;
  if (refused > 0) throw new Error(`${refused} of ${answered.count} commands were refused`);
  return answered;
}
