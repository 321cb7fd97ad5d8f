import { maxHealthOf } from '../../character/health.ts';
import { type CombatTarget, combatRates } from '../../forecast/combat-rates.ts';
import { type NightPack, openNightPack, withAllFood } from '../../forecast/night-pack.ts';
import { untilOver } from '../../forecast/question.ts';
import { atRest, prepared, supposing } from '../../forecast/what-if.ts';
import type { Seed } from '../../random/seed.ts';
import { amountOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import type { World } from '../../world/world.ts';
import type { Habits } from '../begin.ts';
import type { AdviceFacts, CombatOption, FightQuestion } from './proposal.ts';

/** The facts from which proposals follow: what to wear for the last fight, and what all fights bring. */

/** Share of the characters that must survive the first hour of a fight that is proposed. */
const SURVIVES = 0.5;

export interface AimsQuestion {
  readonly shown: Shown;
  /** Epoch ms. */
  readonly at: number;
  readonly seed: Seed;
  /** The last fight of the character, for which it is to be equipped. */
  readonly fight: FightQuestion;
  readonly habits: Habits;
}

/** The dungeons that are played: those of which a key is owned, or also those of which one can be paid. */
type Keys = 'owned' | 'payable';

/** The facts, and what each further fight is asked with. */
export function* knownFacts(
  { shown: asked, at, seed, fight, habits }: AimsQuestion,
  world: World,
  keys: Keys = 'owned',
): Generator<void, { readonly known: AdviceFacts; readonly open: Circumstances }> {
  const shown = rested(asked, world, at);
  const open = { shown, at, seed, world };
  const pack = yield* packFor(fight, open);
  const advised = pack && { command: fight.command, pack, dressed: prepared(shown, pack, world, at) };
  const fed = withAllFood(advised?.dressed ?? shown, world);
  const fights = yield* playedFights({ ...open, shown: fed }, targetsOf(shown, keys, world));
  return { known: { shown, world, habits, at, fights, advised }, open };
}

/** What every fight is asked with. */
export interface Circumstances {
  readonly shown: Shown;
  readonly at: number;
  readonly seed: Seed;
  readonly world: World;
}

/**
 * @param time of the fights in which pieces are compared, ms; by default a whole night
 * @returns null when the fight cannot begin
 */
export function* packFor(
  { command, suppose = {}, aim }: FightQuestion,
  { shown, at, seed, world }: Circumstances,
  time?: number,
): Generator<void, NightPack | null> {
  const supposed = supposing(shown, suppose);
  const until = time === undefined ? untilOver(supposed, at, world) : at + time;
  const open = openNightPack({ shown: supposed, command, at, until, seed }, world, aim);
  if ('refused' in open) return null;
  while (!open.isDone) {
    open.play();
    yield;
  }
  return open.result();
}

/** The first hour of each fight that more than half of the characters survive. */
export function* playedFights(
  { world, ...question }: Circumstances,
  targets: readonly CombatOption['target'][],
): Generator<void, CombatOption[]> {
  const fights: CombatOption[] = [];
  for (const target of targets) {
    const [forecast] = combatRates([target], question, world);
    yield;
    if (forecast && forecast.survives > SURVIVES)
      fights.push({ target, regionId: regionOf(target, world), forecast });
  }
  return fights;
}

/** The character at rest with full health, so that the proposals are the same whenever they are asked for. */
function rested(shown: Shown, world: World, at: number): Shown {
  const resting = atRest(shown, world, at);
  return { ...resting, health: maxHealthOf(resting), healthAt: at };
}

/** Open combat in each region, and the dungeons of which the character has a key, or can pay one. */
const targetsOf = (
  { inventory, gold }: Shown,
  keys: Keys,
  { sets, item }: World,
): CombatOption['target'][] => [
  ...sets.regions.map(({ id }) => ({ kind: 'region', id }) as const),
  ...sets.dungeons
    .filter(({ keyItemId }) => {
      const isPayable = (item(keyItemId)?.value ?? Number.POSITIVE_INFINITY) <= gold;
      return amountOf(inventory, keyItemId) > 0 || (keys === 'payable' && isPayable);
    })
    .map(({ id }) => ({ kind: 'dungeon', id }) as const),
];

const regionOf = ({ kind, id }: CombatTarget, world: World): number =>
  kind === 'region' ? id : (world.dungeon(id)?.regionId ?? 0);
