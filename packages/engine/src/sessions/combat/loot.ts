import { Domain, draw, type Words } from '../../random/draw.ts';
import type { Seed } from '../../random/seed.ts';
import type { SettlementTotals } from '../../recording/totals.ts';
import type { CompiledLoot } from '../../world/compiled-enemy.ts';

const ROWS_PER_DRAW = 4;

const words: Words = new Uint32Array(4);

/**
 * Rolls each row of a beaten enemy's loot independently (game-design 2.9) and adds the drops to the totals.
 * @param roll 0, or 1 where a trait rolls the loot of a kill a second time
 */
export function dropLoot(
  loot: CompiledLoot,
  seed: Seed,
  fight: number,
  at: number,
  totals: SettlementTotals,
  roll: 0 | 1,
): void {
  const { rows, thresholds, items, amounts } = loot;
  for (let row = 0; row < rows; row++) {
    const word = row % ROWS_PER_DRAW;
    if (word === 0) draw(seed, Domain.Loot, fight, row / ROWS_PER_DRAW, roll, words);
    if ((words[word] as number) < (thresholds[row] as number)) {
      totals.addLoot(at, items[row] as number, amounts[row] as number);
    }
  }
  totals.inventoryChanged(at, 'loot');
}
