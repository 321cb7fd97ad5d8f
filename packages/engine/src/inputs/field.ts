import type { Seed } from '../random/seed.ts';
import type { Counter } from '../world/counter.ts';
import { textPattern } from './text-pattern.ts';

/**
 * The fields of a command's input. The rules check inputs against them, and the wire derives schemas, routes
 * and their documentation from them, so each field is described once.
 */
export type Fields = Readonly<Record<string, Field>>;

export type Field = RequiredField | OptionalField;

type RequiredField =
  | IdField
  | IntegerField
  | TruthField
  | ChoiceField
  | WordField
  | TextField
  | ObjectField
  | ListField
  | StepsField
  | SuppliedField;

/** What the server adds to an input that a player has sent. */
export type SuppliedField = SeedField | CountersField;

/**
 * The id of something in the content. The rules look it up and refuse an unknown id. `thing`: an item or an
 * item set. `quest`: a chapter of the story or an errand.
 */
interface IdField {
  readonly kind: 'id';
  readonly of: 'item' | 'region' | 'dungeon' | 'thing' | 'errand' | 'quest' | 'villager';
}

/** A safe integer of `min` to `max`, both inclusive. A bound that is left out does not exist. */
interface IntegerField {
  readonly kind: 'integer';
  readonly min?: number;
  readonly max?: number;
}

interface TruthField {
  readonly kind: 'truth';
}

/** Fields of their own. */
interface ObjectField {
  readonly kind: 'object';
  readonly of: Fields;
}

/**
 * A field that a player may leave out. Inputs that were logged before the field existed do not have it, so a
 * field that is added to a command is optional.
 */
interface OptionalField {
  readonly kind: 'optional';
  readonly of: Exclude<RequiredField, SuppliedField>;
}

/** One of the values of an enumeration, such as `EquipmentType`. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly of: Enumeration;
}

/** One of some words. */
interface WordField {
  readonly kind: 'word';
  readonly of: readonly string[];
}

/** A text of 1 to `max` characters that a player writes: one line, without space at its ends. */
interface TextField {
  readonly kind: 'text';
  readonly max: number;
}

type Enumeration = Readonly<Record<string, number>>;

/** A list of 1 to `max` entries. */
interface ListField {
  readonly kind: 'list';
  readonly of: Fields;
  readonly max: number;
}

/** The fields of the inputs of some commands, by name. */
export type Steps = Readonly<Record<string, Fields>>;

/** A list of `min` to `max` commands, each an object of its name and its input. `of`: the inputs by name. */
interface StepsField {
  readonly kind: 'steps';
  readonly of: Steps;
  readonly min: number;
  readonly max: number;
}

/**
 * The random seed of a session. Players do not send it: the server draws it from the operating system's
 * generator and logs it with the command, so that a replay repeats it.
 */
interface SeedField {
  readonly kind: 'seed';
}

/**
 * Counters of the character's chronicle at the instant of the command (`countersFor`). Players do not send
 * them: the server reads them and logs them with the command, and `verify` counts them again.
 */
interface CountersField {
  readonly kind: 'counters';
}

export const idOf = <const T extends IdField['of']>(of: T) => ({ kind: 'id', of }) as const;
export const choiceOf = <const E extends Enumeration>(of: E) => ({ kind: 'choice', of }) as const;
export const wordOf = <const W extends readonly string[]>(of: W) => ({ kind: 'word', of }) as const;
export const textOf = (max: number) => ({ kind: 'text', max }) as const;
export const integerOf = (min: number, max: number) => ({ kind: 'integer', min, max }) as const;
export const listOf = <const F extends Fields>(of: F, max: number) => ({ kind: 'list', of, max }) as const;

export const stepsOf = <const S extends Steps>(of: S, min: number, max: number) =>
  ({ kind: 'steps', of, min, max }) as const;

export const objectOf = <const F extends Fields>(of: F) => ({ kind: 'object', of }) as const;
export const optional = <const F extends OptionalField['of']>(of: F) => ({ kind: 'optional', of }) as const;

