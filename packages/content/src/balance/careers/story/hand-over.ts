import { type Chapter, priceByHob, travelObstacles, turnInObstacles } from '@slumberfell/engine';
import { world } from '../../shipped.ts';
import type { CareerPlayer } from '../player.ts';
import { stop } from '../rest.ts';
import { askedByStory, nextChapter, turnInChapter, turnInErrand } from './asked.ts';
import { makingOf } from './making.ts';

/** The part of the gold that a delivery may cost: where the player could make it, and where not. */
const LITTLE = 0.1;
const MUCH = 0.8;

/** Hands over the chapters and errands that can be handed over. */
export function handOver(player: CareerPlayer): void {
  for (let chapter = nextChapter(player); chapter !== undefined; chapter = nextChapter(player))
    if (!close(player, chapter, false) && !close(player, chapter, true)) break;
  for (const { errandId } of player.shown.quests.errands) {
    const command = turnInErrand(errandId);
    const input = { ...command.input, counters: player.countersFor(command) };
    if (turnInObstacles(player.shown, input, world, player.at).length === 0) player.give(command);
  }
}

function close(player: CareerPlayer, chapter: Chapter, byHob: boolean): boolean {
  if (byHob && !paysHob(player, chapter)) return false;
  const command = turnInChapter(chapter, byHob);
  const input = { ...command.input, counters: player.countersFor(command) };
  const obstacles: readonly string[] = turnInObstacles(player.shown, input, world, player.at);
  if (obstacles.some((obstacle) => obstacle !== 'travel/elsewhere')) return false;
  return (obstacles.length === 0 || goTo(player, chapter)) && player.give(command);
}

function paysHob(player: CareerPlayer, chapter: Chapter): boolean {
  const price = priceByHob(chapter, world);
  if (price === null) return false;
  const makes = askedByStory(player).every(
    (asked) => asked.kind !== 'make' || makingOf(player, asked)?.isWhole === true,
  );
  return price <= player.shown.gold * (makes ? LITTLE : MUCH);
}

function goTo(player: CareerPlayer, { terms }: Chapter): boolean {
  const regionId = terms.find(({ kind }) => kind === 'at')?.id ?? 0;
  if (travelObstacles({ ...player.shown, action: null }, { regionId }, world).length > 0) return false;
  stop(player);
  return player.give({ name: 'travel', input: { regionId } });
}
