import { createHash } from 'node:crypto';
import { type NewCharacter, STATIC_SETS, type StaticData, type StaticSet } from '@slumberfell/engine';

/** Hexadecimal digits kept of a hash: 64 bits, far beyond an accidental match among versions of one world. */
const VERSION_LENGTH = 16;

/** The version of each set: equal content has an equal version, wherever and whenever it was compiled. */
export function setVersions(sets: StaticData): Record<StaticSet, string> {
  const versions = STATIC_SETS.map((set) => [set, hash(canonicalJson(sets[set]))] as const);
  return Object.fromEntries(versions) as Record<StaticSet, string>;
}

/** One version for a whole world: its sets, and what it gives a new character. */
export function contentVersion(
  versions: Readonly<Record<StaticSet, string>>,
  newCharacter: NewCharacter,
): string {
  return hash([...STATIC_SETS.map((set) => versions[set]), canonicalJson(newCharacter)].join());
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
}

/** JSON with the keys of every object in order, so that the order in which code builds an object does not matter. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
