import {
  acceptErrandObstacles,
  amountOfErrand,
  BOARD_DAYS,
  boardOf,
  dayOf,
  type Errand,
  errandSlots,
} from '@slumberfell/engine';
import { world } from '../../shipped.ts';
import type { CareerPlayer } from '../player.ts';
import { askedByErrand } from './asked.ts';
import { makingOf } from './making.ts';
import { targetsFor } from './targets.ts';

/** The longest that a player works on an errand, seconds. */
const MOST_TIME = 2_700;

/** Accepts the errands of the open boards that the player can fulfil, and drops those that it could not. */
export function acceptErrands(player: CareerPlayer): void {
  const today = dayOf(player.at);
  for (const { errandId, day } of player.shown.quests.errands)
    if (day <= today - BOARD_DAYS) player.give({ name: 'drop-errand', input: { errandId } });
  for (let day = today - BOARD_DAYS + 1; day <= today; day++)
    for (const errand of boardOf(player.shown, world, day)) {
      if (player.shown.quests.errands.length >= errandSlots(player.shown, world)) return;
      if (errand === null || !isOpen(player, errand.id, day) || !canFulfil(player, errand)) continue;
      player.give({ name: 'accept-errand', input: { errandId: errand.id, day } });
    }
}

const isOpen = ({ shown, at }: CareerPlayer, errandId: number, day: number): boolean =>
  acceptErrandObstacles(shown, { errandId, day }, world, at).length === 0;

function canFulfil(player: CareerPlayer, errand: Errand): boolean {
  const asked = askedByErrand(errand, amountOfErrand(errand, player.shown));
  if (asked.kind !== 'make') return targetsFor(player, asked).some(({ kind }) => kind === 'region');
  const making = makingOf(player, asked);
  return making?.isWhole === true && making.seconds <= MOST_TIME;
}
