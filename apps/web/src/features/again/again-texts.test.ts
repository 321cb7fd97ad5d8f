import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type Again, type Begun, openWorld, type PlanStep, SKILL } from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { againText, differences } from './again-texts.ts';

const { sets: data, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(data, version);
const idOf = (name: string) => data.items.find((item) => item.name === name)?.id ?? 0;
const [FLAX, BREAD, DAGGER] = ['Raw Flax', 'Lea Barley Bread', 'Copper Dagger'].map(idOf) as [
  number,
  number,
  number,
];
const [region, other] = data.regions;
const [dungeon] = data.dungeons;
const REGION = region?.id ?? 0;
const AT = Date.UTC(2026, 10, 27, 7);

const gather: PlanStep = { name: 'begin-crafting', input: { itemId: FLAX, amount: 40 } };
const sell: PlanStep = { name: 'sell-junk', input: {} };
const BEGUN: Begun = { at: 0, regionId: REGION, food: null, set: null, step: null, place: null, plan: null };
const NOTHING: Again = { commands: [], lacks: [] };
const textOf = (begun: Partial<Begun>, again = NOTHING) =>
  againText({ ...BEGUN, ...begun }, again, { sets: [] }, world);

describe('what is begun again', () => {
  test('is the session, with its amount or its end', () => {
    expect(textOf({ step: gather as Begun['step'] })).toBe('gather 40 Raw Flax');
    const hunt = (until: object) =>
      ({ name: 'begin-hunting', input: { regionId: REGION, until } }) as NonNullable<Begun['step']>;
    const level = { skillId: SKILL.Melee, level: 40 };
    expect(textOf({ step: hunt({ kills: 2_000, level }) })).toBe(
      `hunt in ${region?.name} until 2,000 kills or Melee 40`,
    );
    // The end at a time of day is that of the command, because the next one may be on another day.
    const commands = [{ name: 'begin-hunting', input: { regionId: REGION, until: { at: AT } } }] as const;
    expect(textOf({ step: hunt({ at: 5 }) }, { commands, lacks: [] })).toBe(
      `hunt in ${region?.name} until ${timeOfDay(AT)}`,
    );
    const runs = (amount: number): Begun['step'] => ({
      name: 'begin-dungeon',
      input: { dungeonId: dungeon?.id ?? 0, runs: amount },
    });
    expect(textOf({ step: runs(1) })).toBe(`enter ${dungeon?.name}`);
    expect(textOf({ step: runs(3) })).toBe(`enter ${dungeon?.name} 3 times`);
  });

  test('is the plan from its first step on, the later ones counted', () => {
    const plan = { steps: [gather, sell, sell, sell], times: 2 };
    expect(textOf({ place: 0, plan })).toBe(
      'gather 40 Raw Flax, then sell the junk, then 2 more steps (2 rounds)',
    );
    expect(textOf({ place: 1, plan: { steps: [gather, sell], times: 1 } })).toBe(
      'sell the junk, then gather 40 Raw Flax',
    );
  });
});

test('each difference is said in a sentence', () => {
  const step = gather as Begun['step'];
  const said = (again: Again, begun: Partial<Begun> = { step }) =>
    differences({ ...BEGUN, ...begun }, again, world);
  const lacks = [
    { kind: 'piece', piece: { itemId: DAGGER, reason: 'item/not-owned' } },
    { kind: 'food', itemId: BREAD, asked: 50, packed: 9 },
    { kind: 'set' },
    { kind: 'amount', asked: 40, possible: 12 },
  ] as const;
  expect(said({ commands: [{ name: 'travel', input: { regionId: other?.id ?? 0 } }], lacks })).toEqual([
    expect.stringMatching(new RegExp(`^Travels to ${other?.name} first`)),
    expect.stringMatching(/^Not worn: Copper Dagger\. /),
    'Only 9 of 50 × Lea Barley Bread are packed: you own no more.',
    'The set that you wore last time has been deleted. You stay dressed as you are.',
    'Only 12 of 40: that is all that fits into one session.',
  ]);
  const runs = { name: 'begin-dungeon', input: { dungeonId: 1, runs: 3 } } as const;
  const few: Again = { commands: [], lacks: [{ kind: 'amount', asked: 3, possible: 2 }] };
  expect(said(few, { step: runs })).toEqual(['Only 2 of 3 runs: you own no more keys.']);
  const none: Again = { commands: [], lacks: [{ kind: 'food', itemId: BREAD, asked: 50, packed: 0 }] };
  expect(said(none)).toEqual(['No Lea Barley Bread is left to pack. Last time it was 50.']);
  expect(said({ refused: 'item/not-owned' })).toEqual([]);
});
