import { characterNameFaults } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { numberedName, suggestedName } from './suggested-name.ts';

/** Returns the steps of a grid over [0, 1), so that each pair of words comes up. */
function* grid(steps: number) {
  for (let first = 0; first < steps; first++)
    for (let second = 0; second < steps; second++) yield [first / steps, second / steps] as const;
}

const namesOf = (make: (random: () => number) => string): readonly string[] =>
  [...grid(80)].map(([first, second]) => {
    const numbers = [first, second];
    return make(() => numbers.shift() ?? 0);
  });

test('every suggested name is one that the server accepts', () => {
  const names = new Set([...namesOf(suggestedName), ...namesOf(numberedName)]);
  expect(names.size).toBeGreaterThan(2_000);
  expect([...names].filter((name) => characterNameFaults(name).length > 0)).toEqual([]);
});

test('plain names come first: there are a thousand of them', () => {
  expect(new Set(namesOf(suggestedName)).size).toBeGreaterThanOrEqual(1_000);
});
