import { amountsOf, nextFirstStep, type Shown, USUAL_HABITS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { newcomer, world } from '../../lib/testing/characters.ts';
import { isGuidedToGather } from './is-guided-to-gather.ts';

test('only while the guide says what to gather', () => {
  const fresh = newcomer().shown;
  expect(isGuidedToGather(fresh, world, USUAL_HABITS)).toBe(false);
  const trophy = world.sets.relicariumEntries[0]?.itemId ?? 0;
  const headgear = world.sets.items.find(({ equipmentType }) => equipmentType === 0)?.id ?? 0;
  const weapon = world.sets.items.find(({ equipmentType }) => equipmentType === 8)?.id ?? 0;
  const fought: Shown = {
    ...fresh,
    experience: fresh.experience.map((points, index) => points + (index === 16 ? 1 : 0)),
    trophies: amountsOf({ [trophy]: 1 }),
    equipment: { weapon, headgear },
    inventory: amountsOf({}),
  };
  expect(nextFirstStep(fought, world, USUAL_HABITS)?.step).toBe('gather');
  expect(isGuidedToGather(fought, world, USUAL_HABITS)).toBe(true);
});
