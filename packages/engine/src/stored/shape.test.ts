import { expect, test } from 'vitest';
import {
  atLeast,
  dictionary,
  type Fault,
  fields,
  finite,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  type Shape,
  text,
  truth,
  tuple,
  variants,
  where,
} from './shape.ts';

interface Cat {
  readonly kind: 'cat';
  readonly lives: number;
}
interface Dog {
  readonly kind: 'dog';
  readonly friends: readonly (Cat | Dog)[];
}
const cat: Shape<Cat> = fields<Cat>({ kind: oneOf('cat'), lives: integer(1, 9) });
const animal: Shape<Cat | Dog> = variants<Cat | Dog, 'kind'>('kind', {
  cat,
  dog: fields<Dog>({ kind: oneOf('dog'), friends: list<Cat | Dog>((value) => animal(value), 0, 3) }),
});

const sentence = (fault: Fault | null): string | null => fault && `${fault.path} is ${fault.wrong}`;

test.each<[string, Shape<never> | Shape<unknown>, unknown, string]>([
  ['a number for a text', text, 3, ' is not a text'],
  ['a text for a truth', truth, 'yes', ' is not true or false'],
  ['infinity', finite, Number.POSITIVE_INFINITY, ' is not a number'],
  ['a fraction', integer(), 0.5, ' is not a whole number from 0 to 9007199254740991'],
  ['one above the limit', integer(1, 9), 10, ' is not a whole number from 1 to 9'],
  ['one below the limit', integer(1, 9), 0, ' is not a whole number from 1 to 9'],
  ['no integer that is safe', integer(), 2 ** 53, ' is not a whole number from 0 to 9007199254740991'],
  ['another value', oneOf(0, 1, 2), 3, ' is not one of 0, 1, 2'],
  ['an object for a list', list(text), {}, ' is not a list'],
  ['a list that is too short', list(text, 2, 2), ['a'], ' is not a list of 2'],
  ['a list that is too long', list(text, 0, 1), ['a', 'b'], ' is not a list of 0 to 1'],
  ['an entry', list(text), ['a', 4], '[1] is not a text'],
  ['a tuple that is too long', tuple<[string]>(text), ['a', 'b'], ' is not a list of 1'],
  [
    'a place of a tuple',
    tuple<[string, number]>(text, integer()),
    ['a', 'b'],
    '[1] is not a whole number from 0 to 9007199254740991',
  ],
  ['null for an object', cat, null, ' is not an object'],
  ['a list for an object', cat, [], ' is not an object'],
  ['a missing field', cat, { kind: 'cat' }, 'lives is missing'],
  [
    'one field more',
    cat,
    { kind: 'cat', lives: 9, age: 3 },
    'age is a field that this version does not have',
  ],
  ['a kind that there is not', animal, { kind: 'cow' }, 'kind is not one of cat, dog'],
  [
    'a part of a part',
    animal,
    { kind: 'dog', friends: [{ kind: 'cat', lives: 0 }] },
    'friends[0].lives is not a whole number from 1 to 9',
  ],
  ['an entry of a dictionary', dictionary(truth), { a: true, b: 1 }, 'b is not true or false'],
  ['a condition', where(integer(), (value) => value % 2 === 0, 'it', 'odd'), 3, 'it is odd'],
])('%s is told with its place', (_, shape, value, expected) => {
  expect(sentence((shape as Shape<unknown>)(value))).toBe(expected);
});

test('a valid value has no fault', () => {
  const may = fields<{ readonly a?: number; readonly b: string | null }>({
    a: optional(integer()),
    b: nullable(text),
  });
  for (const value of [{ b: null }, { a: 1, b: 'x' }]) expect(may(value)).toBeNull();
  const friends = [
    { kind: 'cat', lives: 9 },
    { kind: 'dog', friends: [] },
  ];
  expect(animal({ kind: 'dog', friends })).toBeNull();
  expect(dictionary(truth)({})).toBeNull();
  const open = atLeast<Cat>({ lives: integer(1, 9) });
  expect(open({ lives: 9, age: 3 })).toBeNull();
  expect(open({ age: 3 })).toEqual({ path: 'lives', wrong: 'missing' });
  expect(tuple<[string, number]>(text, integer())(['a', 0])).toBeNull();
});
