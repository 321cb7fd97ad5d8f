import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { PictureFormat } from '../../../look/picture-size.ts';
import { GAME_NAME, type ServerLook } from '../../../look/server-look.ts';
import { PreparedText } from '../../answers/prepared-text.ts';
import { accentStyle } from './page-look.ts';

/** One year: the address contains a hash of the bytes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A logo that is opened as a page runs no script and loads nothing. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const TYPES: Readonly<Record<PictureFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
};

/** Serves the host's logo, if there is one. */
export function serveLogo(app: FastifyInstance, { logo }: ServerLook): void {
  if (logo === null) return;
  app.route({
    method: ['GET', 'HEAD'],
    url: logo.path,
    handler: (_request, reply) =>
      reply
        .type(TYPES[logo.format])
        .headers({ 'cache-control': IMMUTABLE, 'content-security-policy': LOGO_POLICY })
        .send(logo.bytes),
  });
}

/** A file of the build that names the server, and how it is written for this server. */
interface NamedFile {
  readonly path: string;
  readonly type: string;
  written(text: string, look: ServerLook): string;
}

const NAMED_FILES: readonly NamedFile[] = [
  {
    path: 'offline.html',
    type: 'text/html; charset=utf-8',
    written: (text, { name, accent }) => {
      const named = text.replaceAll(GAME_NAME, () => escapeHtml(name ?? GAME_NAME));
      return accent === null
        ? named
        : named.replace('</head>', () => `<style>${accentStyle(accent)}</style></head>`);
    },
  },
  {
    path: 'manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    written: (text, { name }) =>
      name === null
        ? text
        : JSON.stringify({ ...(JSON.parse(text) as object), name, short_name: name }, null, 2),
  },
  {
    // Browsers compare the bytes of the service worker. With another name or colour it is another one, which
    // fetches the offline page again.
    path: 'service-worker.js',
    type: 'text/javascript; charset=utf-8',
    written: (text, { name, accent }) =>
      `self.serverName=${JSON.stringify(name ?? GAME_NAME)};/*${hashOf(`${name} ${accent}`)}*/\n${text}`,
  },
];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Serves the files of the build that name the server, written for this look. Without a name and a colour
 * they are sent as they are.
 * @returns the paths of the files that this function serves, from the directory of the build
 */
export function serveNamedFiles(app: FastifyInstance, directory: string, look: ServerLook): string[] {
  if (look.name === null && look.accent === null) return [];
  const files = NAMED_FILES.filter(({ path }) => existsSync(join(directory, path)));
  for (const { path, type, written } of files) {
    const text = new PreparedText(written(readFileSync(join(directory, path), 'utf8'), look));
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${path}`,
      handler: (request, reply) => text.send(request, reply.type(type).header('cache-control', 'no-cache')),
    });
  }
  return files.map(({ path }) => path);
}
