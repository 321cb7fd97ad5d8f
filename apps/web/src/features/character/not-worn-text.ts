import { type Item, isFood, isPet, type PieceNotWorn, type World } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';

/** What the command wear could not put on, as one sentence for each reason. */
export function notWornTexts(pieces: readonly PieceNotWorn[], world: Pick<World, 'item'>): string[] {
  const reasons = [...new Set(pieces.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const items = pieces.filter((piece) => piece.reason === reason).map(({ itemId }) => world.item(itemId));
    const named = (isOne: (item: Item | undefined) => boolean): string =>
      items
        .filter(isOne)
        .flatMap((item) => item?.name ?? [])
        .join(', ');
    const gear = named((item) => !isFood(item) && !isPet(item));
    const [food, pets] = [named(isFood), named(isPet)];
    return [
      ...(gear === '' ? [] : [`Not worn: ${gear}. ${REFUSALS[reason]}`]),
      ...(pets === '' ? [] : [`Not taken along: ${pets}. ${REFUSALS[reason]}`]),
      ...(food === '' ? [] : [`Not all packed: ${food}. ${REFUSALS[reason]}`]),
    ];
  });
}
