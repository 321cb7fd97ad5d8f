import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findShippedAgreements } from './shipped-agreements.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SHIPPED = join(ROOT, 'apps/server/agreements');

test.each(['apps/server/src/server.ts', 'apps/server/dist/server.js', 'tests/dist/server-under-kill.js'])(
  'the shipped texts are found from %s',
  (program) => {
    expect(findShippedAgreements(pathToFileURL(join(ROOT, program)).href)).toBe(SHIPPED);
  },
);

test('an installation without them is not whole', () => {
  expect(() => findShippedAgreements('file:///no/such/folder/server.js')).toThrow('are missing');
});
