import { percent } from './format.ts';
import type { CpuTimes, MeasuredServer } from './measured-server.ts';

/** The CPU time that a job took, and its result. */
interface CpuSpent<T> extends CpuTimes {
  /** Ms of CPU time of server and database together. */
  readonly all: number;
  /** Ms of wall time that the job took. */
  readonly time: number;
  /** CPU time divided by wall time: 1 is one core in full use. */
  readonly share: number;
  readonly result: T;
}

/** Measures the CPU time of server and database while a job runs. */
export async function measureCpu<T>(
  server: Pick<MeasuredServer, 'cpu'>,
  job: () => Promise<T>,
): Promise<CpuSpent<T>> {
  const before = server.cpu();
  const began = performance.now();
  const result = await job();
  const time = performance.now() - began;
  const after = server.cpu();
  const [node, database] = [after.node - before.node, after.database - before.database];
  const all = node + database;
  return { node, database, all, time, share: all / time, result };
}

export const cpuText = ({ node, database, share, time }: Omit<CpuSpent<unknown>, 'result'>): string =>
  database === 0
    ? `${percent(share)} of a core`
    : `${percent(share)} of a core: server ${percent(node / time)}, PostgreSQL ${percent(database / time)}`;
