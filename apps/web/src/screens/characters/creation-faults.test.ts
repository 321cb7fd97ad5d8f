import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { creationFaults } from './creation-faults.ts';

const refused: Failure = {
  status: 400,
  code: 'request/invalid',
  message: 'The request is not valid.',
  errors: [],
};
const taken = { path: 'name', description: 'That name is taken.' };

test.each<readonly [string, Partial<Failure>, readonly string[]]>([
  ["the server's errors, each once", { errors: [taken, taken] }, ['That name is taken.']],
  ["the server's message without a list of errors", {}, ['The request is not valid.']],
  [
    'the fallback for a response without a code',
    { status: 502, code: null, message: 'Whatever.' },
    ['Unknown error'],
  ],
  [
    'a missing response',
    { status: 0, code: null, message: 'Failed to connect to server.' },
    ['Failed to connect to server.'],
  ],
])('shows %s in the dialog', (_, failure, sentences) => {
  expect(creationFaults({ ...refused, ...failure })).toEqual(sentences);
});
