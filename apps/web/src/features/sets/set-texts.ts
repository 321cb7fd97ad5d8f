import {
  isFood,
  isPet,
  type PieceNotWorn,
  type SavedSet,
  type SetOutcome,
  type Shown,
  TrainingAttribute,
  WORN_SLOTS,
  type World,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { healingText } from '../../lib/format/healing.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';
import { piecesText } from '../items/pieces-text.ts';

/** The words for saved sets. */

type Items = Pick<World, 'item'>;

/**
 * What a player must know before wearing a set, in a few words: that it is worn, what would be missing, or
 * the style that it fights in and the pet that goes along.
 */
export function setNote(
  { companion }: Pick<SavedSet, 'companion'>,
  { isWorn, notWorn, shown }: SetOutcome,
  world: Items,
): string {
  if (isWorn) return 'Worn now';
  const lacks = [gearLack(notWorn, world), foodLack(notWorn, shown, world), petLack(notWorn, world)].filter(
    (lack) => lack !== null,
  );
  if (lacks.length > 0) return lacks.join(', ');
  const style = STYLE_NAMES[shown.attackStyle];
  return companion ? `${style}, with ${petName(companion, world)}` : style;
}

function gearLack(notWorn: readonly PieceNotWorn[], world: Items): string | null {
  const gear = notWorn
    .map(({ itemId }) => world.item(itemId))
    .filter((item) => !isFood(item) && !isPet(item));
  if (gear.length > 1) return `without ${gear.length} pieces`;
  return gear.length === 0 ? null : `without ${gear[0]?.name ?? 'a piece'}`;
}

function foodLack(
  notWorn: readonly PieceNotWorn[],
  { equipment: { food, foodAmount = 0 } }: Shown,
  world: Items,
): string | null {
  const item = notWorn.map(({ itemId }) => world.item(itemId)).find((piece) => isFood(piece));
  if (item === undefined) return null;
  return food === item.id ? `only ${formatNumber(foodAmount)} × ${item.name}` : `without ${item.name}`;
}

function petLack(notWorn: readonly PieceNotWorn[], world: Items): string | null {
  const pet = notWorn.map(({ itemId }) => world.item(itemId)).find((item) => isPet(item));
  return pet === undefined ? null : `without ${pet.name}`;
}

const petName = (itemId: number, world: Items): string => world.item(itemId)?.name ?? 'a pet';

/** Each thing that cannot be put on, with the reason. */
export const notWornLines = (notWorn: readonly PieceNotWorn[], world: Items): string[] =>
  notWorn.map(({ itemId, reason }) => `${world.item(itemId)?.name ?? 'A piece'}: ${REFUSALS[reason]}`);

/** What a set contains, as sentences. */
export function setContents(set: SavedSet, world: Items): string[] {
  const slots = WORN_SLOTS.map((slot) => set.pieces[slot]);
  const pieces = slots.flatMap((itemId) => (itemId ? [{ itemId, amount: 1 }] : []));
  const [emptied, left] = [null, undefined].map((kind) => slots.filter((slot) => slot === kind).length);
  const { food, companion, healingShare, trainingAttribute } = set;
  return [
    pieces.length > 0 ? `Puts on ${piecesText(pieces, world)}.` : 'Puts on nothing.',
    ...(emptied ? [`Empties ${slotsText(emptied)}.`] : []),
    ...(left ? [`Leaves ${slotsText(left)} as ${left === 1 ? 'it is' : 'they are'}.`] : []),
    food
      ? `Packs ${piecesText([food], world)}.`
      : food === null
        ? 'Packs no food.'
        : 'Leaves the food as it is.',
    ...companionLines(companion, world),
    ...(healingShare === undefined ? [] : [`Eats at ${healingText(healingShare)} health.`]),
    ...(trainingAttribute === undefined ? [] : [`Trains ${TRAINING_NAMES[trainingAttribute]}.`]),
  ];
}

function companionLines(companion: SavedSet['companion'], world: Items): string[] {
  if (companion === undefined) return [];
  return [companion === null ? 'Leaves all pets at home.' : `Takes ${petName(companion, world)} along.`];
}

const slotsText = (count: number): string => (count === 1 ? 'one slot' : `${count} slots`);

export const TRAINING_NAMES: Readonly<Record<TrainingAttribute, string>> = {
  [TrainingAttribute.Attack]: 'Attack',
  [TrainingAttribute.Offensive]: 'the skill of the style',
  [TrainingAttribute.Defence]: 'Defence',
};
