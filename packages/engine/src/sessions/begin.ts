import { outfitKit } from '../character/bearers.ts';
import { healthAt } from '../character/health.ts';
import { idleTime } from '../character/idle-time.ts';
import type { HuntingSessionStart } from '../events/combat.ts';
import type { CraftingSessionStarted } from '../events/crafting.ts';
import type { Draft } from '../events/draft.ts';
import type { DungeonSessionStart } from '../events/dungeon.ts';
import type { FinishReason } from '../events/session.ts';
import type { Seed } from '../random/seed.ts';
import { type HuntUntil, isCombat } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { openingPullTime } from './combat/dungeon-runs.ts';
import { HUNT_PULL_TIME } from './combat/hunt.ts';
import { restState } from './combat/rest.ts';
import { runCost } from './combat/run-cost.ts';
import { happens, KEY_WORD } from './combat/trait-chance.ts';
import { giveGifts } from './gifts.ts';
import { lingerTime } from './linger.ts';
import { pausePlan, renewPlanLimit } from './plan/progress.ts';

/**
 * How a session begins and how another event than its own ends it. Commands begin sessions, and `advance` may
 * begin one when another has ended. Whether it may begin is asked before: `obstacles/`.
 */

type SessionStart = HuntingSessionStart | DungeonSessionStart | CraftingSessionStarted;
/**
 * The fields of the start event of a session that differ from begin to begin. The limit follows from the
 * instant and from traits, the content is the live one.
 */
type StartFields<E> = E extends SessionStart ? Omit<E, 'limitAt' | 'content' | 'lingers'> : never;

/** A session that a player asks for. */
export type SessionRequest =
  /** Gathering or crafting an amount of an item. */
  | { readonly kind: 'craft'; readonly itemId: number; readonly amount: number }
  /** Disenchanting pieces into the essence `itemId`, in this order. */
  | { readonly kind: 'disenchant'; readonly itemId: number; readonly pieces: readonly ItemAmount[] }
  /** @see `beginHunting` for `rest` and `until` */
  | {
      readonly kind: 'hunt';
      readonly regionId: number;
      readonly rest: boolean;
      readonly until: HuntUntil | null;
    }
  /** Runs of a dungeon that the live content has. */
  | { readonly kind: 'dungeon'; readonly dungeonId: number; readonly runs: number; readonly rest: boolean };

/** Seconds that a session may run when it begins now, by the claimed trophies and the live content. */
export const presentIdleTime = ({ shown, world }: Draft): number => idleTime(shown.trophies, world);

/** Emits an `OnIdleTimeChange` when a claim or new content has changed the idle time. */
export function renewIdleTime(draft: Draft): void {
  const totalIdleTime = presentIdleTime(draft);
  if (totalIdleTime !== draft.shown.totalIdleTime) draft.emit({ type: 'OnIdleTimeChange', totalIdleTime });
}

/**
 * Ends the running session, if there is one. The running action is lost and takes no items. In a hunt, an
 * enemy that is not beaten stays the pending enemy of its region (game-design 2.16b).
 */
export function endSession(
  draft: Draft,
  reason: Extract<FinishReason, 'replaced' | 'stopped' | 'travelled'>,
): void {
  const { action, health } = draft.shown;
  if (action === null) return;
  draft.emit({ type: 'OnIdleSessionFinished', reason, health: isCombat(action) ? health : null });
  draft.hide({ session: null });
  if (reason !== 'replaced') pausePlan(draft, reason);
}

/**
 * Ends the running session, if there is one, and begins another with this seed (game-design 2.16b).
 * A plan gets the limit of a session that its player begins.
 */
export function beginSession(draft: Draft, request: SessionRequest, seed: Seed): void {
  const limitAt = newLimit(draft);
  const isItemAction = request.kind === 'craft' || request.kind === 'disenchant';
  const lingers = isItemAction ? 0 : lingerTime(draft.shown, draft.world);
  beginWithin(draft, request, { seed, limitAt, lingers });
  renewPlanLimit(draft, limitAt, null);
}

/** Epoch ms until which a session may run that its player begins or refreshes now. */
export const newLimit = (draft: Draft): number => draft.at + presentIdleTime(draft) * 1000;

interface Begin {
  readonly seed: Seed;
  /** Epoch ms, without the time that traits add. */
  readonly limitAt: number;
  /** Milliseconds that traits add to a combat session. */
  readonly lingers?: number;
}

/** As `beginSession`, with a limit of its own. */
export function beginWithin(draft: Draft, request: SessionRequest, begin: Begin): void {
  switch (request.kind) {
    case 'craft':
      startItemAction(draft, begin, request, null);
      break;
    case 'disenchant':
      startItemAction(draft, begin, { ...request, amount: amountIn(request.pieces) }, request.pieces);
      break;
    case 'hunt':
      startHunt(draft, begin, request);
      break;
    case 'dungeon':
      startRuns(draft, begin, request);
      break;
  }
}

function start(draft: Draft, { seed, limitAt, lingers = 0 }: Begin, fields: StartFields<SessionStart>): void {
  endSession(draft, 'replaced');
  renewIdleTime(draft);
  // The total level may have been reached before the content, or this rule, had the gift.
  giveGifts(draft);
  draft.emit({
    ...fields,
    limitAt: limitAt + lingers,
    content: draft.world.version,
    ...(lingers > 0 && { lingers }),
  });
  draft.hide({ session: { seed, ordinal: 0, turn: 0 } });
}

const amountIn = (pieces: readonly ItemAmount[]): number =>
  pieces.reduce((sum, { amount }) => sum + amount, 0);

function startItemAction(
  draft: Draft,
  begin: Begin,
  { itemId, amount }: ItemAmount,
  pieces: readonly ItemAmount[] | null,
): void {
  start(draft, begin, { type: 'CraftingSessionStarted', itemId, amount, pieces });
}

type RequestOf<K extends SessionRequest['kind']> = Extract<SessionRequest, { readonly kind: K }>;

function startHunt(draft: Draft, begin: Begin, { regionId, rest, until }: RequestOf<'hunt'>): void {
  const { shown, at, world } = draft;
  start(draft, begin, {
    type: 'HuntingSessionStart',
    regionId,
    health: healthAt(shown, at),
    rest: rest ? restState(shown, world) : null,
    until,
  });
  draft.emit({ type: 'CombatPullStart', pullTime: HUNT_PULL_TIME });
}

function startRuns(draft: Draft, begin: Begin, { dungeonId, runs, rest }: RequestOf<'dungeon'>): void {
  const { shown, at, world } = draft;
  const dungeon = world.dungeon(dungeonId);
  if (!dungeon) return;
  const pullTime = openingPullTime(shown, at);
  start(draft, begin, {
    type: 'DungeonSessionStart',
    dungeonId,
    remainingRuns: runs - 1,
    health: healthAt(shown, at),
    rest: rest ? 'armed' : null,
    runCost: rest ? runCost(shown, dungeonId, world) : null,
  });
  const { savedKeys } = outfitKit(shown, world);
  if (!happens(savedKeys, begin.seed, 0, KEY_WORD)) spendKey(draft, dungeon.keyItemId);
  draft.emit({ type: 'CombatPullStart', pullTime });
}

function spendKey(draft: Draft, keyItemId: number): void {
  draft.spend(keyItemId, 1, 'key');
  const value = draft.world.item(keyItemId)?.value ?? 0;
  if (value > 0) draft.emit({ type: 'OnGoldGiven', amount: value });
}
