import {
  CLAIM_KINDS,
  type Command,
  type Seed,
  type Shown,
  WANTED_KINDS,
  type World,
} from '@slumberfell/engine';
import { type CommandIntent, commandFor, seededRandom } from '@slumberfell/engine/testing';
import type { PlayerCommand } from '@slumberfell/protocol';

const INTENTS: readonly CommandIntent['to'][] = [
  'begin',
  'begin',
  'put on',
  'sell',
  'collect',
  'collect',
  'mark',
];
/** A placeholder: the server draws the seed itself. */
const NO_SEED: Seed = [0, 0, 0, 0];

/** A player that gives random commands: mostly allowed ones, sometimes forbidden ones. */
export class RandomPlayer {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** @param live the present content */
  command(shown: Shown, live: World): PlayerCommand {
    const { random } = this;
    if (random() < 0.25) return this.#blind(live);
    const intent: CommandIntent = {
      to: this.pick(INTENTS),
      choice: random(),
      amount: random(),
      seed: NO_SEED,
    };
    return withoutKey(commandFor(intent, shown, live));
  }

  /** A random command with random input, allowed or not. */
  #blind({ sets }: World): PlayerCommand {
    const itemId = this.pick(sets.items).id;
    const amount = this.pick([1, 2, 10, 1_000_000, Number.MAX_SAFE_INTEGER]);
    const regionId = this.pick(sets.regions).id;
    const thing = { kind: this.pick(WANTED_KINDS), id: this.pick([itemId, regionId]) };
    return this.pick<PlayerCommand>([
      { name: 'equip', input: { itemId } },
      { name: 'unequip', input: { equipmentType: this.pick([0, 3, 8, 12, 15] as const) } },
      { name: 'equip-food', input: { itemId, amount } },
      { name: 'unequip-food', input: {} },
      { name: 'wear', input: { pieces: [{ itemId, amount }] } },
      { name: 'wear', input: { slot: this.pick([1, 2, 3]) } },
      { name: 'save-set', input: { slot: this.pick([1, 2, 3]), name: 'Night' } },
      { name: 'rename-set', input: { slot: this.pick([1, 2, 3]), name: 'Noon' } },
      { name: 'delete-set', input: { slot: this.pick([1, 2, 3]) } },
      {
        name: 'save-plan',
        input: {
          slot: this.pick([1, 2, 3]),
          name: 'Night',
          steps: [{ name: 'sell', input: { itemId, amount } }],
        },
      },
      { name: 'delete-plan', input: { slot: this.pick([1, 2, 3]) } },
      { name: 'sell', input: { itemId, amount } },
      { name: 'sell-many', input: { items: [{ itemId, amount }] } },
      { name: 'sell-junk', input: {} },
      { name: 'undo-sale', input: { saleId: amount } },
      { name: 'keep', input: { itemId, amount: this.pick([0, amount]) } },
      { name: 'mark-junk', input: { itemId, junk: this.pick([true, false]) } },
      { name: 'pin-wanted', input: this.pick([{}, { thing }]) },
      { name: 'hide-wanted', input: { thing, hidden: this.pick([true, false]) } },
      { name: 'claim-all', input: { kind: this.pick(CLAIM_KINDS), all: this.pick([true, false]) } },
      { name: 'buy', input: { itemId, amount } },
      { name: 'claim-trophy', input: { itemId, amount } },
      { name: 'claim-card', input: { itemId } },
      { name: 'tame-pet', input: { itemId } },
      { name: 'take-along', input: this.pick([{}, { itemId }]) },
      { name: 'learn-recipe', input: { itemId } },
      { name: 'travel', input: { regionId } },
      { name: 'set-training-attribute', input: { trainingAttribute: this.pick([0, 1, 2] as const) } },
      { name: 'set-healing-threshold', input: { healingThreshold: this.pick([0, 40, 90, 5_000]) } },
      { name: 'stop', input: {} },
      { name: 'stop-remaining', input: {} },
      { name: 'refresh', input: {} },
      { name: 'begin-crafting', input: { itemId, amount } },
      { name: 'begin-disenchanting', input: { itemId, items: [{ itemId, amount }] } },
      { name: 'begin-hunting', input: { regionId } },
      { name: 'begin-dungeon', input: { dungeonId: this.pick(sets.dungeons).id, runs: amount } },
    ]);
  }
}

function withoutKey({ name, input }: Command): PlayerCommand {
  const { key: _key, ...rest } = { key: NO_SEED, ...input };
  return { name, input: rest } as PlayerCommand;
}
