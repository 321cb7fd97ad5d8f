import { type ClaimKind, claimsOf } from '../character/claims.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

interface ClaimAll {
  readonly kind: ClaimKind;
  readonly all?: boolean;
}

export const claimAllObstacles = (shown: Shown, { kind, all = false }: ClaimAll, world: World) =>
  holding(['claim/none', claimsOf(shown, kind, all, world).items.length === 0]);
