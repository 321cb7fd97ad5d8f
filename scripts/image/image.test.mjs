import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository.mjs';
import { IMAGE_ENV, IMAGE_NAME } from './image.mjs';
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
