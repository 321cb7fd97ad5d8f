import type { WorldDifference } from '@slumberfell/content';
import { UnreadableValue } from '@slumberfell/engine/stored';
import type { Reader, Storage } from '../storage/storage.ts';
import { checkAllAt } from '../storage/tables/alert-checks.ts';
import { latestSettled } from '../storage/tables/characters/rows.ts';
import {
  contentTimeline,
  insertTimelineEntry,
  lockTimeline,
  type TimelineEntry,
} from '../storage/tables/content-timeline.ts';
import { compiledContent, insertContent, type KeptText } from '../storage/tables/content-versions.ts';
import type { CompiledContent, KeptContent } from '../storage/values/content/kept-content.ts';
import { readContent } from '../storage/values/content/stored-content.ts';
import { type ContentText, type ImportRefused, isMadeOf, type Prepared, prepare } from './preparation.ts';

/** Makes a world ready to be stored after the newest one. It may run in another thread. */
export type Preparation = (newest: ContentText | null) => Promise<Prepared | ImportRefused>;

/** An import that is in the timeline. If this call did not add it, `difference` is empty. */
export interface Imported {
  /** True if this call added the import to the timeline; false if the timeline had it before. */
  readonly isNew: boolean;
  readonly version: string;
  /** The instant from which on this version of the world is live. */
  readonly effectiveAt: number;
  readonly difference: WorldDifference;
}

/**
 * Result when a node starts with an older world that is already in the timeline: it is not imported again.
 */
export interface Superseded {
  readonly superseded: string;
}

/**
 * ms from the import of a world to the instant at which it takes effect. Every node loads the world in this
 * time.
 */
export const IMPORT_DELAY = 60_000;

/** Thrown when the world with which a server starts is refused. The message is for the host. */
export class ContentRefused extends Error {
  constructor({ refused }: ImportRefused) {
    const shown = refused.slice(0, MAX_FINDINGS).map(({ message }) => `  ${message}`);
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

/** Maximum number of reasons for the refusal of a world that one message lists. */
const MAX_FINDINGS = 50;

/**
 * Maximum number of attempts at one import. An attempt fails when another import is committed meanwhile. If
 * all attempts fail, this is a bug.
 */
const ATTEMPTS = 10;

/** The result that importing a world would have; it writes nothing. */
export async function reviewImport(
  storage: Storage,
  next: CompiledContent,
): Promise<Pick<Prepared, 'difference'> | ImportRefused> {
  const prepared = prepare(next, await newestText(storage, await newestEntry(storage)));
  return 'refused' in prepared ? prepared : { difference: prepared.difference };
}

/**
 * Adds a world to the timeline, unless it is the last one there. The first world is live from the beginning
 * of time. A later one is live after `delay`, and never before an instant to which a character has been
 * settled, even if the clock was set back: the past does not change (ADR 0009).
 * @param next compiled, or a function that prepares it without blocking the process.
 * @param delay in ms; `IMPORT_DELAY` wherever commands may be running.
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
    // With the retired rows of earlier worlds added, the world may be equal to the newest content.
    if (newest?.version === version) return { ...newest, isNew: false, difference };
    const effectiveAt = await commit(storage, newest, prepared, delay);
    if (effectiveAt !== null) return { version, isNew: true, effectiveAt, difference };
  }
  throw new Error(`${ATTEMPTS} other imports came between`);
}

/**
 * Adds the world that a server starts with to the timeline. On a database that nodes share, a world that is
 * in the timeline already is not added again: a node that starts with older files must not undo what another
 * node has imported. To return to an older world, an administrator imports it.
 */
export async function importAtStart(
  storage: Storage,
  next: CompiledContent,
): Promise<Imported | ImportRefused | Superseded> {
  // No other node uses this database and no player is connected yet, so the content needs no delay.
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

/**
 * @returns the instant from which on the content is live; null when another import was committed since
 *   `newest` was read.
 */
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
      newest === null ? 0 : Math.max(now + delay, newest.effectiveAt + 1, (await latestSettled(tx)) + 1);
    await insertContent(tx, { version, importedAt: now, compiled, compiledVersion });
    await insertTimelineEntry(tx, { effectiveAt, version });
    await checkAllAt(tx, effectiveAt);
    return effectiveAt;
  });
}

/** @throws UnreadableValue when the content is damaged, or missing although the timeline has its version. */
export const keptContent = (storage: Storage, version: string): Promise<KeptContent> =>
  storage.read((db) => contentIn(db, version));

/** As `keptContent`, but reads through `db`, such as an open transaction. */
export const contentIn = async (db: Reader, version: string): Promise<KeptContent> =>
  readContent(await textIn(db, version));

async function textIn(db: Reader, version: string): Promise<KeptText> {
  const kept = await compiledContent(db, version);
  if (kept === null) throw new UnreadableValue(`The stored content ${version} is missing.`);
  return kept;
}
