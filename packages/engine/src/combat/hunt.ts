import type { Foe } from '../compiled-enemy.ts';
import type { SettlementTotals } from '../settle/totals.ts';
import { amountOf, withAmount } from '../state/amounts.ts';
import type { Hidden, HuntAction, State } from '../state/state.ts';
import { EnemyType } from '../static-data.ts';
import { type Timeline, worldAt } from '../world.ts';
import { Combat } from './combat.ts';
import { drawFoe } from './spawn.ts';

/** Pull between two fights of open combat, in ms (game-design 2.6). */
export const HUNT_PULL_TIME = 4000;

/** Open combat: whoever roams the region comes, one after the other, until the limit or a defeat (game-design 2.8). */
export class Hunt extends Combat<HuntAction> {
  readonly #regionId: number;
  /** The enemy met and not beaten yet; 0 when there is none. */
  #quarry: number;

  constructor(state: State, action: HuntAction, timeline: Timeline) {
    super(state, action, timeline);
    this.#regionId = action.regionId;
    this.#quarry = amountOf(state.hidden.quarry, action.regionId);
  }

  protected get isLimited(): boolean {
    return true;
  }

  protected get hasLoot(): boolean {
    return true;
  }

  protected meet(at: number, totals: SettlementTotals): Foe | null {
    this.enter(worldAt(this.timeline, at), totals);
    const { world } = this;
    const foe =
      this.#waiting() ??
      drawFoe(world.roster(this.#regionId, this.training.combatLevel), this.key, this.fight);
    if (foe === null) this.finish(at, 'retired', totals);
    else this.#quarry = foe.id;
    return foe;
  }

  /** The quarry, where new content has not taken it out of this hunt; it resolves as long as anybody may own its card. */
  #waiting(): Foe | undefined {
    const { world } = this;
    if (this.#quarry === 0 || !world.region(this.#regionId)?.enemies.includes(this.#quarry)) return undefined;
    const foe = world.foe(this.#quarry);
    return foe?.type === EnemyType.Boss ? undefined : foe;
  }

  protected conclude(): void {
    this.#quarry = 0;
  }

  protected goOn(at: number, totals: SettlementTotals): void {
    if (at >= this.opened.limitAt) this.finish(at, 'limit', totals);
    else this.pull(at, HUNT_PULL_TIME, totals);
  }

  protected withOwnFields(action: HuntAction): HuntAction {
    return action;
  }

  protected get quarry(): Hidden['quarry'] {
    return withAmount(this.hidden.quarry, this.#regionId, this.#quarry);
  }
}
