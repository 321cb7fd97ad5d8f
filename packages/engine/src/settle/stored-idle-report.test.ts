import { expect, test } from 'vitest';
import { COMMAND_SHAPES } from '../commands/command-shapes.ts';
import { readStored } from '../stored/stored-format.ts';
import { STORED_IDLE_REPORT } from './stored-idle-report.ts';

const report = {
  action: { kind: 'hunt', id: 2 },
  gained: [{ source: 'looted', itemId: 7, amount: 3 }],
  used: [{ itemId: 8, amount: 1 }],
  experience: [{ skillId: 17, before: 100, points: 25 }],
  kills: [{ enemyId: 4, amount: 5 }],
  runs: [{ dungeonId: 1, amount: 2 }],
  ended: { at: 1_763_600_000_000, reason: 'defeated', enemyId: 4 },
  steps: [
    {
      step: 0,
      name: 'begin-hunting',
      id: 2,
      times: 3,
      amount: 5,
      gold: 0,
      ended: { at: 1_763_600_000_000, reason: 'defeated' },
      skipped: 'hunt/wrong-region',
    },
  ],
  begun: {
    at: 1_763_500_000_000,
    regionId: 2,
    food: { itemId: 7, amount: 40 },
    set: 3,
    step: { name: 'begin-hunting', input: { regionId: 2, until: { at: 3_600 } } },
    place: 0,
    plan: { steps: [{ name: 'sell-junk', input: {} }], times: 2 },
  },
};

test('a report of version 1 has no steps of a plan', () => {
  const { steps: _, begun: __, ...former } = report;
  expect(readStored(STORED_IDLE_REPORT, former, 1)).toEqual({ ...former, steps: [], begun: null });
});

test('a report of version 2 does not tell what was begun', () => {
  const { begun: _, ...former } = report;
  expect(readStored(STORED_IDLE_REPORT, former, 2)).toEqual({ ...former, begun: null });
});

test('a stored report is read as it is, and refused with the field that is broken', () => {
  expect(readStored(STORED_IDLE_REPORT, report, 3)).toEqual(report);
  const refused = (change: object, sentence: string): void =>
    expect(() => readStored(STORED_IDLE_REPORT, { ...report, ...change }, 3)).toThrow(
      `The stored idle report is damaged: ${sentence}`,
    );
  refused({ kills: [{ enemyId: 4, amount: 0 }] }, 'kills[0].amount is not a whole number from 1');
  refused({ ended: { ...report.ended, reason: 'bored' } }, 'ended.reason is not one of done, limit,');
  refused(
    { gained: [{ source: 'stolen', itemId: 7, amount: 3 }] },
    'gained[0].source is not one of gathered,',
  );
  refused({ steps: [{ ...report.steps[0], name: 'sleep' }] }, 'steps[0].name is not one of begin-crafting,');
  refused(
    { begun: { ...report.begun, step: { name: 'sell-junk', input: {} } } },
    'begun.step.name is not that of a step that begins a session',
  );
  refused({ action: { kind: 'sleep', id: 1 } }, 'action.kind is not one of craft, disenchant, hunt, dungeon');
});

test('the shapes of command inputs accept valid inputs and no others', () => {
  const seed = [1, 2, 3, 4_294_967_295];
  expect(COMMAND_SHAPES['begin-hunting']({ regionId: 1, key: seed })).toBeNull();
  expect(COMMAND_SHAPES['begin-hunting']({ regionId: 1 })).toEqual({ path: 'key', wrong: 'missing' });
  expect(COMMAND_SHAPES['begin-hunting']({ regionId: 1, key: [1, 2, 3, 4_294_967_296] })?.path).toBe(
    'key[3]',
  );
  expect(COMMAND_SHAPES.unequip({ equipmentType: 16 })?.path).toBe('equipmentType');
  expect(COMMAND_SHAPES['set-healing-threshold']({ healingThreshold: -5 })).toBeNull();
  expect(COMMAND_SHAPES.stop({ now: true })?.path).toBe('now');
});
