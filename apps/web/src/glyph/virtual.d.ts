declare module 'virtual:glyph-sprites' {
  /** Addresses of the sprites that build/glyph-sprites.ts draws; a glyph is the fragment of its name. */
  export const interfaceSprite: string;
  export const pictureSprite: string;
}
