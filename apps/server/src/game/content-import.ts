import {
  type CompiledWorld,
  ContentError,
  carryOver,
  checkStructure,
  checkSuccession,
  compileWorld,
  contentVersion,
  differenceOf,
  type Finding,
  type KeptWorld,
  NO_DIFFERENCE,
  setVersions,
  type WorldDifference,
} from '@slumberfell/content';
import { staticData } from '@slumberfell/protocol';
import {
  compiledContent,
  contentTimeline,
  insertContent,
  insertTimelineEntry,
  latestSettled,
  lockTimeline,
  type TimelineEntry,
} from '../storage/content-versions.ts';
import type { Reader, Storage } from '../storage/storage.ts';

/** What content's compiler makes of a world, as far as a running server needs it. */
export type CompiledContent = Pick<CompiledWorld, 'sets' | 'versions' | 'version' | 'newCharacter'>;

/** Content as it is kept: with what earlier ones had and this one has not. */
export type KeptContent = CompiledContent & Pick<KeptWorld, 'retired'>;

/** Something for which a world is refused. `files`: its files cannot be read; `wire`: it is beyond what clients take. */
export interface ImportFinding {
  readonly check: Finding['check'] | 'files' | 'wire';
  readonly message: string;
}

/** What an import would keep, and how that differs from what it follows. */
interface Succession {
  readonly content: KeptContent;
  readonly difference: WorldDifference;
}

export type ImportRefused = { readonly refused: readonly ImportFinding[] };

/** An import that is in the timeline, or was already: then there is no difference. */
export interface Imported {
  readonly version: string;
  /** From when on it is live. */
  readonly effectiveAt: number;
  readonly difference: WorldDifference;
}

/** Every node has heard of an import so long before it takes effect, in ms. */
export const IMPORT_DELAY = 60_000;

/** A world that a server was to start with. The message is for whoever runs it. */
export class ContentRefused extends Error {
  constructor({ refused }: ImportRefused) {
    const shown = refused.slice(0, FINDINGS_TOLD).map(({ message }) => `  ${message}`);
    const more = refused.length - shown.length;
    super(
      [
        `The world cannot be imported, for ${refused.length} reason(s):`,
        ...shown,
        ...(more > 0 ? [`  and ${more} more`] : []),
      ].join('\n'),
    );
    this.name = 'ContentRefused';
  }
}

/** Findings that an operator is told at once. */
const FINDINGS_TOLD = 50;

/** Imports that get in each other's way so often are a bug. */
const ATTEMPTS = 10;

/** Compiles the files of a world. @returns refused with each problem and where it stands, if there are any. */
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

/** What importing a world would do; writes nothing. */
export async function reviewImport(
  storage: Storage,
  next: CompiledContent,
): Promise<Pick<Succession, 'difference'> | ImportRefused> {
  const newest = await newestEntry(storage);
  if (newest?.version === next.version) return { difference: NO_DIFFERENCE };
  const succession = await succeed(storage, newest, next);
  return 'refused' in succession ? succession : { difference: succession.difference };
}

/**
 * Brings a world into the timeline, unless it is what came last. The first of all holds from the beginning of time;
 * another one begins after `delay`, and never before an instant that a character has been settled to, whatever the
 * clock did: the past stays as it was (docs/adr/0009-content-import.md).
 * @param delay in ms; `IMPORT_DELAY` wherever commands may be under way.
 */
export async function importWorld(
  storage: Storage,
  next: CompiledContent,
  delay: number,
): Promise<Imported | ImportRefused> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const newest = await newestEntry(storage);
    if (newest?.version === next.version) return { ...newest, difference: NO_DIFFERENCE };
    const succession = await succeed(storage, newest, next);
    if ('refused' in succession) return succession;
    const { content, difference } = succession;
    // With what it retired earlier it may be the very same.
    if (newest?.version === content.version) return { ...newest, difference };
    const effectiveAt = await commit(storage, newest, content, delay);
    if (effectiveAt !== null) return { version: content.version, effectiveAt, difference };
  }
  throw new Error(`${ATTEMPTS} other imports came between`);
}

const newestEntry = async (storage: Storage): Promise<TimelineEntry | null> =>
  (await storage.read(contentTimeline)).at(-1) ?? null;

async function succeed(
  storage: Storage,
  newest: TimelineEntry | null,
  next: CompiledContent,
): Promise<Succession | ImportRefused> {
  const kept = newest === null ? null : await keptContent(storage, newest.version);
  const refused = [
    ...checkStructure(next.sets),
    ...wireFindings(next),
    ...(kept === null ? [] : checkSuccession(kept, next.sets)),
  ];
  if (refused.length > 0) return { refused };
  return { content: following(kept, next), difference: differenceOf(kept, next.sets) };
}

/** The content as it will be kept. What has lost nothing keeps the version that it came with. */
function following(kept: KeptContent | null, next: CompiledContent): KeptContent {
  const { sets, versions, version, newCharacter } = next;
  const carried = kept === null ? { sets, retired: {} } : carryOver(kept, sets);
  if (Object.keys(carried.retired).length === 0)
    return { sets, versions, version, newCharacter, retired: {} };
  const carriedVersions = setVersions(carried.sets);
  return {
    ...carried,
    versions: carriedVersions,
    version: contentVersion(carriedVersions, newCharacter),
    newCharacter,
  };
}

/** What the wire's schema would refuse: texts that are too long, numbers that are too large. */
function wireFindings({ sets }: CompiledContent): ImportFinding[] {
  const parsed = staticData.safeParse(sets);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({
    check: 'wire',
    message: `${path.join('.')}: ${message}`,
  }));
}

/** @returns from when on it is live; null when another import came between. */
function commit(
  storage: Storage,
  newest: TimelineEntry | null,
  content: KeptContent,
  delay: number,
): Promise<number | null> {
  const compiled = JSON.stringify(content);
  return storage.write(async (tx) => {
    await lockTimeline(tx, storage.kind);
    const last = (await contentTimeline(tx)).at(-1);
    if (last?.effectiveAt !== newest?.effectiveAt) return null;
    const now = storage.clock.now();
    const effectiveAt =
      newest === null
        ? 0
        : Math.max(now + delay, newest.effectiveAt + 1, (await latestSettled(tx, storage.kind)) + 1);
    await insertContent(tx, { version: content.version, importedAt: now, compiled });
    await insertTimelineEntry(tx, { effectiveAt, version: content.version });
    return effectiveAt;
  });
}

/** @throws Error when a version stands in the timeline but is not kept. */
export const keptContent = (storage: Storage, version: string): Promise<KeptContent> =>
  storage.read((db) => contentIn(db, version));

/** As `keptContent`. */
export async function contentIn(db: Reader, version: string): Promise<KeptContent> {
  const compiled = await compiledContent(db, version);
  if (compiled === null) throw new Error(`content ${version} stands in the timeline but is not kept`);
  // The first releases kept nothing that had retired.
  return { retired: {}, ...(JSON.parse(compiled) as CompiledContent) };
}
