import {
  craftAmount,
  type Forecast,
  fightTraining,
  isGathered,
  missingLevels,
  type Shown,
  SKILL,
  supposing,
  TrainingAttribute,
  trainingTo,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { newcomer, world } from '../../lib/testing/characters.ts';
import { fightTrainingText, levelName, trainingText } from './training-words.ts';

const { shown } = newcomer();

test('the way to a level says with what it begins and how long it takes', () => {
  const mining = trainingTo(SKILL.Mining, 3, shown, world);
  if (mining === null) throw new Error('Nothing leads to Mining 3');
  expect(levelName(mining)).toBe('Mining 3');
  expect(trainingText(mining, shown, world)).toMatch(/^(\d+ min )?\d+ s, gathering Copper Ore$/);
  const cooking = trainingTo(SKILL.Cooking, 44, shown, world);
  if (cooking === null) throw new Error('Nothing leads to Cooking 44');
  expect(trainingText(cooking, shown, world)).toMatch(/^About \d+ h .*, over \d nights, making /);
});

test('the steps reach the level in the time that is told', () => {
  const training = trainingTo(SKILL.Mining, 3, shown, world);
  const [step, ...others] = training?.steps ?? [];
  if (training === null || step?.name !== 'begin-crafting') throw new Error('Nothing is gathered');
  expect(others).toEqual([]);
  const recipe = world.craft(step.input.itemId);
  expect(recipe && isGathered(recipe)).toBe(true);
  expect(training.seconds).toBe(step.input.amount * (recipe?.baseActionTime ?? 0));
  const { itemId, amount } = step.input;
  expect(craftAmount(shown, itemId, { kind: 'amount', amount }, world, 0)).toMatchObject({
    level: 3,
    endsAt: training.seconds * 1_000,
  });
});

test('a level that is nearer takes less, and one that is reached has no way', () => {
  const seconds = (from: Shown, level: number) => trainingTo(SKILL.Mining, level, from, world)?.seconds ?? 0;
  const before = seconds(shown, 30);
  const at20 = supposing(shown, { levels: [{ skillId: SKILL.Mining, level: 20 }] });
  expect(seconds(at20, 30)).toBeLessThan(before);
  expect(trainingTo(SKILL.Mining, 20, at20, world)).toBeNull();
});

test('the level of a combat skill says where it is won, and what must be trained for it', () => {
  const piece = world.sets.items.find(({ requiredAttackLevel }) => requiredAttackLevel === 20);
  if (piece === undefined) throw new Error('No piece requires Attack 20');
  const training = { ...shown, trainingAttribute: TrainingAttribute.Defence };
  const wanted = missingLevels(piece, training).find(({ skillId }) => skillId === SKILL.Attack);
  expect(wanted).toEqual({ skillId: SKILL.Attack, level: 20 });
  if (wanted === undefined) return;
  const fight = (id: number, perHour: number, survives = 1) => ({
    target: { kind: 'region', id } as const,
    forecast: { experience: [{ skillId: SKILL.Defence, perHour }], survives } as never as Forecast,
  });
  const fights = [fight(1, 4_470), fight(2, 44_700, 0.5)];
  const way = fightTraining(wanted, fights, training);
  expect(way && fightTrainingText(way, training, world)).toBe(
    'about 1 h, hunting in Lanternlea, once you train Attack',
  );
  expect(fightTraining({ skillId: SKILL.Magic, level: 9 }, fights, training)).toBeNull();
});
