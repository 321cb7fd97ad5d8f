import { percent } from './format.ts';
import type { CpuTimes, House } from './measured-server.ts';

/** What something cost that went on for a time, and what came of it. */
interface Spent<T> extends CpuTimes {
  /** Ms of server and database. */
  readonly all: number;
  /** Ms by the clock. */
  readonly time: number;
  /** Of one core. */
  readonly share: number;
  readonly told: T;
}

/** CPU time of server and database while something goes on. */
export async function spentIn<T>(house: Pick<House, 'cpu'>, job: () => Promise<T>): Promise<Spent<T>> {
  const before = house.cpu();
  const began = performance.now();
  const told = await job();
  const time = performance.now() - began;
  const after = house.cpu();
  const [node, database] = [after.node - before.node, after.database - before.database];
  const all = node + database;
  return { node, database, all, time, share: all / time, told };
}

export const inParts = ({ node, database, share, time }: Omit<Spent<unknown>, 'told'>): string =>
  database === 0
    ? `${percent(share)} of a core`
    : `${percent(share)} of a core: server ${percent(node / time)}, PostgreSQL ${percent(database / time)}`;
