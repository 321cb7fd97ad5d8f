import type { Anchor, Dress, Look } from './look.ts';
import type { Pen } from './pen.ts';

/** A body plan: how one kind of body is drawn, in several poses. */
export interface Plan {
  /** The poses, each with another outline. */
  readonly poses: readonly string[];
  /** The heads that fit; empty: the plan has its own. */
  readonly heads: readonly string[];
  /** The textures that it can have; empty: only its own. */
  readonly textures: readonly string[];
  readonly anchors: readonly Anchor[];
  /** The pair of colours that most of the body has. Its first one must differ from the region's ground. */
  readonly shows: 'body' | 'dress';
  readonly draw: (pen: Pen, look: Look, dress: Dress) => void;
}

/** The entry for a name. Rows are checked when they are read, so a missing entry is a fault of the code. */
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`"${name}" is none of ${Object.keys(entries).join(', ')}`);
  return entry;
}
