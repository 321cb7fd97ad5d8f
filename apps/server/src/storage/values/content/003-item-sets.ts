/** Version 2 of stored content, as far as this step reads it: it has no item sets. */
export interface ContentOfVersion2 {
  readonly sets?: object;
  readonly versions?: object;
}

/** The version of an empty list of item sets. */
const NO_ITEM_SETS = '4f53cda18c2baa0c';

/** Adds the item sets, of which there are none. */
export const withItemSets = (stored: ContentOfVersion2): object => ({
  ...stored,
  sets: { ...stored.sets, itemSets: [] },
  versions: { ...stored.versions, itemSets: NO_ITEM_SETS },
});
