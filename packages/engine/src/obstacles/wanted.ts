import type { Shown } from '../state/state.ts';
import type { Wanted } from '../state/wanted.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

interface About {
  readonly thing: Wanted;
}

const unknown = ({ kind, id }: Wanted, world: World) =>
  holding(
    ['item/unknown', kind === 'item' && world.item(id) === undefined],
    ['item-set/unknown', kind === 'set' && world.itemSet(id) === undefined],
  );

export const pinWantedObstacles = (_shown: Shown, { thing }: Partial<About>, world: World) =>
  thing === undefined ? ([] as const) : unknown(thing, world);

/** A thing can always be shown again, also one that the content no longer has. */
export const hideWantedObstacles = (
  _shown: Shown,
  { thing, hidden }: About & { readonly hidden: boolean },
  world: World,
) => (hidden ? unknown(thing, world) : ([] as const));
