import {
  amountOf,
  atRest,
  type CombatTarget,
  combatRates,
  exactly,
  maxHealthOf,
  type NightPack,
  openForecast,
  openNightPack,
  restsAtOnce,
  type Seed,
  type Shown,
  supposing,
  totalExperience,
  untilOver,
  type World,
  wearing,
  withAllFood,
} from '@slumberfell/engine';
import type { Aim, AimFacts, Fight, FightCommand, FightQuestion, NearPiece } from './aim.ts';
import { aimsByKind, chooseAims } from './choose-aims.ts';
import { nearPieces } from './gear-aims.ts';
import { wearingFirst } from './wear-step.ts';

/** Share of the characters that must survive the first hour of a fight that an aim proposes. */
const SURVIVES = 0.5;
/** The most pieces to make or to find with which the last fight is played, and the runs of each. */
const MOST_PIECES = 6;
const PIECE_RUNS = 20;

interface Question {
  readonly shown: Shown;
  /** Epoch ms. */
  readonly at: number;
  readonly seed: Seed;
  /** The last fight of the character, for which it is to be equipped. */
  readonly fight: FightQuestion;
}

/** The aims of a character, of which each call of `step` does a small part of the work. */
export class OpenAims {
  readonly #steps: Generator<void, Found>;
  #found: Found | null = null;

  constructor(question: Question, world: World) {
    this.#steps = aimSteps(question, world);
  }

  get isDone(): boolean {
    return this.#found !== null;
  }

  step(): void {
    const step = this.#steps.next();
    if (step.done === true) this.#found = step.value;
  }

  /** @returns null until all fights are played */
  answer(): readonly Aim[] | null {
    return this.#found?.aims ?? null;
  }

  /** @returns null until all fights are played */
  get facts(): AimFacts | null {
    return this.#found?.facts ?? null;
  }
}

interface Found {
  readonly aims: readonly Aim[];
  readonly facts: AimFacts;
}

function* aimSteps({ shown: asked, at, seed, fight }: Question, world: World): Generator<void, Found> {
  const shown = rested(asked, world, at);
  const open = { shown, at, seed, world };
  const pack = yield* packFor(fight, open);
  const advised = pack && { command: fight.command, pack, dressed: wearing(shown, pack.pieces, world, at) };
  const fights = yield* playedFights({ ...open, shown: withAllFood(advised?.dressed ?? shown, world) });
  const known: AimFacts = {
    ...{ shown, world, at, fights, advised },
    isResting: asked.action === null,
    nearPieces: [],
  };
  const facts = { ...known, nearPieces: yield* betterPieces(known, fight, open) };
  const aims: Aim[] = [];
  for (const aim of chooseAims(aimsByKind(facts))) {
    const ready = yield* equipped(aim, facts, fight.aim, open);
    if (ready !== null) aims.push(ready);
  }
  return { aims, facts };
}

/** What every fight is asked with. */
interface Circumstances {
  readonly shown: Shown;
  readonly at: number;
  readonly seed: Seed;
  readonly world: World;
}

/** @returns null when the fight cannot begin */
function* packFor(
  { command, suppose = {}, aim }: FightQuestion,
  { shown, at, seed, world }: Circumstances,
): Generator<void, NightPack | null> {
  const supposed = supposing(shown, suppose);
  const until = untilOver(supposed, at, world);
  const open = openNightPack({ shown: supposed, command, at, until, seed }, world, aim);
  if ('refused' in open) return null;
  while (!open.isDone) {
    open.play();
    yield;
  }
  return open.result();
}

function* playedFights({ world, ...question }: Circumstances): Generator<void, Fight[]> {
  const fights: Fight[] = [];
  for (const target of targetsOf(question.shown, world)) {
    const [forecast] = combatRates([target], question, world);
    yield;
    if (forecast && forecast.survives > SURVIVES)
      fights.push({ target, regionId: regionOf(target, world), forecast });
  }
  return fights;
}

/** The nearest pieces with which the last fight brings more experience than with the owned ones. */
function* betterPieces(
  facts: AimFacts,
  { command, suppose = {} }: FightQuestion,
  { at, seed, world }: Circumstances,
): Generator<void, NearPiece[]> {
  const { advised } = facts;
  if (advised === null) return [];
  const before = totalExperience(advised.pack.after);
  const better: NearPiece[] = [];
  for (const near of nearPieces(facts).slice(0, MOST_PIECES)) {
    const piece = { itemId: near.item.id, amount: 1 };
    const owner = supposing(advised.dressed, { ...suppose, owned: [...(suppose.owned ?? []), piece] });
    const shown = wearing(owner, [piece], world, at);
    const until = untilOver(shown, at, world);
    const forecast = openForecast({ shown, command, at, until, seed }, world, exactly(PIECE_RUNS));
    if ('refused' in forecast) continue;
    while (!forecast.isDone) {
      forecast.play(1);
      yield;
    }
    if (totalExperience(forecast.summary()) > before) better.push(near);
  }
  return better;
}

/**
 * The aim, of which the press wears and packs what its fight asks for, if it begins one.
 * @returns null when the owned food does not last one run, so that the press would be refused
 */
function* equipped(
  aim: Aim,
  { advised }: AimFacts,
  packAim: FightQuestion['aim'],
  open: Circumstances,
): Generator<void, Aim | null> {
  const command = aim.steps.at(-1);
  if (command?.name !== 'begin-hunting' && command?.name !== 'begin-dungeon') return aim;
  if (advised !== null && isSameFight(command, advised.command))
    return restsAtOnce(advised.pack.after) ? null : wearingFirst(aim, advised.pack.pieces, open.world);
  const regionId =
    command.name === 'begin-hunting'
      ? command.input.regionId
      : (open.world.dungeon(command.input.dungeonId)?.regionId ?? 0);
  const pack = yield* packFor({ command, suppose: { regionId }, aim: packAim }, open);
  return pack === null || restsAtOnce(pack.after) ? null : wearingFirst(aim, pack.pieces, open.world);
}

const isSameFight = (one: FightCommand, other: FightCommand): boolean =>
  one.name === 'begin-hunting'
    ? other.name === 'begin-hunting' && one.input.regionId === other.input.regionId
    : other.name === 'begin-dungeon' && one.input.dungeonId === other.input.dungeonId;

/** The character at rest with full health, so that the aims are the same whenever they are asked for. */
function rested(shown: Shown, world: World, at: number): Shown {
  const resting = atRest(shown, world, at);
  return { ...resting, health: maxHealthOf(resting), healthAt: at };
}

/** Open combat in each region, and the dungeons of which the character has a key. */
const targetsOf = ({ inventory }: Shown, { sets }: World): Fight['target'][] => [
  ...sets.regions.map(({ id }) => ({ kind: 'region', id }) as const),
  ...sets.dungeons
    .filter(({ keyItemId }) => amountOf(inventory, keyItemId) > 0)
    .map(({ id }) => ({ kind: 'dungeon', id }) as const),
];

const regionOf = ({ kind, id }: CombatTarget, world: World): number =>
  kind === 'region' ? id : (world.dungeon(id)?.regionId ?? 0);
