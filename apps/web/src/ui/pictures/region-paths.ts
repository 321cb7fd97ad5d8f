/** What fights before it, as the content names pictures. */
export const backdropPath = (regionId: number): string => `regions/${regionId}-backdrop.webp`;
