import type { FieldShapes, Shape } from '../stored/shape.ts';

/**
 * The description of one field of a state: what it may be, and what it is for a new character. The type of
 * the state, its stored shape, its first value and its place in a row follow from it.
 */
export interface StateField<T> {
  readonly shape: Shape<T>;
  /** The value of a new character. Absent when `createState` computes it from the content or the instant. */
  readonly initial?: T;
}

type Fields = Readonly<Record<string, StateField<unknown>>>;

/** The object that has these fields. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly shape: Shape<infer T> } ? T : never;
};

/** The names of the fields without `initial`. */
type GivenNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly initial: unknown } ? never : Name;
}[keyof F];

/** The fields whose first value `createState` computes. */
export type GivenValues<F extends Fields> = Pick<ValuesOf<F>, GivenNames<F>>;

/** The values of a new character, in the order of the fields. */
export const firstValues = <F extends Fields>(fields: F, given: GivenValues<F>): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [
      name,
      name in given ? given[name as keyof typeof given] : initial,
    ]),
  ) as ValuesOf<F>;

export const shapesOf = <T>(fields: Readonly<Record<keyof T, StateField<unknown>>>): FieldShapes<T> =>
  Object.fromEntries(
    Object.entries<StateField<unknown>>(fields).map(([name, { shape }]) => [name, shape]),
  ) as FieldShapes<T>;
