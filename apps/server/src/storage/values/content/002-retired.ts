/** Version 1 of stored content. The first releases kept no retired rows and did not write `retired`. */
export interface ContentOfVersion1 {
  readonly retired?: object;
}

/** Adds the field that says which rows of the content are retired. */
export const withRetired = (stored: ContentOfVersion1): object => ({ retired: {}, ...stored });
