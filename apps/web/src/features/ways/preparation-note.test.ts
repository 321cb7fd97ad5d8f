import { maxHealthOf, type Proposal, planOf, preparedFirst } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { world } from '../../lib/testing/characters.ts';
import { buttonText } from './command-verbs.ts';
import { pressNote } from './press-note.ts';

const idOf = (name: string): number => world.sets.items.find((item) => item.name === name)?.id ?? 0;
const CUDGEL = { itemId: idOf('Driftwood Cudgel'), amount: 1 };
const { shown } = testState({ healingShare: 5_000 });
const fight: Proposal = {
  kind: 'find',
  key: 'find:1',
  target: { kind: 'find', itemId: 1 },
  seconds: 100,
  commands: [{ name: 'begin-hunting', input: { regionId: 1 } }],
};
const prepared = (pieces: readonly (typeof CUDGEL)[], healingShare: number | null) =>
  preparedFirst(fight, { pieces, healingShare }, shown);
const names = ({ commands }: Pick<Proposal, 'commands'>) => commands.map(({ name }) => name);
const noteOf = (proposal: Proposal) => pressNote(proposal.commands, shown, world);

test('a press wears the pieces, then sets the threshold, then begins the fight', () => {
  const proposal = prepared([CUDGEL], 2_500);
  expect(names(proposal)).toEqual(['wear', 'set-healing-threshold', 'begin-hunting']);
  expect(proposal.commands[1]?.input).toEqual({ healingThreshold: maxHealthOf(shown) / 4 });
  expect(buttonText(proposal.commands, world)).toBe('Wear and fight');
  expect(noteOf(proposal)).toMatch(/^It wears Driftwood Cudgel and eats at 25% of health\./);
});

test('a threshold alone is set and said before the fight', () => {
  const proposal = prepared([], 2_500);
  expect(names(proposal)).toEqual(['set-healing-threshold', 'begin-hunting']);
  expect(buttonText(proposal.commands, world)).toBe('Fight');
  expect(noteOf(proposal)).toMatch(/^It eats at 25% of health\./);
});

test('a fight without a preparation stays as it is', () => {
  expect(prepared([], null)).toEqual(fight);
});

test('a plan has the steps of the proposal, if they begin something', () => {
  expect(planOf(prepared([CUDGEL], 2_500).commands)).toEqual(prepared([CUDGEL], 2_500).commands);
  expect(planOf(prepared([CUDGEL], 2_500).commands.slice(0, 2))).toBeNull();
});
