import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository.mjs';
import { IMAGE_ENV, IMAGE_LICENCES, IMAGE_NAME } from './image.mjs';
import { RELEASE_FOLDER } from './layers.mjs';

test('the image of a release has the environment, folders and name of the image of the Dockerfile', async () => {
  const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const [, variables = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(last) ?? [];
  const own = [...variables.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  // Commands of the image of a release are given with `main.js`, which knows how it was started.
  const { SLUMBERFELL_COMMAND: _, ...others } = Object.fromEntries(
    own.map(([, name, quoted, plain]) => [name, quoted ?? plain]),
  );
  expect(others).toEqual(IMAGE_ENV);
  expect(last).toContain(`\nWORKDIR ${RELEASE_FOLDER}\n`);
  expect(last).toContain(`\nVOLUME ${IMAGE_ENV.DATA_DIR}\n`);
  expect(await readFile(join(ROOT, 'compose.yaml'), 'utf8')).toContain(`image: ${IMAGE_NAME}\n`);
});

test('the label of the image names the licence of each package that players or the server get', async () => {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const named = Object.entries(packages).flatMap(([path, { dev, link, license }]) =>
    path.startsWith('node_modules/') && dev !== true && link !== true && license !== undefined
      ? [license]
      : [],
  );
  // Of a choice, such as "(MIT OR CC0-1.0)", the first one is taken.
  const taken = named.map((licence) => /^\((\S+) OR /.exec(licence)?.[1] ?? licence);
  expect(new Set(IMAGE_LICENCES)).toEqual(new Set(taken));
});
