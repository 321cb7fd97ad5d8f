import { SET_NAME_MAX, type Shown, type World } from '@slumberfell/engine';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';
import type { Fight } from '../forecast/use-fight-forecast.ts';

/** Whether a name has as many characters as the name of a set may have. */
const isShort = (name: string): boolean => [...name].length <= SET_NAME_MAX;

/**
 * A name for what is worn, which no other set has: the style, with the place of the running fight; else the
 * style or the weapon alone; else the style with a number.
 */
export function proposedName(
  { sets, attackStyle, equipment }: Pick<Shown, 'sets' | 'attackStyle' | 'equipment'>,
  { isRunning, place }: Pick<Fight, 'isRunning' | 'place'>,
  world: Pick<World, 'item' | 'region' | 'dungeon'>,
): string {
  const style = STYLE_NAMES[attackStyle];
  const target = (place.kind === 'region' ? world.region(place.id) : world.dungeon(place.id))?.name;
  const weapon = world.item(equipment.weapon ?? 0)?.name;
  const numbered = Array.from({ length: sets.length + 1 }, (_, index) => `${style} ${index + 2}`);
  const names = [
    ...(isRunning && target !== undefined ? [`${style}, ${target}`] : []),
    style,
    ...(weapon === undefined ? [] : [weapon]),
    ...numbered,
  ];
  const isFree = (name: string) => sets.every((set) => set.name !== name);
  return names.find((name) => isShort(name) && isFree(name)) ?? style;
}
