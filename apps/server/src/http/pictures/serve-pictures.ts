import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { readPictureManifest } from './manifest.ts';
import { standInByPath, standIns } from './stand-ins.ts';

/** Cache time of a year, for a built picture that is requested with its own version: it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Cache time of five minutes, for a stand-in, or a request with the version of another release: the answer
 * may change.
 */
const SHORT_CACHE = 'public, max-age=300';

export interface PictureDependencies {
  /** Directory of the built pictures and their manifest. */
  readonly pictureDirectory: string;
  readonly game: Pick<Game, 'content'>;
}

/**
 * Serves `/pictures/<version>/<path>`: the files of the manifest, and a stand-in for a picture that the world
 * names and the manifest lacks (ADR 0007).
 */
export function servePictures(
  app: FastifyInstance,
  { pictureDirectory, game: { content } }: PictureDependencies,
): void {
  const manifest = readPictureManifest(pictureDirectory);
  if (manifest === null) {
    app.log.warn({ pictureDirectory }, 'there are no pictures: npm run art draws them');
    return;
  }
  const { version, pictures } = manifest;
  let others = standIns(content.live().sets, manifest);
  content.onChange(() => {
    others = standIns(content.live().sets, manifest);
  });
  app.route<{ Params: { version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/pictures/:version/*',
    handler: ({ params }, reply) => {
      const path = params['*'];
      const isOwn = path in pictures;
      const file = isOwn ? path : (others.get(path) ?? standInByPath(path, manifest));
      if (!Object.hasOwn(pictures, file)) return reply.callNotFound();
      reply.header('cache-control', isOwn && params.version === version ? IMMUTABLE : SHORT_CACHE);
      return reply.sendFile(file, pictureDirectory, { cacheControl: false });
    },
  });
}
