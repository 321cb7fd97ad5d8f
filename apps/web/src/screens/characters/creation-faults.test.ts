import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { type CreationFaults, creationFaults } from './creation-faults.ts';

const refused: Failure = {
  status: 400,
  code: 'request/invalid',
  message: 'The request is not valid.',
  errors: [],
};
const taken = { path: 'name', description: 'That name is taken.' };
const faceless = { path: 'appearanceId', description: 'Choose a face.' };

test.each<readonly [string, Partial<Failure>, CreationFaults]>([
  [
    'the error of the name at its field, and the others, each once',
    { errors: [faceless, taken, faceless, taken] },
    { name: 'That name is taken.', others: ['Choose a face.'] },
  ],
  [
    "the server's message without a list of errors",
    {},
    { name: null, others: ['The request is not valid.'] },
  ],
  [
    'the fallback for a response without a code',
    { status: 502, code: null, message: 'Whatever.' },
    { name: null, others: ['Unknown error'] },
  ],
  [
    'a missing response',
    { status: 0, code: null, message: 'Failed to connect to server.' },
    { name: null, others: ['Failed to connect to server.'] },
  ],
])('shows %s in the dialog', (_, failure, sentences) => {
  expect(creationFaults({ ...refused, ...failure })).toEqual(sentences);
});
