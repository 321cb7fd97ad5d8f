import {
  type Aim,
  type AimFacts,
  type AimKind,
  aimsByKind,
  beginHunt,
  type CombatTarget,
  chooseAims,
  combatRates,
  nearPieces,
  pressCommands,
  USUAL_HABITS,
  withAllFood,
} from '@slumberfell/engine';
import { region, sets, world } from '../shipped.ts';
import { dress } from './dress.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown, stop } from './rest.ts';

/** Share of the runs that must survive the first hour of a fight that an aim proposes, as on Home. */
const SURVIVES = 0.5;
const MINUTE = 60_000;
/** The most aims that are followed in one visit. */
const MOST_AIMS = 6;

/**
 * Presses what Home proposes, as long as it ends while the player is there: the first aim of the kinds that
 * the player prefers, else the first one.
 */
export function followAims(player: CareerPlayer, until: number, prefers: readonly AimKind[]): void {
  const pressed = new Set<string>();
  for (let index = 0; index < MOST_AIMS && player.at < until; index++) {
    const aims = chooseAims(aimsByKind(factsOf(player))).filter(
      (aim) => !pressed.has(aim.key) && player.at + aim.seconds * 1_000 <= until,
    );
    const aim = prefers.flatMap((kind) => aims.find((one) => one.kind === kind) ?? [])[0] ?? aims[0];
    if (aim === undefined) return;
    pressed.add(aim.key);
    press(player, aim, until);
  }
}

/**
 * Presses the first aim of Home that begins a fight, and leaves it running; without one, hunts in the region
 * with the packed food.
 */
export function beginFightAim(player: CareerPlayer): void {
  const aim = chooseAims(aimsByKind(factsOf(player))).find(({ commands }) =>
    commands.some(({ name }) => name === 'begin-hunting' || name === 'begin-dungeon'),
  );
  const { regionId } = player.shown;
  const commands = aim?.commands ?? [beginHunt(regionId, USUAL_HABITS)];
  const packed = withAllFood(player.shown, world).equipment;
  if (packed.food !== undefined && packed.foodAmount !== player.shown.equipment.foodAmount)
    player.give({
      name: 'wear',
      input: { pieces: [{ itemId: packed.food, amount: packed.foodAmount ?? 0 }] },
    });
  player.giveAll(pressCommands(commands, player.shown, world));
}

function press(player: CareerPlayer, aim: Aim, until: number): void {
  const commands = pressCommands(aim.commands, player.shown, world);
  const isAccepted = player.giveAll(commands);
  if (!isAccepted || aim.seconds === 0) return;
  // What turns up by chance may take longer than it does on average.
  player.wait(Math.min(until, player.at + aim.seconds * 1_000 + MINUTE));
  stop(player);
  const { food } = player.shown.equipment;
  if (aim.kind === 'gear' && food !== undefined) dress(player, player.shown.regionId, food);
}

/** The facts of Home, without its search of the bag: the player has dressed by it before. */
function factsOf(player: CareerPlayer): AimFacts {
  const { at } = player;
  const shown = restingShown(player);
  const targets = sets.regions.map(({ id }): CombatTarget & { kind: 'region' } => ({ kind: 'region', id }));
  const question = { shown: withAllFood(shown, world), at, seed: player.drawSeed() };
  const forecasts = combatRates(targets, question, world);
  const fights = targets.flatMap((target, index) => {
    const forecast = forecasts[index] ?? null;
    return forecast !== null && forecast.survives > SURVIVES
      ? [{ target, regionId: region(target.id).id, forecast }]
      : [];
  });
  const isResting = player.shown.action === null;
  const facts = { shown, world, habits: USUAL_HABITS, at, fights, advised: null, isResting, nearPieces: [] };
  return { ...facts, nearPieces: nearPieces(facts) };
}
