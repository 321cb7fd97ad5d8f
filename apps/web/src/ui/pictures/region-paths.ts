// chunk: calls
/** Path of a region's backdrop for fights, in the same form as paths of pictures in the content. */
export const backdropPath = (regionId: number): string => `regions/${regionId}-backdrop.webp`;
