import { isGathered, type World } from '@slumberfell/engine';
import { useEffect } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { noteGathered } from './then-memory.ts';

/** Remembers what the open character gathers in each region, for what shall follow a fight there. */
export function useGatheringMemory(): void {
  const world = useWorld();
  useEffect(() => {
    note(world);
    return characterStore.subscribe(() => note(world));
  }, [world]);
}

function note(world: World): void {
  const { character } = characterStore.getState();
  const action = character?.shown.action;
  if (!character || action?.kind !== 'craft') return;
  const recipe = world.craft(action.itemId);
  if (recipe && isGathered(recipe)) noteGathered(character.id, character.shown.regionId, action.itemId);
}
