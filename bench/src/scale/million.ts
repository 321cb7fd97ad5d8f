import { removeOldLogsOfHour } from '@slumberfell/server/accounts/log-retention.ts';
import { openStorage } from '@slumberfell/server/storage/open.ts';
import type { Figure } from '../figure.ts';
import { spentIn } from './cpu-spent.ts';
import { ms, percent, sized } from './format.ts';
import { idleFigures } from './idle-cost.ts';
import { lookFigures } from './leaderboards.ts';
import { type DatabaseName, type House, openHouse } from './measured-server.ts';
import { PlayerProcess } from './player-process.ts';
import { told } from './print-progress.ts';

/** Part of a core that may go into looking for logs that are too old, hour by hour. */
const LOOKING = 0.01;
const HOUR = 3_600_000;

const MILLION = 1_000_000;

/** A million characters at rest, and their leaderboards. */
export async function millionFigures(names: readonly DatabaseName[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    const house = await openHouse(name, { running: MILLION, ended: 0 });
    const players = new PlayerProcess();
    try {
      figures.push(...told(await idleFigures(house)));
      figures.push(...told(await lookFigures(house, players)));
      console.error(`${name}, a million: ${await house.verified()}`);
      figures.push(...told([await sweepFigure(house)]));
    } finally {
      players.close();
      await house.close();
    }
  }
  return figures;
}

/** What a server does each hour for the sake of what must not be kept for longer, on the database that it has left. */
async function sweepFigure(house: House): Promise<Figure> {
  const storage = await openStorage(house.place);
  const cpu = (): { node: number; database: number } => ({
    ...house.cpu(),
    node: process.cpuUsage().user / 1_000,
  });
  const spent = await spentIn({ cpu }, () => removeOldLogsOfHour(storage)).finally(() => storage.close());
  return {
    name: `logs: ${sized(house)}: CPU of looking for old ones / ${percent(LOOKING)} of a core`,
    ratio: spent.all / HOUR / LOOKING,
    limit: 1,
    goal: 'at most',
    detail: `${ms(spent.all)} of CPU within ${ms(spent.time)}, each hour`,
  };
}
