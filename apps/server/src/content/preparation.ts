import {
  ContentError,
  carryOver,
  checkStructure,
  checkSuccession,
  compileWorld,
  contentVersion,
  differenceOf,
  type Finding,
  NO_DIFFERENCE,
  setVersions,
  type WorldDifference,
} from '@slumberfell/content';
import { loreData, questData, staticData } from '@slumberfell/protocol';
import type { KeptText } from '../storage/tables/content-versions.ts';
import type { CompiledContent, KeptContent } from '../storage/values/content/kept-content.ts';
import { readContent, writeContent } from '../storage/values/content/stored-content.ts';

/** Content as it is stored. */
export interface ContentText extends KeptText {
  readonly version: string;
}

/**
 * A reason to refuse a world. `files`: its files cannot be read; `wire`: it exceeds what clients accept.
 */
export interface ImportFinding {
  readonly check: Finding['check'] | 'files' | 'wire' | 'compiler';
  readonly message: string;
}

export type ImportRefused = { readonly refused: readonly ImportFinding[] };

/** The content that an import would store, and how it differs from the content before. */
export interface Prepared extends ContentText {
  readonly difference: WorldDifference;
}

/**
 * Compiles the files of a world. @returns a refusal with each problem and its place, if there are any.
 */
export function compileFiles(directory: string): CompiledContent | ImportRefused {
  try {
    return compileWorld(directory);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      refused: error.problems.map(({ file, row, message }) => ({
        check: 'files',
        message: row === null ? `${file}: ${message}` : `${file}, row ${row}: ${message}`,
      })),
    };
  }
}

/** Worlds without findings. A process that opens many games on one world checks it once. */
const checked = new WeakSet<CompiledContent>();

/**
 * Makes a world ready to be stored, as the first content or after `newest`. If the version is that of
 * `newest`, returns `newest` with an empty difference.
 */
export function prepare(next: CompiledContent, newest: ContentText | null): Prepared | ImportRefused {
  if (newest?.version === next.version) return { ...newest, difference: NO_DIFFERENCE };
  const kept = newest && readContent(newest);
  const refused = [
    ...(checked.has(next) ? [] : [...checkStructure(next.sets), ...wireFindings(next)]),
    ...(kept === null ? [] : checkSuccession(kept, next.sets)),
  ];
  if (refused.length > 0) return { refused };
  checked.add(next);
  const content = following(kept, next);
  const difference = differenceOf(kept, next);
  return { version: content.version, ...writeContent(content), difference };
}

/** Whether stored content was made from this world. It may also have retired rows of earlier worlds. */
export function isMadeOf(stored: ContentText, world: CompiledContent): boolean {
  const { version } = stored;
  if (version === world.version) return true;
  const kept = readContent(stored);
  return Object.keys(kept.retired).length > 0 && following(kept, world).version === version;
}

/**
 * The content as it will be stored: `next`, and the rows of `kept` that `next` no longer has. Without such
 * rows it keeps the version of `next`.
 */
function following(kept: KeptContent | null, next: CompiledContent): KeptContent {
  const { sets, versions, version, newCharacter, quests, questsVersion, lore, loreVersion } = next;
  const carried = kept === null ? { sets, retired: {} } : carryOver(kept, sets);
  if (Object.keys(carried.retired).length === 0)
    return { sets, versions, version, newCharacter, quests, questsVersion, lore, loreVersion, retired: {} };
  const carriedVersions = setVersions(carried.sets);
  return {
    ...carried,
    versions: carriedVersions,
    version: contentVersion(carriedVersions, newCharacter, quests, lore),
    newCharacter,
    quests,
    questsVersion,
    lore,
    loreVersion,
  };
}

/** Values that the protocol's schema would refuse: texts that are too long, numbers that are too large. */
function wireFindings({ sets, quests, lore }: CompiledContent): ImportFinding[] {
  const parsed = [staticData.safeParse(sets), questData.safeParse(quests), loreData.safeParse(lore)];
  return parsed
    .flatMap(({ error }) => error?.issues ?? [])
    .map(({ path, message }) => ({
      check: 'wire',
      message: `${path.join('.')}: ${message}`,
    }));
}
