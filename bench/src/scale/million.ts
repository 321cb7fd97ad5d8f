import { removeOldLogsOfHour } from '@slumberfell/server/benchmarks';
import { openStorage } from '@slumberfell/server/storage';
import type { Figure } from '../figure.ts';
import type { Amounts } from './amounts.ts';
import { measureCpu } from './cpu-spent.ts';
import { ms, percent, sized } from './format.ts';
import { idleFigures } from './idle-cost.ts';
import { pageFigures } from './leaderboards.ts';
import { type DatabaseName, type MeasuredServer, openMeasuredServer } from './measured-server.ts';
import { PlayerProcess } from './player-process.ts';
import { printProgress } from './print-progress.ts';

/** Highest allowed share of a core for the job that searches for old log entries every hour. */
const LOOKING = 0.01;
const HOUR = 3_600_000;

/** Measures a million characters with running sessions, and their leaderboards. */
export async function millionFigures(names: readonly DatabaseName[], amounts: Amounts): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    const server = await openMeasuredServer(name, { running: amounts.million, ended: 0 }, amounts);
    const players = new PlayerProcess();
    try {
      figures.push(...printProgress(await idleFigures(server)));
      figures.push(...printProgress(await pageFigures(server, players)));
      console.error(`${name}, a million: ${await server.verifyAndStop()}`);
      figures.push(...printProgress([await sweepFigure(server)]));
    } finally {
      players.close();
      await server.close();
    }
  }
  return figures;
}

/**
 * Measures the server's hourly search for old log entries. The server has stopped; this process searches its
 * database.
 */
async function sweepFigure(server: MeasuredServer): Promise<Figure> {
  const storage = await openStorage(server.location);
  const cpu = (): { node: number; database: number } => ({
    ...server.cpu(),
    node: process.cpuUsage().user / 1_000,
  });
  const spent = await measureCpu({ cpu }, () => removeOldLogsOfHour(storage)).finally(() => storage.close());
  return {
    name: `logs: ${sized(server)}: CPU of looking for old ones / ${percent(LOOKING)} of a core`,
    ratio: spent.all / HOUR / LOOKING,
    limit: 1,
    goal: 'at most',
    detail: `${ms(spent.all)} of CPU within ${ms(spent.time)}, each hour`,
  };
}
