import type { Figure } from '../figure.ts';

/**
 * Prints figures to stderr as soon as they are measured, because the whole benchmark takes minutes. @returns
 * `figures`
 */
export function printProgress(figures: readonly Figure[]): readonly Figure[] {
  for (const { name, detail } of figures) console.error(`${name}: ${detail}`);
  return figures;
}
