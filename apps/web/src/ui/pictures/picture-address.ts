import { picturesBase } from 'virtual:pictures';

/** @param path as the content names it */
export const pictureAddress = (path: string): string => `${picturesBase}/${path}`;
