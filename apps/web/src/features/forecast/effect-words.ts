import type { TraitEffect, TraitEffects, World } from '@slumberfell/engine';
import { formatChange } from '../../lib/format/number.ts';

/** Pieces that are named, at most. */
const MOST_PIECES = 3;
/** The least change of survival that is told, as a share of the nights. */
const LEAST_SURVIVAL = 0.05;
/** The least change of experience, worth or food that is told, as a share. Runs differ by less than that. */
const LEAST_SHARE = 0.01;

/** What traits do in a session, in words. */
export interface EffectWords {
  /** The pieces whose traits do most, each with what they do. Empty when none does enough to tell. */
  readonly most: readonly { readonly itemId: number; readonly name: string; readonly text: string }[];
  /** Where traits or tricks make defeats more or less likely. */
  readonly warnings: readonly string[];
}

/** A change in words, and how large it is beside others. */
interface Told {
  readonly size: number;
  readonly text: string;
}

const percent = (share: number): string => `${formatChange(Math.round(share * 100))}%`;

/** The largest change for the better; null when none is worth telling. */
function bestOf({ experience, gold, food, survives }: TraitEffect): Told | null {
  const nights = Math.round(survives * 100);
  const changes: Told[] = [
    { size: survives >= LEAST_SURVIVAL ? 1 + survives : 0, text: `survives ${nights} more nights in 100` },
    { size: experience, text: `${percent(experience)} experience` },
    { size: -food, text: `${percent(food)} food` },
    { size: gold, text: `${percent(gold)} worth` },
  ];
  const best = changes.reduce((one, other) => (other.size > one.size ? other : one));
  return best.size >= LEAST_SHARE ? best : null;
}

/** The sentences about the traits of the worn pieces and the tricks of the enemies. */
export function effectWords({ pieces, tricks }: TraitEffects, world: World): EffectWords {
  const most = pieces
    .flatMap((piece) => {
      const told = bestOf(piece);
      const name = world.item(piece.itemId)?.name;
      return told && name ? [{ itemId: piece.itemId, name, ...told }] : [];
    })
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST_PIECES)
    .map(({ itemId, name, text }) => ({ itemId, name, text }));
  const dangers = pieces.flatMap(({ itemId, survives }) => {
    const name = world.item(itemId)?.name;
    if (survives > -LEAST_SURVIVAL || name === undefined) return [];
    return [`What ${name} does here makes ${Math.round(-survives * 100)} more nights in 100 end in defeat.`];
  });
  const lost = Math.round(-tricks.survives * 100);
  const ofTricks =
    -tricks.survives >= LEAST_SURVIVAL
      ? [`The tricks of the enemies here make ${lost} more nights in 100 end in defeat.`]
      : [];
  return { most, warnings: [...ofTricks, ...dangers] };
}
