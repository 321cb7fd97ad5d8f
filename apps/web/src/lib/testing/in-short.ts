import type { PlanStep, PlayerCommand } from '@slumberfell/engine';
import fc from 'fast-check';
import { characters } from './characters.ts';

/** The characters whose advice stands in golden files, and the form of its commands there. */

const MOST = 300;

/** The same random characters each time; the habits of every second one do not rest. */
export const sampled = fc
  .sample(characters, { seed: 66, numRuns: MOST })
  .map((state, index) => ({ state, index, habits: { rests: index % 2 === 0 } }));

type Step = PlayerCommand | PlanStep;

/** Commands in one line: `travel 3, begin-hunting 3 rest`. */
export const inShort = (steps: readonly Step[]): string =>
  steps.map(({ name, input }) => [name, ...partsOf(input)].join(' ')).join(', ');

function partsOf(input: object): string[] {
  return Object.entries(input).map(([key, value]) => {
    if (typeof value === 'number') return `${value}`;
    if (value === true) return key;
    const text = JSON.stringify(value).replaceAll('"', '');
    return `${key} ${text.replaceAll(/\{itemId:(\d+),amount:(\d+)\}/g, '$1x$2')}`;
  });
}

/** Lines of a golden file, each with the number of its character. */
export const goldenText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
