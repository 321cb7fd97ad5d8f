import type { NightPack } from '../../forecast/night-pack.ts';
import { restsAtOnce } from '../../forecast/no-run-forecast.ts';
import type { World } from '../../world/world.ts';
import { type AimsQuestion, type Circumstances, knownFacts, packFor } from './known-facts.ts';
import { type Collection, MOST_NEAREST, nearestProposals } from './nearest-proposals.ts';
import { preparedFirst } from './prepared-first.ts';
import type { AdviceFacts, FightCommand, Proposal } from './proposal.ts';

/** What a collection lacks and is nearest. Each call of `step` does a small part of the work. */
export class OpenNearest {
  readonly #steps: Generator<void, readonly Proposal[]>;
  #answer: readonly Proposal[] | null = null;

  constructor(question: AimsQuestion, world: World, collection: Collection) {
    this.#steps = nearestSteps(question, world, collection);
  }

  get isDone(): boolean {
    return this.#answer !== null;
  }

  step(): void {
    const step = this.#steps.next();
    if (step.done === true) this.#answer = step.value;
  }

  /** @returns null until all fights are played */
  answer(): readonly Proposal[] | null {
    return this.#answer;
  }
}

function* nearestSteps(
  question: AimsQuestion,
  world: World,
  collection: Collection,
): Generator<void, readonly Proposal[]> {
  const { known, open } = yield* knownFacts(question, world);
  return yield* equippedOf(nearestProposals(known, collection), known, question, open);
}

/**
 * The first of some proposals, of which the press prepares the character for its fight, if it begins one.
 * Leaves out those where the owned food does not last one run, so that the press would be refused.
 */
function* equippedOf(
  proposals: readonly Proposal[],
  { advised }: AdviceFacts,
  { fight }: AimsQuestion,
  open: Circumstances,
): Generator<void, Proposal[]> {
  // Several proposals may begin the same fight.
  const packs: { readonly command: FightCommand; readonly pack: NightPack | null }[] =
    advised === null ? [] : [advised];
  const ready: Proposal[] = [];
  for (const proposal of proposals) {
    if (ready.length === MOST_NEAREST) break;
    const command = proposal.commands.at(-1);
    if (command?.name !== 'begin-hunting' && command?.name !== 'begin-dungeon') {
      ready.push(proposal);
      continue;
    }
    let known = packs.find((one) => isSameFight(command, one.command));
    if (known === undefined) {
      const suppose = { regionId: regionOfFight(command, open.world) };
      known = { command, pack: yield* packFor({ command, suppose, aim: fight.aim }, open) };
      packs.push(known);
    }
    const { pack } = known;
    if (pack !== null && !restsAtOnce(pack.after)) ready.push(preparedFirst(proposal, pack, open.shown));
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