/** Whether the server supplies a field. */
export const isSupplied = (field: Field): field is SuppliedField =>
  field.kind === 'seed' || field.kind === 'counters';

export const TRUTH = { kind: 'truth' } as const;
export const INTEGER = { kind: 'integer' } as const;
/** An amount: an integer of at least 1. */
export const AMOUNT = { kind: 'integer', min: 1 } as const;
/** A number of things, which may be 0. */
export const COUNT = { kind: 'integer', min: 0 } as const;
export const SEED = { kind: 'seed' } as const;
export const COUNTERS = { kind: 'counters' } as const;
export const NOTHING = {} as const;
export const ITEM_AMOUNT = { itemId: idOf('item'), amount: AMOUNT } as const;

/** The type of a field's value. */
export type ValueOf<F extends Field> = F extends { readonly kind: 'choice'; readonly of: infer E }
  ? E[keyof E]
  : F extends { readonly kind: 'list'; readonly of: infer E extends Fields }
    ? readonly InputOf<E>[]
    : F extends { readonly kind: 'object'; readonly of: infer E extends Fields }
      ? InputOf<E>
      : F extends { readonly kind: 'optional'; readonly of: infer E extends RequiredField }
        ? ValueOf<E>
        : F extends { readonly kind: 'word'; readonly of: infer W extends readonly string[] }
          ? W[number]
          : F extends {
                readonly kind: 'steps';
                readonly of: infer S extends Steps;
              }
            ? readonly StepOf<S>[]
            : F extends TextField
              ? string
              : F extends SeedField
                ? Seed
                : F extends CountersField
                  ? readonly Counter[]
                  : F extends TruthField
                    ? boolean
                    : number;

/** A command that is one of several: its name and its input. */
export type StepOf<S extends Steps> = {
  readonly [N in keyof S]: { readonly name: N; readonly input: InputOf<S[N]> };
}[keyof S];

/** The same properties as one object type. */
type Flat<T> = { readonly [N in keyof T]: T[N] };

type OptionalNames<F extends Fields> = {
  [N in keyof F]: F[N] extends OptionalField ? N : never;
}[keyof F];

/** The type of an input with these fields. */
export type InputOf<F extends Fields> = keyof F extends never
  ? Record<string, never>
  : Flat<
      { readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> } & {
        readonly [N in OptionalNames<F>]?: ValueOf<F[N]>;
      }
    >;

/** The part of an input that a player sends: all fields except those that the server supplies. */
export type SentInputOf<F extends Fields> = InputOf<{
  readonly [N in keyof F as F[N] extends SuppliedField ? never : N]: F[N];
}>;

/**
 * Whether each integer of an input is safe and within its range, and each list has an entry. The wire checks
 * more, such as the maximum length of lists. With this check the rules do not depend on the checks of the
 * wire.
 */
export function isWellFormed(fields: Fields, input: object): boolean {
  const values = input as Readonly<Record<string, unknown>>;
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined && !isAllowed(field, values[name])) return false;
  }
  return true;
}

function isAllowed(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'integer':
      return (
        Number.isSafeInteger(value) &&
        (field.min === undefined || (value as number) >= field.min) &&
        (field.max === undefined || (value as number) <= field.max)
      );
    case 'object':
      return isWellFormed(field.of, value as object);
    case 'optional':
      return value === undefined || isAllowed(field.of, value);
    case 'list': {
      const entries = value as readonly object[];
      return entries.length > 0 && entries.every((entry) => isWellFormed(field.of, entry));
    }
    case 'steps':
      return (value as readonly { readonly name: string; readonly input: object }[]).every(
        ({ name, input }) => field.of[name] !== undefined && isWellFormed(field.of[name], input),
      );
    case 'word':
      return field.of.includes(value as string);
    case 'text':
      return textPattern(field.max).test(value as string);
    case 'id':
    case 'truth':
    case 'choice':
    case 'seed':
    case 'counters':
      return true;
  }
}
