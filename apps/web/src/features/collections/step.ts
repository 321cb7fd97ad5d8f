/** The keys that move between tiles. */
export type TileKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

export const isTileKey = (key: string): key is TileKey => KEYS.includes(key);

/**
 * The index to which a key moves in a grid that is filled row by row. ArrowLeft and ArrowRight continue in
 * the row before or after. The index stays the same at the edge of the grid.
 * @param at index of the current tile, 0 to count - 1
 * @param columns tiles in a full row, 1 or more
 */
export function step(key: TileKey, at: number, count: number, columns: number): number {
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
      // The last row may have empty cells at its end. From a tile above an empty cell, ArrowDown moves to
      // the last tile.
      const rowsLeft = Math.floor(last / columns) - Math.floor(at / columns);
      return rowsLeft === 0 ? at : Math.min(last, at + columns);
    }
  }
}
