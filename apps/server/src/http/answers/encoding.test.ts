import { expect, it } from 'vitest';
import { encodingFor } from './encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['identity', null],
  ['', null],
])('Accept-Encoding %j is answered with %j', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
