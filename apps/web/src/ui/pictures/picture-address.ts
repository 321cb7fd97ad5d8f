// chunk: entry
import { picturesBase } from 'virtual:pictures';

/** @param path as in the content */
export const pictureAddress = (path: string): string => `${picturesBase}/${path}`;
