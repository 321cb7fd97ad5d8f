/**
 * Shapes of values that were read from JSON. A shape is a function that returns what is wrong with a value.
 * Stored values may have the shape of another release or may be damaged, so they are checked with shapes.
 */

/** What is wrong with a value. It never contains the value, which may be hidden from players. */
export interface Fault {
  /** Place of the fault in the checked value, such as `shown.combatLog[3]`; empty for the whole value. */
  readonly path: string;
  /** Completes the sentence "<path> is ...", such as "missing" or "not a whole number from 0 to 2". */
  readonly wrong: string;
}

/**
 * @returns null when the value is a `T`. The property `of` never exists; it only makes shapes of different
 * types different for the compiler.
 */
export type Shape<T> = ((value: unknown) => Fault | null) & { readonly of?: T };

/** A field that may be absent. */
export interface Optional<T> {
  readonly optional: Shape<T>;
}

/** A shape for each field of `T`. A missing field does not compile. */
export type FieldShapes<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Shape<T[K]>;
};

const here = (wrong: string): Fault => ({ path: '', wrong });

/**
 * Adds the place of a part to the path of a fault in that part. @param place a field's name, or an index such
 * as `[3]`.
 */
export function within(place: string, { path, wrong }: Fault): Fault {
  return { path: path === '' || path.startsWith('[') ? `${place}${path}` : `${place}.${path}`, wrong };
}

/** An integer from `min` to `max`, both included. */
export function integer(min = 0, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const fault = here(`not a whole number from ${min} to ${max}`);
  return (value) =>
    Number.isSafeInteger(value) && min <= (value as number) && (value as number) <= max ? null : fault;
}

/** One of the values of an enumeration. */
export function oneOf<const V extends number | string>(...values: readonly V[]): Shape<V> {
  const fault = here(`not one of ${values.join(', ')}`);
  return (value) => (values.includes(value as V) ? null : fault);
}

const notText = here('not a text');
export const text: Shape<string> = (value) => (typeof value === 'string' ? null : notText);

const notTruth = here('not true or false');
export const truth: Shape<boolean> = (value) => (typeof value === 'boolean' ? null : notTruth);

const notFinite = here('not a number');
/**
 * Any finite number. For the few values that are not integers: probabilities and percentages of static data.
 */
export const finite: Shape<number> = (value) => (Number.isFinite(value) ? null : notFinite);

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape });

const notList = here('not a list');

/** A list with a length from `min` to `max`, both included. */
export function list<T>(shape: Shape<T>, min = 0, max = Number.MAX_SAFE_INTEGER): Shape<readonly T[]> {
  const wrongLength = here(min === max ? `not a list of ${min}` : `not a list of ${min} to ${max}`);
  return (value) => {
    if (!Array.isArray(value)) return notList;
    if (value.length < min || value.length > max) return wrongLength;
    for (let index = 0; index < value.length; index++) {
      const fault = shape(value[index]);
      if (fault !== null) return within(`[${index}]`, fault);
    }
    return null;
  };
}

/** A list of fixed length with a shape for each element. */
export function tuple<T extends readonly unknown[]>(
  ...shapes: { readonly [I in keyof T]: Shape<T[I]> }
): Shape<T> {
  const wrongLength = here(`not a list of ${shapes.length}`);
  return (value) => {
    if (!Array.isArray(value)) return notList;
    if (value.length !== shapes.length) return wrongLength;
    for (let index = 0; index < shapes.length; index++) {
      const fault = (shapes[index] as Shape<unknown>)(value[index]);
      if (fault !== null) return within(`[${index}]`, fault);
    }
    return null;
  };
}

const notObject = here('not an object');
const missing = here('missing');
const unknownField = here('a field that this version does not have');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with exactly the fields of `T`. Another field is a fault, because each released version of a
 * value has a number and a fixed set of fields.
 */
export const fields = <T extends object>(shapes: FieldShapes<T>): Shape<T> => object<T>(shapes, false);

/** An object with at least these fields of `T`. Other fields are not checked. */
export const atLeast = <T extends object>(shapes: Partial<FieldShapes<T>>): Shape<T> =>
  object<T>(shapes, true);

function object<T extends object>(shapes: object, isOpen: boolean): Shape<T> {
  const names = Object.keys(shapes);
  const checks = Object.values<Shape<unknown> | Optional<unknown>>(shapes as never).map((shape) =>
    typeof shape === 'function' ? { shape, isOptional: false } : { shape: shape.optional, isOptional: true },
  );
  return (value) => {
    if (!isObject(value)) return notObject;
    let present = 0;
    for (let index = 0; index < names.length; index++) {
      const name = names[index] as string;
      const field = value[name];
      const { shape, isOptional } = checks[index] as (typeof checks)[number];
      if (field === undefined) {
        if (isOptional) continue;
        return within(name, missing);
      }
      present += 1;
      const fault = shape(field);
      if (fault !== null) return within(name, fault);
    }
    if (isOpen) return null;
    const keys = Object.keys(value);
    if (keys.length === present) return null;
    return within(keys.find((key) => !names.includes(key)) ?? '', unknownField);
  };
}

/** An object with any field names. Each value must have the shape. */
export const dictionary =
  <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value) => {
    if (!isObject(value)) return notObject;
    for (const [name, entry] of Object.entries(value)) {
      const fault = shape(entry);
      if (fault !== null) return within(name, fault);
    }
    return null;
  };

/** A union of objects. The text in the field `tag` tells to which member of the union an object belongs. */
export function variants<T extends object, K extends keyof T & string>(
  tag: K,
  shapes: { readonly [V in T[K] & string]: Shape<Extract<T, Readonly<Record<K, V>>>> },
): Shape<T> {
  const known = new Map<unknown, Shape<unknown>>(Object.entries<Shape<unknown>>(shapes));
  const wrongTag = within(tag, here(`not one of ${[...known.keys()].join(', ')}`));
  return (value) => {
    if (!isObject(value)) return notObject;
    const shape = known.get(value[tag]);
    return shape === undefined ? wrongTag : shape(value);
  };
}

/**
 * A shape with a condition on the whole value. @param path the field that the fault names; empty for the
 * value itself
 */
export function where<T>(
  shape: Shape<T>,
  isRight: (value: T) => boolean,
  path: string,
  wrong: string,
): Shape<T> {
  const fault = { path, wrong };
  return (value) => shape(value) ?? (isRight(value as T) ? null : fault);
}
