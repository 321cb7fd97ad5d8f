import { craftableAmount } from '../craft/amount.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';

/**
 * Starts the idle time anew. A craft's remaining amount becomes what was asked for, as far as components and idle time
 * allow, the action under way included and keeping its progress (game-design 2.10, 2.16b).
 */
export function refresh(draft: Draft): Refusal | null {
  const { shown, at, world } = draft;
  const { action } = shown;
  if (action === null) return refuse('action/none');
  const limitAt = at + shown.totalIdleTime * 1000;
  let target: number | null = null;
  if (action.kind === 'craft') {
    const recipe = world.craft(action.itemId);
    // The action under way always gets to its end, where missing components are noticed.
    target = Math.max(1, Math.min(action.requested, recipe ? craftableAmount(shown, recipe) : 1));
  }
  draft.emit({ type: 'SessionRefreshed', limitAt, target });
  return null;
}
