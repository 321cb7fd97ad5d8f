import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { readPictureManifest } from './manifest.ts';
import { numberOne, standIns } from './stand-ins.ts';

/** A picture under the version that it belongs to never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A stand-in, or a page of another release: right for now. */
const BRIEF = 'public, max-age=300';

export interface PictureDependencies {
  /** Of the built pictures and their manifest. */
  readonly pictureDirectory: string;
  readonly game: Pick<Game, 'content'>;
}

/**
 * Serves `/pictures/<version>/<path>`: the files that the manifest lists and no other, and for what the world
 * names and nobody drew a stand-in (ADR 0007).
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
      const file = isOwn ? path : (others.get(path) ?? numberOne(path));
      if (!Object.hasOwn(pictures, file)) return reply.callNotFound();
      reply.header('cache-control', isOwn && params.version === version ? IMMUTABLE : BRIEF);
      return reply.sendFile(file, pictureDirectory, { cacheControl: false });
    },
  });
}
