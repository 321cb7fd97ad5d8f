import { again, type Begun, beginCraft, beginHunt, beginRuns, type SessionStep } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { world } from '../../lib/testing/characters.ts';
import { goldenText, inShort, sampled } from '../../lib/testing/in-short.ts';
import { againText, differences } from './again-texts.ts';

const { regions, dungeons, crafteableItems, items } = world.sets;

/** What a character has begun last: by its number a hunt, runs, work, or a plan. */
function begunOf(index: number): Begun {
  const at = <T>(list: readonly T[]): T => list[(index * 13) % list.length] as T;
  const steps: readonly SessionStep[] = [
    beginHunt(at(regions).id, { rests: true }),
    beginRuns(at(dungeons).id, 3, { rests: true }),
    beginCraft(at(crafteableItems).itemId, 20),
  ];
  const step = steps[index % steps.length] ?? null;
  const food = index % 2 === 0 ? { itemId: at(items).id, amount: 50 } : null;
  const plan = step !== null && index % 5 === 0 ? { steps: [...steps], times: 2 } : null;
  const regionId = step?.name === 'begin-dungeon' ? at(dungeons).regionId : at(regions).id;
  return { at: 0, regionId, food, set: null, step, place: plan && 1, plan };
}

test('what 300 characters begin again is told as the golden file has it', async () => {
  const lines = sampled.map(({ state, habits, index }) => {
    const begun = begunOf(index);
    const shown = { ...state.shown, action: null, gold: state.shown.gold * 4 };
    const found = again(shown, begun, habits, world, 0);
    const head = `${index} ${inShort(begun.step === null ? [] : [begun.step])}`;
    if ('refused' in found) return `${head} | ${found.refused}`;
    const said = [againText(begun, found, shown, world), ...differences(begun, found, world)];
    return `${head} | ${said.join(' | ')} | ${inShort(found.commands)}`;
  });
  await expect(goldenText(lines)).toMatchFileSnapshot('again.golden.txt');
});
