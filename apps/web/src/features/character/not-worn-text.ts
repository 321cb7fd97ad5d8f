import { isFood, type PieceNotWorn, type World } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';

/** What the command wear could not put on, as one sentence for each reason. */
export function notWornTexts(pieces: readonly PieceNotWorn[], world: Pick<World, 'item'>): string[] {
  const reasons = [...new Set(pieces.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const items = pieces.filter((piece) => piece.reason === reason).map(({ itemId }) => world.item(itemId));
    const named = (isPacked: boolean): string =>
      items
        .filter((item) => isFood(item) === isPacked)
        .flatMap((item) => item?.name ?? [])
        .join(', ');
    const [gear, food] = [named(false), named(true)];
    return [
      ...(gear === '' ? [] : [`Not worn: ${gear}. ${REFUSALS[reason]}`]),
      ...(food === '' ? [] : [`Not all packed: ${food}. ${REFUSALS[reason]}`]),
    ];
  });
}
