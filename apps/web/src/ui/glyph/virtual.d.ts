declare module 'virtual:glyph-sprite' {
  /** Address of the sprite that build/glyph-sprite.ts draws; a glyph is the fragment of its name. */
  export const glyphSprite: string;
}
