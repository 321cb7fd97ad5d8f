import { COUNTER_KINDS, type Counter } from '../quests/counters.ts';
import { seedShape } from '../state/part-shapes.ts';
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
import type { Field, Fields } from '../inputs/field.ts';
import { COMMANDS, type CommandInputs, type CommandName } from './registry.ts';

const counter = fieldsShape<Counter>({ kind: oneOf(...COUNTER_KINDS), id: integer(), count: integer(0) });

/**
 * The shape of the input of each command in the command log. It follows from the definition of the command,
 * except that a list may have any length. The limit of a list may change, and older commands in the log may
 * have longer lists.
 */
export const COMMAND_SHAPES = Object.fromEntries(
  Object.entries(COMMANDS).map(([name, { input }]) => [name, shapeOfFields(input)]),
) as { readonly [N in CommandName]: Shape<CommandInputs[N]> };

function shapeOfFields(fields: Fields): Shape<unknown> {
  const shapes = Object.entries(fields).map(
    ([name, field]) =>
      [name, field.kind === 'optional' ? optional(shapeOf(field.of)) : shapeOf(field)] as const,
  );
  // The names of the fields come from the definitions at run time, so the compiler does not know them.
  return fieldsShape<object>(Object.fromEntries(shapes) as FieldShapes<object>);
}

function shapeOf(field: Exclude<Field, { kind: 'optional' }>): Shape<unknown> {
  switch (field.kind) {
    case 'id':
      return integer();
    case 'integer':
      return integer(field.min ?? Number.MIN_SAFE_INTEGER, field.max);
    case 'truth':
      return truth;
    case 'object':
      return shapeOfFields(field.of);
    case 'choice':
      return oneOf(...Object.values(field.of));
    case 'word':
      return oneOf(...field.of);
    case 'text':
      return text;
    case 'list':
      return list(shapeOfFields(field.of));
    case 'steps':
      return list(
        variants<{ name: string }, 'name'>(
          'name',
          Object.fromEntries(
            Object.entries(field.of).map(([name, input]) => [
              name,
              fieldsShape<object>({ name: oneOf(name), input: shapeOfFields(input) } as FieldShapes<object>),
            ]),
          ) as never,
        ),
      );
    case 'seed':
      return seedShape;
    case 'counters':
      return list(counter);
  }
}
