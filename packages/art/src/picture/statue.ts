import type { CreatureArt } from '../creature/creature.ts';

/** A figure in one colour: the statue of a trophy, or the shadow of a boss in a gate. */
export type Statue =
  | { readonly kind: 'glyph'; readonly glyph: string; readonly flip: boolean; readonly rotate: number }
  | { readonly kind: 'creature'; readonly creature: CreatureArt };
export type GlyphStatue = Extract<Statue, { kind: 'glyph' }>;
