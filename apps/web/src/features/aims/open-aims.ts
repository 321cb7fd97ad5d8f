import {
  amountOf,
  atRest,
  type CombatTarget,
  combatRates,
  maxHealthOf,
  type Seed,
  type Shown,
  type World,
} from '@slumberfell/engine';
import type { Aim, Fight } from './aim.ts';
import { aimsByKind, chooseAims } from './choose-aims.ts';

/** Share of the characters that must survive the first hour of a fight that an aim proposes. */
const SURVIVES = 0.5;

interface Question {
  readonly shown: Shown;
  /** Epoch ms. */
  readonly at: number;
  readonly seed: Seed;
}

/** The aims of a character, of which each call of `step` plays one fight. */
export class OpenAims {
  readonly #question: Question;
  readonly #world: World;
  readonly #targets: Fight['target'][];
  readonly #fights: Fight[] = [];
  #aims: readonly Aim[] | null = null;

  constructor({ shown, at, seed }: Question, world: World) {
    this.#question = { shown: rested(shown, world, at), at, seed };
    this.#world = world;
    this.#targets = targetsOf(shown, world);
  }

  get isDone(): boolean {
    return this.#aims !== null;
  }

  step(): void {
    const target = this.#targets.shift();
    if (target !== undefined) this.#play(target);
    else this.#aims ??= chooseAims(aimsByKind(this.facts));
  }

  /** @returns null until all fights are played */
  answer(): readonly Aim[] | null {
    return this.#aims;
  }

  get facts() {
    const { shown, at } = this.#question;
    return { shown, world: this.#world, at, fights: this.#fights };
  }

  #play(target: Fight['target']): void {
    const [forecast] = combatRates([target], this.#question, this.#world);
    if (!forecast || forecast.survives <= SURVIVES) return;
    this.#fights.push({ target, regionId: regionOf(target, this.#world), forecast });
  }
}

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
