import type { Figure } from '../figure.ts';

/**
 * Prints the figures of one part to stderr when the part is done, because the whole benchmark takes minutes.
 * @returns `figures`
 */
export function printProgress(figures: readonly Figure[]): readonly Figure[] {
  for (const { name, detail } of figures) console.error(`${name}: ${detail}`);
  return figures;
}
