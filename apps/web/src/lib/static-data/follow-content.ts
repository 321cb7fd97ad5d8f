import { openWorld, STATIC_SETS, type StaticData, type World } from '@slumberfell/engine';
import type { StaticDataChanged } from '@slumberfell/protocol';
import type { Outcome } from '../api/call.ts';

/** A world, and the version of the content by which actions name it; null while the hub has not told. */
export interface NamedWorld {
  readonly world: World;
  readonly content: string | null;
}

/** The world that is live, and the one before it: an action that was begun under that ends under that. */
export interface OpenedWorld extends NamedWorld {
  readonly before: NamedWorld | null;
}

export interface FollowTools {
  /** What is opened, once the page has opened its first world; null when it could not. */
  readonly opened: () => Promise<OpenedWorld | null>;
  /** The nine sets as the server has them now. */
  readonly fetch: () => Promise<Outcome<{ readonly sets: StaticData; readonly version: string }>>;
  readonly open: (next: OpenedWorld) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Pauses before each call, in ms. A node may be a moment behind the one that told of the content, or not answer. */
const PAUSES = [0, 200, 500, 1_000, 2_000, 4_000];

/** The version that a browser's nine sets have together. */
export const versionOf = (versions: StaticDataChanged['versions']): string =>
  STATIC_SETS.map((set) => versions[set]).join(' ');

/**
 * Keeps the opened world in step with what the hub tells: fetches the sets that have changed and opens them in the place
 * of the old ones, all at once.
 * @returns what takes in the hub's message; it settles when the world is the one told of, or could not be had.
 */
export function followContent(tools: FollowTools): (told: StaticDataChanged) => Promise<void> {
  let newest: StaticDataChanged | null = null;
  let following = Promise.resolve();

  async function follow(): Promise<void> {
    for (const pause of PAUSES) {
      if (pause > 0) await tools.wait(pause);
      const opened = await tools.opened();
      if (opened === null || newest === null || isAt(opened, newest)) return;
      const outcome = await tools.fetch();
      if (outcome.ok && take(opened, outcome.answer, newest)) return;
    }
  }

  /** Whether that is the world told of; if so it learns its name. */
  function isAt(opened: OpenedWorld, { content, versions }: StaticDataChanged): boolean {
    if (opened.world.version !== versionOf(versions)) return false;
    if (opened.content !== content) tools.open({ ...opened, content });
    return true;
  }

  /** Opens sets unless they are opened already. @returns whether they are those told of. */
  function take(
    { world, content }: OpenedWorld,
    { sets, version }: { readonly sets: StaticData; readonly version: string },
    told: StaticDataChanged,
  ): boolean {
    const isToldOf = version === versionOf(told.versions);
    if (version !== world.version) {
      const name = isToldOf ? told.content : null;
      tools.open({ world: openWorld(sets, version), content: name, before: { world, content } });
    }
    return isToldOf;
  }

  return (told) => {
    newest = told;
    following = following.then(follow);
    return following;
  };
}

/** The world in which an action that names its content is shown. */
export const worldOf = ({ world, before }: OpenedWorld, content: string | undefined): World =>
  content !== undefined && before?.content === content ? before.world : world;
