import type { Field, Fields } from '@slumberfell/engine';

/**
 * An input of a command as the wire has it: the fields that its definition has, and nothing else. Absent
 * fields stay absent.
 */
export const presentInput = (fields: Fields, input: object): object => {
  const values = input as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      values[name] === undefined ? [] : [[name, presentValue(field, values[name])]],
    ),
  );
};

function presentValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'object':
      return presentInput(field.of, value as object);
    case 'optional':
      return presentValue(field.of, value);
    case 'list':
      return (value as readonly object[]).map((entry) => presentInput(field.of, entry));
    case 'steps':
      return (value as readonly { readonly name: string; readonly input: object }[]).map(
        ({ name, input }) => ({
          name,
          input: presentInput(field.of[name] ?? {}, input),
        }),
      );
    default:
      return value;
  }
}
