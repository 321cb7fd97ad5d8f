import type { PlayerCommand } from '../../commands/player-command.ts';
import { supposing } from '../../forecast/what-if.ts';
import { isEssence } from '../../sessions/crafting/essence.ts';
import { addAmounts, amountOf } from '../../state/amounts.ts';
import { PLAN_STEPS, type PlanStep, type Shown } from '../../state/state.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import { craftTree } from '../craft-tree.ts';
import { type KnowledgeLack, knowledgeLacks } from '../knowledge-lacks.ts';
import { trainingTo } from '../proposals/level-proposals.ts';
import type { AdviceFacts } from '../proposals/proposal.ts';
import { type Found, foundBy } from './found.ts';
import type { Getting } from './getting.ts';

/** A level that is missing for a recipe is trained first where no more than so many are. */
const MOST_LEVELS = 1;

/** The quickest ways of a character to things. */
export class QuickestWays {
  readonly #facts: AdviceFacts;
  readonly #found: ReadonlyMap<number, Found>;

  constructor(facts: AdviceFacts) {
    this.#facts = facts;
    this.#found = foundBy(facts);
  }

  /** The quickest open way to so many of an item; null without one. */
  to({ itemId, amount }: ItemAmount): Getting | null {
    const ways = [this.#making(itemId, amount), this.#finding(itemId, amount)].flatMap((way) => way ?? []);
    return ways.toSorted((one, other) => one.seconds - other.seconds)[0] ?? null;
  }

  #finding(itemId: number, amount: number): Getting | null {
    const found = this.#found.get(itemId);
    if (found === undefined) return null;
    return { ...found, seconds: found.seconds * amount, secondsInAll: null, finds: [itemId] };
  }

  #making(itemId: number, amount: number): Getting | null {
    const { shown, world } = this.#facts;
    const recipe = world.craft(itemId);
    if (recipe === undefined || isEssence(recipe)) return null;
    const learned = this.#learned(knowledgeLacks(recipe, shown));
    if (learned === null) return null;
    const wanted = { itemId, amount };
    const made = this.#made(learned.shown, wanted);
    const whole = this.#made({ ...learned.shown, inventory: [] }, wanted);
    if (made === null || whole === null) return null;
    if (learned.steps.length + made.steps.length > PLAN_STEPS) return null;
    const finds = [...learned.finds, ...made.finds];
    const finding = finds.map((id) => this.#found.get(id)).find((found) => found !== undefined);
    return {
      kind: 'make',
      regionId: finding?.regionId ?? null,
      seconds: learned.seconds + made.seconds,
      secondsInAll: learned.seconds + whole.seconds,
      first: learned.first.length > 0 ? learned.first : (finding?.first ?? []),
      steps: finding?.steps ?? [...learned.steps, ...made.steps],
      finds,
    };
  }

  /** Making so many with what is shown, components that only chance brings included. */
  #made(shown: Shown, wanted: ItemAmount): Pick<Getting, 'seconds' | 'steps' | 'finds'> | null {
    const { steps, seconds, missing, isTooLong } = craftTree(shown, wanted, this.#facts.world);
    if (isTooLong) return null;
    let all = seconds;
    for (const { itemId, amount, reason } of missing) {
      const found = reason.kind === 'no-recipe' ? this.#found.get(itemId) : undefined;
      if (found === undefined) return null;
      all += found.seconds * amount;
    }
    return { seconds: all, steps, finds: missing.map(({ itemId }) => itemId) };
  }

  /** What is shown with what a recipe asks for, and how that comes; null where it does not. */
  #learned(lacks: readonly KnowledgeLack[]) {
    const { shown } = this.#facts;
    let learned = shown;
    let seconds = 0;
    const first: PlayerCommand[] = [];
    const finds: number[] = [];
    const steps: PlanStep[] = [];
    for (const lack of lacks) {
      if (lack.kind === 'level') {
        const { skillId, requiredLevel: level } = lack;
        const training = trainingTo(skillId, level, MOST_LEVELS, { ...this.#facts, shown: learned });
        if (training === null) return null;
        seconds += training.seconds;
        steps.push(training.step);
        const used = training.uses.map(({ itemId, amount }) => ({ itemId, amount: -amount }));
        learned = supposing(learned, { levels: [{ skillId, level }] });
        learned = { ...learned, inventory: addAmounts(learned.inventory, used) };
      } else {
        const itemId = lack.recipeId;
        const isOwned = amountOf(shown.inventory, itemId) > 0;
        const found = this.#found.get(itemId);
        if (isOwned) first.push({ name: 'learn-recipe', input: { itemId } });
        else if (found === undefined) return null;
        else {
          finds.push(itemId);
          seconds += found.seconds;
        }
        learned = { ...learned, knownRecipes: [...learned.knownRecipes, lack.recipeId] };
      }
    }
    return { shown: learned, seconds, first, finds, steps };
  }
}
