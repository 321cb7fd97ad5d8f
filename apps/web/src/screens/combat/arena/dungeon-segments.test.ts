import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type DungeonAction, dungeonLength, enemyAt, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { dungeonSegments } from './dungeon-segments.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const [dungeon] = world.sets.dungeons;
if (!dungeon) throw new Error('The shipped world has no dungeons');

const pull = (enemyIndex: number): DungeonAction => ({
  kind: 'dungeon',
  startAt: 0,
  limitAt: 28_800_000,
  content: compiled.version,
  phase: 'pull',
  phaseAt: 0,
  pullTime: 2_000,
  enemyId: null,
  enemyHealth: 0,
  fighter: null,
  dungeonId: dungeon.id,
  enemyIndex,
  isRunOver: enemyIndex === dungeonLength(dungeon),
  remainingRuns: 0,
  leaving: false,
});

const beaten = (action: DungeonAction): number[] =>
  dungeonSegments(action, world).map((segment) => segment.beaten);

test('has a segment for each sequence, with the boss as the last', () => {
  const segments = dungeonSegments(pull(0), world);
  expect(segments.map(({ length }) => length)).toEqual(dungeon.sequences.map(({ amount }) => amount));
  expect(segments.map(({ isBoss }) => isBoss)).toEqual(
    segments.map((_, index) => index === segments.length - 1),
  );
});

test("fills a sequence's segment with each beaten enemy", () => {
  const length = dungeonLength(dungeon);
  const [first = 0] = dungeon.sequences.map(({ amount }) => amount);
  expect(beaten(pull(0)).every((share) => share === 0)).toBe(true);
  expect(beaten(pull(1))[0]).toBe(1 / first);
  expect(beaten(pull(first)).slice(0, 2)).toEqual([1, 0]);
  expect(beaten(pull(length)).every((share) => share === 1)).toBe(true);
});

test('counts the current enemy by the health that it has lost', () => {
  const enemyId = enemyAt(dungeon, 0);
  const health = world.enemy(enemyId)?.health ?? 0;
  const fight: DungeonAction = { ...pull(0), phase: 'fight', enemyId, enemyHealth: health / 4 };
  expect(beaten(fight)[0]).toBeCloseTo(0.75 / (dungeon.sequences[0]?.amount ?? 1));
});

test('has no segments for a dungeon that the world does not have', () => {
  expect(dungeonSegments({ ...pull(0), dungeonId: 0 }, world)).toEqual([]);
});
