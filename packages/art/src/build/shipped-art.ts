import { ContentError, compileWorld, Problems, shippedWorldDirectory } from '@slumberfell/content';
import { type Art, artDirectoryOf, readArt } from '../data/art.ts';

export interface ShippedArt {
  readonly art: Art;
  /** Faults in the data, one line each. If there are any, some pictures are missing from the art. */
  readonly faults: readonly string[];
}

/** The art of the world that comes with the game. */
export function shippedArt(): ShippedArt {
  const problems = new Problems();
  const art = readArt(artDirectoryOf(shippedWorldDirectory), compileWorld(shippedWorldDirectory), problems);
  try {
    problems.throwIfAny();
    return { art, faults: [] };
  } catch (error) {
    if (error instanceof ContentError) return { art, faults: error.message.split('\n').slice(1) };
    throw error;
  }
}
