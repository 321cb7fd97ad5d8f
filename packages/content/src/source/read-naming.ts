import type { Row } from './row.ts';

/**
 * The cells that every family has. Ids stay below 200, because an item's id is its family's id times 100 plus tier and
 * quality, and 20001 is where the uniques begin (game-design 4.1).
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
