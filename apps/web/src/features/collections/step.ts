/** The keys that lead from tile to tile. */
export type StepKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

export const isStepKey = (key: string): key is StepKey => KEYS.includes(key);

/**
 * Where a key leads in a grid that is filled row by row. Where there is nothing in that direction, one stays.
 * @param at index of the tile one is on, 0 to count - 1
 * @param columns tiles in a full row, 1 or more
 */
export function step(key: StepKey, at: number, count: number, columns: number): number {
  const last = count - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return at < columns ? at : at - columns;
    case 'ArrowDown': {
      // From above the gap at the end of a last row that is not full one comes to its last tile.
      const rowsLeft = Math.floor(last / columns) - Math.floor(at / columns);
      return rowsLeft === 0 ? at : Math.min(last, at + columns);
    }
  }
}
