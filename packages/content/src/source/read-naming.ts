import type { Row } from './row.ts';

/**
 * Reads the cells that every family has. Family ids stay below 200: an item's id is its family's id times 100
 * plus tier and quality, and the ids of uniques begin at 20001 (game-design 4.1).
 */
export function readNaming(row: Row) {
  return {
    place: row.place,
    id: row.integer('id', { min: 10, max: 199 }),
    key: row.text('key'),
    name: row.text('name'),
    description: row.text('description'),
  };
}
