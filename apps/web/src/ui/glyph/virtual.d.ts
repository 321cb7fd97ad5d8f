declare module 'virtual:glyph-sprite' {
  /**
   * Address of the sprite that build/glyph-sprite.ts builds. To show one glyph, append its name as the
   * fragment.
   */
  export const glyphSprite: string;
}
