import { openWorld, STATIC_SETS, type StaticData, type World } from '@slumberfell/engine';
import type { StaticDataChanged } from '@slumberfell/protocol';
import type { Outcome } from '../api/call.ts';

/**
 * A world, and the version of its content. Actions refer to that version. It is null until the hub has sent
 * it.
 */
export interface NamedWorld {
  readonly world: World;
  readonly content: string | null;
}

/**
 * The current world and the world that the page had before it. The page shows an action with the world under
 * which the action began.
 */
export interface OpenedWorld extends NamedWorld {
  readonly before: NamedWorld | null;
}

export interface FollowTools {
  /** Resolves to the opened worlds when the first world is open; null when it could not be opened. */
  readonly opened: () => Promise<OpenedWorld | null>;
  /** Fetches the nine sets that the server has now. */
  readonly fetch: () => Promise<Outcome<{ readonly sets: StaticData; readonly version: string }>>;
  readonly open: (next: OpenedWorld) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Pauses in ms, one before each call. The call is repeated because the node that answers may not have the new
 * content yet, and because the call may fail.
 */
const PAUSES = [0, 200, 500, 1_000, 2_000, 4_000];

/** One version string for all nine sets together. */
export const versionOf = (versions: StaticDataChanged['versions']): string =>
  STATIC_SETS.map((set) => versions[set]).join(' ');

/**
 * Keeps the opened world equal to the content that the hub announces: it fetches the changed sets, then
 * replaces all sets at once.
 * @returns the handler of the hub's message; its promise settles when the announced world is open, or when
 * none of the calls, one for each of `PAUSES`, has returned that content
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
   * Whether the opened world already has the announced sets. If it has, this also stores the announced
   * version of the content with that world.
   */
  function isAt(opened: OpenedWorld, { content, versions }: StaticDataChanged): boolean {
    if (opened.world.version !== versionOf(versions)) return false;
    if (opened.content !== content) tools.open({ ...opened, content });
    return true;
  }

  /**
   * Opens a world of the fetched sets if they differ from those of the opened world.
   * @returns whether the fetched sets are the announced ones
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

/**
 * The world in which the page shows an action that began under `content`: the world `before` if it has this
 * content, else the current one.
 */
export const worldOf = ({ world, before }: OpenedWorld, content: string | undefined): World =>
  content !== undefined && before?.content === content ? before.world : world;
