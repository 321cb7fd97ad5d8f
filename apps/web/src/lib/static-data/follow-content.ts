import { openWorld, STATIC_SETS, type StaticData, type World } from '@slumberfell/engine';
import type { StaticDataChanged } from '@slumberfell/protocol';
import type { Outcome } from '../api/call.ts';

/**
 * A world, and the version of its content, which actions refer to. Null until the hub has sent that version.
 */
export interface NamedWorld {
  readonly world: World;
  readonly content: string | null;
}

/**
 * The current world, and the world before it. An action that began under the earlier one also ends under it.
 */
export interface OpenedWorld extends NamedWorld {
  readonly before: NamedWorld | null;
}

export interface FollowTools {
  /** The opened worlds, once the page has opened its first one; null when that failed. */
  readonly opened: () => Promise<OpenedWorld | null>;
  /** Fetches the nine sets that the server has now. */
  readonly fetch: () => Promise<Outcome<{ readonly sets: StaticData; readonly version: string }>>;
  readonly open: (next: OpenedWorld) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Milliseconds before each call. The node that responds may not have the new content yet, or may not respond
 * at all.
 */
const PAUSES = [0, 200, 500, 1_000, 2_000, 4_000];

/** The version of all nine sets together. */
export const versionOf = (versions: StaticDataChanged['versions']): string =>
  STATIC_SETS.map((set) => versions[set]).join(' ');

/**
 * Keeps the opened world equal to the content that the hub announces: fetches the changed sets, then replaces
 * all sets at once.
 * @returns the handler of the hub's message. Its promise settles when the announced world is open, or all
 * calls failed.
 */
export function followContent(tools: FollowTools): (announced: StaticDataChanged) => Promise<void> {
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

  /**
   * Whether the opened world has the announced sets. If it has, this also stores the content's version with
   * it.
   */
  function isAt(opened: OpenedWorld, { content, versions }: StaticDataChanged): boolean {
    if (opened.world.version !== versionOf(versions)) return false;
    if (opened.content !== content) tools.open({ ...opened, content });
    return true;
  }

  /**
   * Opens the fetched sets if they differ from the opened ones. @returns whether they are the announced sets
   */
  function take(
    { world, content }: OpenedWorld,
    { sets, version }: { readonly sets: StaticData; readonly version: string },
    announced: StaticDataChanged,
  ): boolean {
    const isToldOf = version === versionOf(announced.versions);
    if (version !== world.version) {
      const name = isToldOf ? announced.content : null;
      tools.open({ world: openWorld(sets, version), content: name, before: { world, content } });
    }
    return isToldOf;
  }

  return (announced) => {
    newest = announced;
    following = following.then(follow);
    return following;
  };
}

/** The world in which to show an action that began under `content`. */
export const worldOf = ({ world, before }: OpenedWorld, content: string | undefined): World =>
  content !== undefined && before?.content === content ? before.world : world;
