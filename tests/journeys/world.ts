import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type CrafteableItem, type Dungeon, type Item, openWorld } from '@slumberfell/engine';

/** The shipped world. Each process compiles it once. */
const compiled = compileWorld(shippedWorldDirectory);

/** The world that the server uses. Tests take from it what a screen must show. */
export const world = openWorld(compiled.sets, compiled.version);
export const { newCharacter, quests, lore } = compiled;

/** @throws Error when there is no such item */
export function itemNamed(name: string): Item {
  const item = world.sets.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`There is no item ${name}`);
  return item;
}

/** @throws Error when the item cannot be made */
export function craftOf(item: Item): CrafteableItem {
  const craft = world.craft(item.id);
  if (!craft) throw new Error(`${item.name} cannot be made`);
  return craft;
}

/** @throws Error when there is no such region */
export function regionNamed(name: string) {
  const region = world.sets.regions.find((candidate) => candidate.name === name);
  if (!region) throw new Error(`There is no region ${name}`);
  return region;
}

/** @throws Error when there is no such dungeon */
export function dungeonNamed(name: string): Dungeon {
  const dungeon = world.sets.dungeons.find((candidate) => candidate.name === name);
  if (!dungeon) throw new Error(`There is no dungeon ${name}`);
  return dungeon;
}
