import type { Figure } from '../figure.ts';
import { bytes } from './format.ts';
import type { MeasuredServer } from './measured-server.ts';

/**
 * Highest allowed bytes of memory per idling character. It is not 0, because the memory of two starts of the
 * same server differs by 100 B per character.
 */
const IDLE = 100;

/** The memory of a server, and its number of running sessions. */
export type ServerMemory = Pick<MeasuredServer, 'name' | 'running' | 'memory'>;

/**
 * Measures the memory of an idling character: the difference between servers with many and few, per
 * character.
 */
export function memoryFigure(few: ServerMemory, many: ServerMemory): Figure {
  const more = many.running - few.running;
  const resident = (many.memory.resident - few.memory.resident) / more;
  const heap = (many.memory.heap - few.memory.heap) / more;
  return {
    name: `memory: ${many.name}, of a character that idles / ${IDLE} B`,
    ratio: Math.max(0, resident / IDLE),
    limit: 1,
    goal: 'at most',
    detail:
      `${bytes(resident)} resident, ${bytes(heap)} of heap: ${bytes(few.memory.resident)} with ` +
      `${few.running.toLocaleString('en')}, ${bytes(many.memory.resident)} with ${many.running.toLocaleString('en')}`,
  };
}
