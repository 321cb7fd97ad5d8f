import { seedShape } from '../stored/seed-shape.ts';
import {
  type FieldShapes,
  fields as fieldsShape,
  integer,
  list,
  oneOf,
  optional,
  type Shape,
  text,
  truth,
  variants,
} from '../stored/shape.ts';
import { COUNTER_KINDS, type Counter } from '../world/counter.ts';
import type { Field, Fields, InputOf, StepOf, Steps } from './field.ts';

const counter = fieldsShape<Counter>({ kind: oneOf(...COUNTER_KINDS), id: integer(), count: integer(0) });

/**
 * The shape of a stored input with these fields. A list may have any length: its limit may change, and older
 * inputs may have longer lists.
 */
export function inputShape<F extends Fields>(fields: F): Shape<InputOf<F>> {
  const shapes = Object.entries(fields).map(
    ([name, field]) =>
      [name, field.kind === 'optional' ? optional(valueShape(field.of)) : valueShape(field)] as const,
  );
  // The names of the fields come from the definitions at run time, so the compiler does not know them.
  return fieldsShape<object>(Object.fromEntries(shapes) as FieldShapes<object>) as Shape<InputOf<F>>;
}

/** The shape of a stored command that is one of several. @param steps the fields of the inputs, by name */
export const stepShape = <S extends Steps>(steps: S): Shape<StepOf<S>> =>
  variants<{ name: string }, 'name'>(
    'name',
    Object.fromEntries(
      Object.entries(steps).map(([name, input]) => [
        name,
        fieldsShape<object>({ name: oneOf(name), input: inputShape(input) } as FieldShapes<object>),
      ]),
    ) as never,
  ) as Shape<StepOf<S>>;

function valueShape(field: Exclude<Field, { kind: 'optional' }>): Shape<unknown> {
  switch (field.kind) {
    case 'id':
      return integer();
    case 'integer':
      return integer(field.min ?? Number.MIN_SAFE_INTEGER, field.max);
    case 'truth':
      return truth;
    case 'object':
      return inputShape(field.of);
    case 'choice':
      return oneOf(...Object.values(field.of));
    case 'word':
      return oneOf(...field.of);
    case 'text':
      return text;
    case 'list':
      return list(inputShape(field.of));
    case 'steps':
      return list(stepShape(field.of));
    case 'seed':
      return seedShape;
    case 'counters':
      return list(counter);
  }
}
