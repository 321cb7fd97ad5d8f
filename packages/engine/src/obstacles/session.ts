import type { Shown } from '../state/state.ts';
import { holding } from './hold.ts';

/** The obstacle to commands about the running session. */
export const sessionObstacles = ({ action }: Shown) => holding(['action/none', action === null]);

/** The obstacle to commands about the running dungeon. */
export const runningDungeonObstacles = ({ action }: Shown) =>
  holding(['dungeon/none', action?.kind !== 'dungeon']);
