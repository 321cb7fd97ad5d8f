/** Version 4 of stored content, as far as this step reads it: it has no lore. */
export type ContentOfVersion4 = object;

/** The version of no lore. */
const VERSION_OF_NO_LORE = '4f53cda18c2baa0c';

/** Adds the lore, of which there is none. */
export const withLore = (stored: ContentOfVersion4): object => ({
  ...stored,
  lore: [],
  loreVersion: VERSION_OF_NO_LORE,
});
