import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks of 10 ms. */
const TICK = 10;

/**
 * The fields of `/proc/PID/stat` after the process's name. The name may contain spaces and brackets, so
 * the fields are counted from its last closing bracket.
 */
const statOf = (pid: number): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const sum = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((total, location) => total + Number(fields[location]), 0) * TICK;

/** CPU time of a process, user and system, in ms. */
export const cpuTime = (pid: number): number => sum(statOf(pid), [11, 12]);

/**
 * CPU time of a process and all its children, running and ended, in ms. PostgreSQL has a child process for
 * each connection.
 */
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
    // The process ended after it was listed. Its CPU time is now part of its parent's.
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}

/** Resident memory of a process in bytes. */
export function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status has no VmRSS`);
  return Number(kilobytes) * 1_024;
}
