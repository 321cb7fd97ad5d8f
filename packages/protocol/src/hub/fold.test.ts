import type { Shown } from '@slumberfell/engine';

import { expect, test } from 'vitest';
import { type ClientState, foldFrame } from './fold.ts';
import { type Frame, unkept } from './hub.ts';

const SHOWN: Shown = {
  regionId: 1,
  gold: 100,
  goldGiven: 0,
  totalIdleTime: 28_800,
  experience: new Array<number>(20).fill(0),
  inventory: [],
  equipment: {},
  attackStyle: 0,
  trainingAttribute: 0,
  healingShare: 5_000,
  health: 100,
  healthAt: 0,
  trophies: [],
  cards: [],
  pets: [],
  knownRecipes: [],
  sets: [],
  savedPlans: [],
  lastBegin: null,
  companion: null,
  wanted: { pinned: null, hiddenThings: [] },
  quests: { chapter: 1, closedOn: null, errands: [], days: [], weeks: [] },
  friendship: [],
  villagerGifts: { week: 0, villagerIds: [] },
  candleEnds: 0,
  furnishings: [],
  cosmetics: [],
  kept: [],
  junk: [],
  sales: [],
  action: null,
  combatLog: [],
  eventAt: 1_000,
  plan: null,
};

const HELD: ClientState = { shown: SHOWN, revision: 7 };

const frame = (revision: number, from: number, to: number, gold: number): Frame => ({
  revision,
  from,
  to,
  events: [{ type: 'OnGoldChange', reason: 'sold', amount: gold }],
});

test('a frame of the same revision that starts at the last event is folded', () => {
  const folded = foldFrame(HELD, frame(7, 1_000, 4_000, 5));
  expect(folded).toMatchObject({
    kind: 'folded',
    held: { revision: 7, shown: { gold: 105, eventAt: 4_000 } },
  });
});

test("a command's frame raises the revision by one", () => {
  const folded = foldFrame(HELD, frame(8, 1_000, 1_500, -20));
  expect(folded).toMatchObject({ kind: 'folded', held: { revision: 8, shown: { gold: 80 } } });
});

test('a frame from the answer of a command is not folded again when the hub sends it', () => {
  const command = frame(8, 1_000, 1_500, 5);
  const folded = foldFrame(HELD, command);
  if (folded.kind !== 'folded') throw new Error('not folded');
  expect(foldFrame(folded.held, command)).toEqual({ kind: 'known' });
});

test('two commands of one instant are each folded once', () => {
  const first = foldFrame(HELD, frame(8, 1_000, 1_000, 5));
  if (first.kind !== 'folded') throw new Error('not folded');
  const second = foldFrame(first.held, frame(9, 1_000, 1_000, 5));
  if (second.kind !== 'folded') throw new Error('not folded');
  expect(second.held.shown.gold).toBe(110);
  expect(foldFrame(second.held, frame(8, 1_000, 1_000, 5))).toEqual({ kind: 'known' });
});

test('a playback frame older than the held state is skipped', () => {
  expect(foldFrame(HELD, frame(7, 0, 900, 5))).toEqual({ kind: 'known' });
  expect(foldFrame(HELD, frame(6, 0, 1_000, 5))).toEqual({ kind: 'known' });
});

test.each([
  ['its start lies beyond what is held', frame(7, 1_200, 4_000, 5)],
  ['a command was missed between', frame(9, 1_000, 4_000, 5)],
  ['a new revision is older than an event that was folded', frame(8, 500, 900, 5)],
  ["a command's frame rests on an event that never came", frame(8, 1_200, 1_500, 5)],
  ['an older revision goes on after the command that ended it', frame(6, 1_000, 4_000, 5)],
])('a gap: %s', (_, given) => {
  expect(foldFrame(HELD, given)).toEqual({ kind: 'gap' });
});

test('a command without events raises the revision', () => {
  const folded = foldFrame(HELD, { revision: 8, from: 1_000, to: 1_500, events: [] });
  expect(folded).toEqual({ kind: 'folded', held: { shown: SHOWN, revision: 8 } });
});

test('a gap: an action ends whose begin, at the instant of the last event, was missed (sync seed 3008)', () => {
  const finished: Frame = {
    revision: 8,
    from: 1_000,
    to: 6_000,
    events: [
      {
        type: 'CraftingActionFinished',
        itemId: 1_010,
        skillId: 1,
        piece: null,
        experience: 5,
        done: 1,
        content: 'a',
      },
    ],
  };
  expect(foldFrame(HELD, finished)).toEqual({ kind: 'gap' });
});

test('the answer that was not kept is a gap for a client without the command, and known to one with it', () => {
  const command = frame(8, 1_000, 1_000, 5);
  expect(foldFrame(HELD, unkept(command))).toEqual({ kind: 'gap' });
  const before: ClientState = { ...HELD, revision: 8 };
  expect(foldFrame(before, unkept(frame(8, 1_000, 2_000, 5)))).toEqual({ kind: 'gap' });
  const folded = foldFrame(HELD, command);
  if (folded.kind !== 'folded') throw new Error(folded.kind);
  expect(foldFrame(folded.held, unkept(command))).toEqual({ kind: 'known' });
});
