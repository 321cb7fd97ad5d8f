declare module 'virtual:glyph-sprite' {
  /** Address of the sprite that build/glyph-sprite.ts makes. The fragment is the glyph's name. */
  export const glyphSprite: string;
}
