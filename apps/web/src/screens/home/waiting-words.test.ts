import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const { sets, version, quests } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version, quests);

const words = (...names: readonly string[]) =>
  waitingWords(
    names.map((name, index) => ({
      kind: 'errand',
      id: index + 1,
      villagerId: quests.villagers.find((villager) => villager.name === name)?.id ?? 0,
    })),
    world,
  );

test('who waits is told by name, and each of the others counts once', () => {
  expect(words()).toBeNull();
  expect(words('Ottoline Brand')).toBe('Ottoline Brand is waiting');
  expect(words('Ottoline Brand', 'Ottoline Brand')).toBe('Ottoline Brand is waiting');
  expect(words('Ottoline Brand', 'Jory Quern', 'Jory Quern')).toBe(
    'Ottoline Brand and one other are waiting',
  );
  expect(words('Ottoline Brand', 'Jory Quern', 'Nell Tuppence')).toBe(
    'Ottoline Brand and 2 others are waiting',
  );
});
