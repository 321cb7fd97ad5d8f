import type { WorldDifference } from '@slumberfell/content';
import type { Reader, Storage } from '../storage/storage.ts';
import {
  compiledContent,
  contentTimeline,
  insertContent,
  insertTimelineEntry,
  type KeptText,
  latestSettled,
  lockTimeline,
  type TimelineEntry,
} from '../storage/tables/content-versions.ts';
import type { CompiledContent, KeptContent } from '../storage/values/content/kept-content.ts';
import { readContent } from '../storage/values/content/stored-content.ts';
import { type ContentText, type ImportRefused, isMadeOf, type Prepared, prepare } from './preparation.ts';

/** What makes a world ready to follow what is kept, wherever that is done. */
export type Preparation = (newest: ContentText | null) => Promise<Prepared | ImportRefused>;

/** An import that is in the timeline, or was already: then there is no difference. */
export interface Imported {
  /** Whether it came into the timeline just now. */
  readonly isNew: boolean;
  readonly version: string;
  /** From when on it is live. */
  readonly effectiveAt: number;
  readonly difference: WorldDifference;
}

/** The world of a server that others have followed already: it is not brought back by a restart. */
export interface Superseded {
  readonly superseded: string;
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

/** What importing a world would do; writes nothing. */
export async function reviewImport(
  storage: Storage,
  next: CompiledContent,
): Promise<Pick<Prepared, 'difference'> | ImportRefused> {
  const prepared = prepare(next, await newestText(storage, await newestEntry(storage)));
  return 'refused' in prepared ? prepared : { difference: prepared.difference };
}

/**
 * Brings a world into the timeline, unless it is what came last. The first of all holds from the beginning of
 * time; another one begins after `delay`, and never before an instant that a character has been settled to,
 * whatever the clock did: the past stays as it was (ADR 0009).
 * @param next compiled already, or what prepares it while others have their turns.
 * @param delay in ms; `IMPORT_DELAY` wherever commands may be under way.
 */
export async function importWorld(
  storage: Storage,
  next: CompiledContent | Preparation,
  delay: number,
): Promise<Imported | ImportRefused> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const newest = await newestEntry(storage);
    const text = await newestText(storage, newest);
    const prepared = typeof next === 'function' ? await next(text) : prepare(next, text);
    if ('refused' in prepared) return prepared;
    const { version, difference } = prepared;
    // With what it retired earlier it may be the very same.
    if (newest?.version === version) return { ...newest, isNew: false, difference };
    const effectiveAt = await commit(storage, newest, prepared, delay);
    if (effectiveAt !== null) return { version, isNew: true, effectiveAt, difference };
  }
  throw new Error(`${ATTEMPTS} other imports came between`);
}

/**
 * Brings the world that a server starts with into the timeline. On a database that nodes share it stays where
 * it stands there already: a node that has not got the newest files yet must not undo for everybody what
 * another has imported. Going back on purpose is an administrator's import.
 */
export async function importAtStart(
  storage: Storage,
  next: CompiledContent,
): Promise<Imported | ImportRefused | Superseded> {
  // Nobody plays yet on a database of one's own, so nobody has to hear of the content first.
  if (!storage.isShared) return await importWorld(storage, next, 0);
  if (await isSuperseded(storage, next)) return { superseded: next.version };
  return await importWorld(storage, next, IMPORT_DELAY);
}

async function isSuperseded(storage: Storage, next: CompiledContent): Promise<boolean> {
  const versions = (await storage.read(contentTimeline)).map((entry) => entry.version).reverse();
  for (const [index, version] of versions.entries()) {
    if (versions.indexOf(version) < index) continue;
    const kept = await storage.read((db) => textIn(db, version));
    if (isMadeOf({ version, ...kept }, next)) return index > 0;
  }
  return false;
}

const newestEntry = async (storage: Storage): Promise<TimelineEntry | null> =>
  (await storage.read(contentTimeline)).at(-1) ?? null;

async function newestText(storage: Storage, newest: TimelineEntry | null): Promise<ContentText | null> {
  if (newest === null) return null;
  const { version } = newest;
  return { version, ...(await storage.read((db) => textIn(db, version))) };
}

/** @returns from when on it is live; null when another import came between. */
function commit(
  storage: Storage,
  newest: TimelineEntry | null,
  { version, compiled, compiledVersion }: ContentText,
  delay: number,
): Promise<number | null> {
  return storage.write(async (tx) => {
    await lockTimeline(tx, storage.kind);
    const last = (await contentTimeline(tx)).at(-1);
    if (last?.effectiveAt !== newest?.effectiveAt) return null;
    const now = storage.clock.now();
    const effectiveAt =
      newest === null
        ? 0
        : Math.max(now + delay, newest.effectiveAt + 1, (await latestSettled(tx, storage.kind)) + 1);
    await insertContent(tx, { version, importedAt: now, compiled, compiledVersion });
    await insertTimelineEntry(tx, { effectiveAt, version });
    return effectiveAt;
  });
}

/** @throws Error when a version stands in the timeline but is not kept. */
export const keptContent = (storage: Storage, version: string): Promise<KeptContent> =>
  storage.read((db) => contentIn(db, version));

/** As `keptContent`. */
export const contentIn = async (db: Reader, version: string): Promise<KeptContent> =>
  readContent(await textIn(db, version));

async function textIn(db: Reader, version: string): Promise<KeptText> {
  const kept = await compiledContent(db, version);
  if (kept === null) throw new Error(`content ${version} stands in the timeline but is not kept`);
  return kept;
}
