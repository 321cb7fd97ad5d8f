import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState, execute, openWorld, type World } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { huntRefusal } from './hunt-refusal.ts';

const { sets, version, newCharacter } = compileWorld(shippedWorldDirectory);
const shipped = openWorld(sets, version);
const deserted = openWorld(
  { ...sets, regions: sets.regions.map((region) => ({ ...region, enemies: [] })) },
  'deserted',
);

test.each([
  ['in a region with enemies', shipped, null],
  ['in a region without enemies', deserted, 'hunt/no-enemies'],
] as const)('has the same refusal as the engine %s', (_, world: World, code) => {
  const state = createState(newCharacter, 0);
  const { action, regionId } = state.shown;
  expect(huntRefusal(action, regionId, world)).toBe(code && REFUSALS[code]);
  const command = { name: 'begin-hunting', input: { regionId, key: [1, 2, 3, 4] } } as const;
  const outcome = execute(state, command, [{ at: 0, world }], 0);
  expect('refused' in outcome ? outcome.refused : null).toBe(code);
});

test('reports combat before a missing enemy', () => {
  const state = createState(newCharacter, 0);
  const { regionId } = state.shown;
  const command = { name: 'begin-hunting', input: { regionId, key: [1, 2, 3, 4] } } as const;
  execute(state, command, [{ at: 0, world: shipped }], 0);
  expect(huntRefusal(state.shown.action, regionId, deserted)).toBe(REFUSALS['action/in-combat']);
});
