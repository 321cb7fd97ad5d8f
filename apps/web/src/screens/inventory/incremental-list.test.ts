import { expect, test } from 'vitest';
import {
  firstListStep,
  IN_TIME,
  type ListSteps,
  NOTHING_YET,
  nextListStep,
  STEP,
} from './incremental-list.ts';

const OLD = Array.from({ length: 200 }, (_, place) => `old ${place}`);
const NEW = Array.from({ length: 150 }, (_, place) => `new ${place}`);
const END = 100;

const allOf = (list: readonly string[]): ListSteps<string> => ({ ...NOTHING_YET, list, drawn: list });
const newOnes = ({ drawn }: ListSteps<string>): number =>
  drawn.filter((each) => each.startsWith('new')).length;

/** All steps that replace `before` with `list` on a machine that takes `took` ms for each frame. */
function stepsTo(list: readonly string[], before: ListSteps<string>, took: number): ListSteps<string>[] {
  const all = [firstListStep(list, before, 0, END)];
  for (let at = 0; ; at += took) {
    const last = all.at(-1);
    if (last === undefined || last.drawn === list) return all;
    all.push(nextListStep(last, END, at));
  }
}

test('replaces the old list from its first place on, and is never longer than the new list', () => {
  const first = firstListStep(NEW, allOf(OLD), 0, END);
  expect(first.drawn).toEqual([...NEW.slice(0, STEP), ...OLD.slice(STEP, NEW.length)]);
});

test('leaves places empty that the longer new list has not filled yet', () => {
  const first = firstListStep(OLD, allOf(['new 0']), 0, END);
  expect(first.drawn).toEqual(OLD.slice(0, STEP));
});

test('starts at the first visible place when the player has scrolled down', () => {
  expect(firstListStep(NEW, allOf(OLD), 48, END).drawn).toEqual([
    ...NEW.slice(0, 48 + STEP),
    ...OLD.slice(48 + STEP, NEW.length),
  ]);
});

test('shows a list at once that fits the first step', () => {
  const few = NEW.slice(0, STEP);
  expect(firstListStep(few, allOf(OLD), 0, STEP).drawn).toBe(few);
});

test('doubles the step in each frame on a machine that draws in time', () => {
  const steps = stepsTo(NEW, allOf(OLD), IN_TIME - 1);
  expect(steps.map(newOnes)).toEqual([STEP, 3 * STEP, 7 * STEP, NEW.length]);
  expect(steps.every(({ drawsInTime }) => drawsInTime)).toBe(true);
});

test("keeps the first step's size on a machine that is known to be slow", () => {
  const [first, second, third, fourth] = stepsTo(NEW, allOf(OLD), IN_TIME).map(newOnes);
  expect([first, second, third, fourth]).toEqual([STEP, 3 * STEP, 4 * STEP, 5 * STEP]);
  const slow = stepsTo(NEW, allOf(OLD), IN_TIME).at(-1) as ListSteps<string>;
  const again = stepsTo(OLD, slow, IN_TIME);
  expect(again.map(({ upTo }) => upTo)).toEqual(again.map((_, nth) => (nth + 1) * STEP));
});

test('restarts at the first place when a new list comes before the last one is complete', () => {
  const halfway = nextListStep(firstListStep(NEW, allOf(OLD), 0, END), END, 0);
  const newest = ['newest 0', 'newest 1', ...NEW.slice(2)];
  expect(firstListStep(newest, halfway, 0, END).drawn).toEqual([
    ...newest.slice(0, STEP),
    ...halfway.drawn.slice(STEP, NEW.length),
  ]);
});

test('learns nothing about the machine from a frame after a pause', () => {
  const slow = { ...allOf(OLD), drawsInTime: false };
  const rested = nextListStep(firstListStep(NEW, slow, 0, END), END, null);
  expect([rested.upTo, rested.drawsInTime]).toEqual([2 * STEP, false]);
  const soon = nextListStep(nextListStep(rested, END, 1000), END, 1000 + IN_TIME - 1);
  expect([soon.step, soon.drawsInTime]).toEqual([2 * STEP, true]);
});
