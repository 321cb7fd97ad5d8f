import type { CombatAction } from '../../state/state.ts';

/** The instant, in epoch ms, at or after which no fight of open combat and no dungeon run starts. */
export const lastStartOf = (action: CombatAction): number =>
  Math.min(action.limitAt, untilAt(action) ?? action.limitAt);

/** Whether a session that ends at that instant has reached its player's end, and not its limit. */
export const endsByPlayer = (action: CombatAction): boolean => untilAt(action) === lastStartOf(action);

const untilAt = (action: CombatAction): number | null =>
  action.kind === 'hunt' ? (action.until?.at ?? null) : null;
