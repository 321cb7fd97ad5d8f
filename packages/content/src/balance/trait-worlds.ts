import {
  AttackStyle,
  advance,
  type CompiledEnemy,
  EnemyKind,
  EnemyType,
  execute,
  MINIBOSS_CHANCE,
  openWorld,
  type Recorder,
  type State,
  spawnWeight,
  type Trait,
  type World,
} from '@slumberfell/engine';
import { sum } from './agreement.ts';
import { stateOf } from './forecast-characters.ts';
import { region, sets, shipped, world } from './shipped.ts';

/** Copies of the shipped world in which one piece of Normal gear has traits that are tested alone. */

const cachedWorlds = new Map<string, World>();

const PLENTY = 20_000;
const DAY = 86_400_000;

/** Melee in Normal gear with plenty of food, in open combat. */
export interface LoneHunt {
  readonly level: number;
  readonly regionId: number;
  /** Of the worn necklace. */
  readonly traits: readonly Trait[];
}

/** The shipped world with these traits for one item. */
export function worldWith(itemId: number, traits: readonly Trait[]): World {
  if (traits.length === 0) return world;
  const version = `${shipped.version}, ${itemId} with ${traits.join(' and ')}`;
  const cached = cachedWorlds.get(version);
  if (cached) return cached;
  const items = sets.items.map((item) => (item.id === itemId ? { ...item, traits } : item));
  const opened = openWorld({ ...sets, items }, version);
  cachedWorlds.set(version, opened);
  return opened;
}

/** Plays open combat to its limit. @returns the states at its begin and after it */
export function playHunt({ level, regionId, traits }: LoneHunt, night: number, recorder: Recorder) {
  const state = stateOf(level, AttackStyle.Melee, regionId, PLENTY);
  const before: State = { ...state };
  const played = worldWith(state.shown.equipment.necklace ?? 0, traits);
  const timeline = [{ at: 0, world: played }];
  const input = { regionId, key: [night, level, regionId, 0x0a10_4e5] } as const;
  const begun = execute(state, { name: 'begin-hunting', input }, timeline, 0);
  if ('refused' in begun) throw new Error(`The hunt was refused: ${begun.refused}`);
  advance(state, timeline, DAY, recorder);
  return { before, after: state };
}

/**
 * The share of fights with a kind of enemies that follows from the weights of game-design 2.8, when a Lure
 * makes them so many percent more frequent.
 */
export function expectedShare(
  { level, regionId }: Omit<LoneHunt, 'traits'>,
  kind: number,
  percent: number,
): number {
  const roaming = region(regionId).enemies.map((id) => world.enemy(id) as CompiledEnemy);
  const isLured = ({ type, familyKind }: CompiledEnemy): boolean =>
    kind === EnemyKind.Elite ? type === EnemyType.Elite : familyKind === kind;
  const factor = (100 + percent) / 100;
  const miniboss = MINIBOSS_CHANCE * (kind === EnemyKind.Miniboss ? factor : 1);
  if (kind === EnemyKind.Miniboss) return miniboss;
  const minibosses = roaming.filter(({ type }) => type === EnemyType.Rare);
  const weight = (of: CompiledEnemy): number => spawnWeight(of, level) * (isLured(of) ? factor : 1);
  const drawn = sum(roaming.filter(isLured).map(weight)) / sum(roaming.map(weight));
  return (1 - miniboss) * drawn + (miniboss * minibosses.filter(isLured).length) / minibosses.length;
}
