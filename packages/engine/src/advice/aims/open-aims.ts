import { totalExperience } from '../../forecast/experience-sums.ts';
import type { NightPack } from '../../forecast/night-pack.ts';
import { restsAtOnce } from '../../forecast/no-run-forecast.ts';
import { openForecast } from '../../forecast/open-forecast.ts';
import { exactly } from '../../forecast/precision.ts';
import { untilOver } from '../../forecast/question.ts';
import { prepared, supposing } from '../../forecast/what-if.ts';
import type { World } from '../../world/world.ts';
import type { Aim, AimFacts, FightCommand, FightQuestion, NearPiece } from './aim.ts';
import { aimsByKind, chooseAims, KINDS_BESIDE_NIGHTS } from './choose-aims.ts';
import { nearPieces } from './gear-aims.ts';
import { type AimsQuestion, type Circumstances, knownFacts, packFor } from './known-facts.ts';
import { type Collection, MOST_NEAREST, nearestAims } from './nearest-aims.ts';
import { preparedFirst } from './prepared-first.ts';

/** The most pieces to make or to find with which the last fight is played, and the runs of each. */
const MOST_PIECES = 6;
const PIECE_RUNS = 20;

/**
 * The aims of a character, or those of one of its collections. Each call of `step` does a small part of the
 * work.
 */
export class OpenAims {
  readonly #steps: Generator<void, Found>;
  #found: Found | null = null;

  constructor(question: AimsQuestion, world: World, collection?: Collection) {
    this.#steps =
      collection === undefined ? aimSteps(question, world) : nearestSteps(question, world, collection);
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

function* aimSteps(question: AimsQuestion, world: World): Generator<void, Found> {
  const { known, open } = yield* knownFacts(question, world);
  const facts = { ...known, nearPieces: yield* betterPieces(known, question.fight, open) };
  const aims = yield* equippedOf(chooseAims(aimsByKind(facts), KINDS_BESIDE_NIGHTS), facts, question, open);
  return { aims, facts };
}

function* nearestSteps(question: AimsQuestion, world: World, collection: Collection): Generator<void, Found> {
  const { known, open } = yield* knownFacts(question, world);
  const aims = yield* equippedOf(nearestAims(known, collection), known, question, open, MOST_NEAREST);
  return { aims, facts: known };
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
    const piece = { itemId: near.itemId, amount: 1 };
    const owner = supposing(advised.dressed, { ...suppose, owned: [...(suppose.owned ?? []), piece] });
    const shown = prepared(owner, { pieces: [piece], healingShare: null }, world, at);
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
 * The first of some aims, of which the press prepares the character for its fight, if it begins one.
 * Leaves out those where the owned food does not last one run, so that the press would be refused.
 */
function* equippedOf(
  aims: readonly Aim[],
  { advised }: AimFacts,
  { fight }: AimsQuestion,
  open: Circumstances,
  most = Number.POSITIVE_INFINITY,
): Generator<void, Aim[]> {
  // Several aims may begin the same fight.
  const packs: { readonly command: FightCommand; readonly pack: NightPack | null }[] =
    advised === null ? [] : [advised];
  const ready: Aim[] = [];
  for (const aim of aims) {
    if (ready.length === most) break;
    const command = aim.commands.at(-1);
    if (command?.name !== 'begin-hunting' && command?.name !== 'begin-dungeon') {
      ready.push(aim);
      continue;
    }
    let known = packs.find((one) => isSameFight(command, one.command));
    if (known === undefined) {
      const suppose = { regionId: regionOfFight(command, open.world) };
      known = { command, pack: yield* packFor({ command, suppose, aim: fight.aim }, open) };
      packs.push(known);
    }
    const { pack } = known;
    if (pack !== null && !restsAtOnce(pack.after)) ready.push(preparedFirst(aim, pack, open.shown));
  }
  return ready;
}

const regionOfFight = (command: FightCommand, world: World): number =>
  command.name === 'begin-hunting'
    ? command.input.regionId
    : (world.dungeon(command.input.dungeonId)?.regionId ?? 0);

const isSameFight = (one: FightCommand, other: FightCommand): boolean =>
  one.name === 'begin-hunting'
    ? other.name === 'begin-hunting' && one.input.regionId === other.input.regionId
    : other.name === 'begin-dungeon' && one.input.dungeonId === other.input.dungeonId;
