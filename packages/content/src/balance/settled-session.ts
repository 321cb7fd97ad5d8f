import {
  advance,
  type BeginCommand,
  entriesOf,
  execute,
  type InventoryReason,
  type Recorder,
  type Shown,
  type State,
  withSupplied,
} from '@slumberfell/engine';
import { sum } from './agreement.ts';
import type { ForecastCharacter } from './forecast-characters.ts';
import type { Random } from './random.ts';
import { item, world } from './shipped.ts';

const HOUR = 3_600_000;

/** What a settled session has brought. */
export interface Outcome {
  /** Points by skill id - 1. */
  readonly points: readonly number[];
  /** What it has more or less of each item, by id. */
  readonly items: ReadonlyMap<number, number>;
  /** The items of which at least one came. */
  readonly came: ReadonlySet<number>;
  readonly worth: number;
  readonly defeated: boolean;
}

class OutcomeRecorder implements Recorder {
  defeated = false;
  readonly came = new Set<number>();
  readonly gifts = new Map<number, number>();
  readonly #changes = new Map<number, number>();
  readonly #countsGifts: boolean;

  constructor({ name }: BeginCommand) {
    this.#countsGifts = name === 'begin-crafting';
  }

  itemChanged(itemId: number, amount: number): void {
    add(this.#changes, itemId, amount);
  }

  inventoryChanged(_at: number, reason: InventoryReason): void {
    for (const [itemId, amount] of this.#changes) {
      // The forecast of a fight does not count gifts, that of an item action does.
      if (reason === 'milestone' && !this.#countsGifts) add(this.gifts, itemId, amount);
      else if (amount > 0) this.came.add(itemId);
    }
    this.#changes.clear();
  }

  sessionFinished(_at: number, reason: string): void {
    this.defeated = reason === 'defeated';
  }
}

const add = (amounts: Map<number, number>, itemId: number, amount: number): unknown =>
  amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount);

/** What a character owns of each item, with the packed food. */
function ownedBy({ inventory, equipment: { food, foodAmount = 0 } }: Shown): Map<number, number> {
  const owned = new Map(entriesOf(inventory));
  if (food !== undefined) add(owned, food, foodAmount);
  return owned;
}

function changesOf(before: Shown, after: Shown, gifts: ReadonlyMap<number, number>): Map<number, number> {
  const changes = ownedBy(after);
  for (const [itemId, amount] of [...ownedBy(before), ...gifts]) add(changes, itemId, -amount);
  return changes;
}

/** Plays a session as a server settles it: in two parts. */
export function settledSession(
  { state: before, command, hours }: ForecastCharacter,
  random: Random,
): Outcome {
  const timeline = [{ at: 0, world }];
  const word = (): number => Math.floor(random() * 2 ** 32);
  const state: State = { ...before };
  const begun = execute(
    state,
    withSupplied(command, () => [word(), word(), word(), word()]),
    timeline,
    0,
  );
  if ('refused' in begun) throw new Error(`${command.name} was refused: ${begun.refused}`);
  const recorder = new OutcomeRecorder(command);
  for (const part of [random(), 1]) advance(state, timeline, Math.floor(part * hours * HOUR), recorder);
  const items = changesOf(before.shown, state.shown, recorder.gifts);
  return {
    points: state.shown.experience,
    items,
    came: recorder.came,
    worth: sum([...items].map(([itemId, amount]) => item(itemId).value * amount)),
    defeated: recorder.defeated,
  };
}
