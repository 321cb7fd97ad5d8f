import type { Figure } from '../figure.ts';
import { bytes } from './format.ts';
import type { House } from './measured-server.ts';

/** Bytes that a character may hold that idles. The goal is none: this is what two servers differ by from start to start. */
const IDLE = 100;

/** What a server holds in a house of a size. */
export type Held = Pick<House, 'name' | 'running' | 'memory'>;

/** What more characters that idle make a server hold. */
export function memoryFigure(few: Held, many: Held): Figure {
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
