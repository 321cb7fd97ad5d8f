import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/** What stands in `/proc/PID/stat` behind the name, which may hold anything. */
const statOf = (pid: number): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const sum = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((total, place) => total + Number(fields[place]), 0) * TICK;

/** CPU time that a process has had, user's and system's, in ms. */
export const cpuTime = (pid: number): number => sum(statOf(pid), [11, 12]);

/** The same with that of its children, those that have ended included: PostgreSQL is a process for each connection. */
export function cpuTimeOfTree(pid: number): number {
  let total = sum(statOf(pid), [11, 12, 13, 14]);
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean);
    for (const child of children) total += cpuTimeIfThere(Number(child));
  }
  return total;
}

function cpuTimeIfThere(pid: number): number {
  try {
    return cpuTime(pid);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // It ended between two looks, and counts with its parent from now on.
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}

/** Resident memory of a process in bytes. */
export function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status tells no VmRSS`);
  return Number(kilobytes) * 1_024;
}
