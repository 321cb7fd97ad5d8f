import {
  type Amounts,
  type ClaimKind,
  entriesOf,
  idleTime,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { characterStore } from '../character/store.ts';

/** What was claimed, and the idle time that it brought in seconds. */
export interface Claimed {
  readonly count: number;
  readonly idleTime: number;
}

const sumOf = (amounts: Amounts): number => entriesOf(amounts).reduce((sum, [, amount]) => sum + amount, 0);

function countOf(kind: ClaimKind, { trophies, cards, pets, knownRecipes }: Shown): number {
  switch (kind) {
    case 'trophies':
      return sumOf(trophies);
    case 'cards':
      return sumOf(cards);
    case 'pets':
      return pets.length;
    case 'recipes':
      return knownRecipes.length;
  }
}

function claimedNow(kind: ClaimKind, world: World): Claimed {
  const shown = characterStore.getState().character?.shown;
  if (shown === undefined) return { count: 0, idleTime: 0 };
  const count = countOf(kind, shown);
  return { count, idleTime: idleTime(shown.trophies, world) };
}

/**
 * Call this before a command that claims, and the returned function after it has succeeded: that tells what
 * the server has claimed. Items may have come in between the press and the claim.
 */
export function watchClaims(kind: ClaimKind, world: World): () => Claimed {
  const before = claimedNow(kind, world);
  return () => {
    const after = claimedNow(kind, world);
    return { count: after.count - before.count, idleTime: after.idleTime - before.idleTime };
  };
}
