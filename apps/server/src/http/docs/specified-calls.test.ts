import { readFileSync } from 'node:fs';
import { routes } from '@slumberfell/protocol';
import { expect, test } from 'vitest';

const SPECIFICATION = new URL('../../../../../docs/specification.md', import.meta.url);

/** The calls that rules 7.2 to 7.43 name, such as `POST /character/equip`. */
const specified = [
  ...readFileSync(SPECIFICATION, 'utf8').matchAll(/\*\*7\.\d+\*\* \|? ?`((?:GET|POST) \/[^`]+)`/g),
].map(([, call = '']) => call);

const served = new Set(
  Object.values(routes).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
);

test('the specification names 41 calls', () => expect(specified).toHaveLength(41));

test.each(specified)('%s is at this address', (call) => expect([...served]).toContain(call));
