import type { FirstKind } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';

export type ChronicleFirst = ChronicleAnswer['firsts'][number];
/** A first whose instant is known. */
export type DatedFirst = ChronicleFirst & { readonly at: number };

interface KindWords {
  readonly one: string;
  readonly many: string;
  /** What is said of one of them. */
  readonly said: string;
  /** What is said of the earliest one of its kind. */
  readonly earliest: string;
}

/** In the order in which a day lists them: what players are proudest of comes first. */
const WORDS: Readonly<Record<FirstKind, KindWords>> = {
  legendary: {
    one: 'a legendary find',
    many: 'legendary finds',
    said: 'A new legendary find',
    earliest: 'The very first legendary find',
  },
  epic: {
    one: 'an epic find',
    many: 'epic finds',
    said: 'A new epic find',
    earliest: 'The very first epic find',
  },
  pet: { one: 'a pet', many: 'pets', said: 'A new pet', earliest: 'The very first pet' },
  boss: {
    one: 'a boss',
    many: 'bosses',
    said: 'Beaten for the first time',
    earliest: 'The very first boss',
  },
  region: {
    one: 'a region',
    many: 'regions',
    said: 'First set foot here',
    earliest: 'Where it began',
  },
  'radiant-card': {
    one: 'a radiant card',
    many: 'radiant cards',
    said: 'A new radiant card',
    earliest: 'The very first radiant card',
  },
  trophy: {
    one: 'a trophy',
    many: 'trophies',
    said: 'A new trophy',
    earliest: 'The very first trophy',
  },
  level: { one: 'a level', many: 'levels', said: 'Reached', earliest: 'Reached' },
};

const KINDS = Object.keys(WORDS) as readonly FirstKind[];

/** Identifies a first within a chronicle. */
export const firstId = ({ kind, id, level }: ChronicleFirst): string => `${kind} ${id} ${level ?? ''}`;

/** What is said of a first, without its name: `A new trophy`; `A trophy` of one from before the chronicle. */
export function firstWords({ kind, level, at }: ChronicleFirst, isEarliest: boolean): string {
  const { one, said, earliest } = WORDS[kind];
  if (kind === 'level') return `${said} level ${level}`;
  if (at === null) return `A${one.slice(1)}`;
  return isEarliest ? earliest : said;
}

/** How many firsts of each kind: `2 trophies, a pet and a level`. */
export function countWords(firsts: readonly ChronicleFirst[]): string {
  const parts = KINDS.flatMap((kind) => {
    const count = firsts.filter((first) => first.kind === kind).length;
    if (count === 0) return [];
    const { one, many } = WORDS[kind];
    return [count === 1 ? one : `${formatNumber(count)} ${many}`];
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/**
 * The earliest first of each kind, by `firstId`. A kind of which one happened before the chronicle began has
 * none, because another one was earlier.
 */
export function earliestFirsts(firsts: readonly ChronicleFirst[]): ReadonlySet<string> {
  const ids = KINDS.flatMap((kind) => {
    const ofKind = firsts.filter((first) => first.kind === kind);
    if (ofKind.some(({ at }) => at === null)) return [];
    const [earliest] = ofKind.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
    return earliest ? [firstId(earliest)] : [];
  });
  return new Set(ids);
}
