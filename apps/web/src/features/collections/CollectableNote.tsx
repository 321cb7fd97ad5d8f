import type { ClaimKind, Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { ActionBar } from '../../ui/components/ActionBar.tsx';
import { ClaimAll } from './ClaimAll.tsx';
import { collectable } from './collectable.ts';
import { useClaimable } from './use-claimable.ts';

const SENTENCES: Readonly<Record<ClaimKind, (first: Item, kinds: string | null) => string>> = {
  trophies: (_, kinds) =>
    kinds === null
      ? 'A trophy in your bag is waiting for its place here.'
      : `${kinds} kinds of trophies in your bag are waiting for their place here.`,
  cards: (_, kinds) =>
    kinds === null
      ? 'A card in your bag has not been claimed yet.'
      : `${kinds} cards in your bag have not been claimed yet.`,
  pets: ({ name }, kinds) =>
    kinds === null
      ? `${name} sits in your bag, waiting to be tamed.`
      : `${kinds} pets sit in your bag, waiting to be tamed.`,
  recipes: ({ name }, kinds) =>
    kinds === null
      ? `${name} is in your bag, but not learned yet.`
      : `${kinds} recipes in your bag are not learned yet.`,
};

/**
 * Tells the player that the inventory has items for a collection, and puts all of them there with one press.
 * A link opens the inventory, which then shows only these items. Renders nothing when there are none.
 */
export function CollectableNote({ kind }: { readonly kind: ClaimKind }) {
  const world = useWorld();
  const claimable = useClaimable();
  const waiting = useMemo(() => collectable(claimable, kind, world), [claimable, kind, world]);
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  const kinds = others.length === 0 ? null : formatNumber(waiting.length);
  return (
    <ActionBar
      glyph="knapsack"
      text={
        <>
          <span>{SENTENCES[kind](first, kinds)}</span>
          <Link to="/inventory" search={{ waiting: kind }}>
            Open the inventory
          </Link>
        </>
      }
    >
      <ClaimAll kind={kind} />
    </ActionBar>
  );
}
