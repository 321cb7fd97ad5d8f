import { byId } from './by-id.ts';
import type { DatabaseKind } from './dialect.ts';
import type { Reader, Writer } from './schema.ts';

/**
 * A kind of read or write that a locked character can request. It is declared once, in the file of its table,
 * for a character that is locked alone and for characters that are locked together.
 */
export interface CharacterRequest<Input, Answer> {
  /** For messages of errors, such as `save the row`. */
  readonly name: string;
  /** Answers the request of one character. */
  alone(tx: Writer, kind: DatabaseKind, characterId: number, input: Input): Promise<Answer>;
  /**
   * Answers requests of several characters, in their order. Only on PostgreSQL, where each statement is a
   * network round trip, so that one statement should answer all. Absent for rare requests, which are answered
   * one after the other.
   */
  together?(
    tx: Writer,
    kind: DatabaseKind,
    requests: readonly RequestOf<Input>[],
  ): Promise<readonly Answer[]>;
}

/** A request of one character. */
export interface RequestOf<Input> {
  readonly characterId: number;
  readonly input: Input;
}

/** Any request, for lists of them. */
export type AnyRequest = CharacterRequest<unknown, unknown>;

/** The arguments for an input: none for `null`. */
export type InputArguments<Input> = Input extends null ? [] : [input: Input];

type Query<Values, Row> = (
  db: Reader,
  kind: DatabaseKind,
  values: Values,
) => Promise<{ readonly rows: readonly Row[] }>;

/**
 * A read without input.
 * @param one finds the rows of one character.
 * @param many finds the rows of several, each with the id of its character.
 * @param answerOf the answer for a character's rows, which are in the order of the query.
 */
export const readRequest = <Row, Answer>(
  name: string,
  one: Query<{ characterId: number }, Row>,
  many: Query<{ ids: readonly number[] }, Row & { readonly id: number }>,
  answerOf: (rows: readonly Row[], characterId: number) => Answer,
): CharacterRequest<null, Answer> => ({
  name,
  alone: async (tx, kind, characterId) => answerOf((await one(tx, kind, { characterId })).rows, characterId),
  together: async (tx, kind, requests) => {
    const ids = requests.map(({ characterId }) => characterId);
    const found = byId((await many(tx, kind, { ids })).rows);
    return ids.map((id) => answerOf(found.get(id) ?? [], id));
  },
});

type Written<Input> = { readonly characterId: number } & (Input extends null ? unknown : Input);

const written = <Input extends object | null>({ characterId, input }: RequestOf<Input>): Written<Input> =>
  ({ ...input, characterId }) as Written<Input>;

/**
 * A write without answer.
 * @param one writes for one character.
 * @param many writes for several, if it is not rare.
 */
export const writeRequest = <Input extends object | null>(
  name: string,
  one: (tx: Writer, kind: DatabaseKind, values: Written<Input>) => Promise<unknown>,
  many?: (tx: Writer, all: readonly Written<Input>[]) => Promise<unknown>,
): CharacterRequest<Input, void> => ({
  name,
  alone: async (tx, kind, characterId, input) => {
    await one(tx, kind, written({ characterId, input }));
  },
  ...(many && {
    together: async (tx, _kind, requests) => {
      await many(
        tx,
        requests.map((request) => written(request)),
      );
      return requests.map(() => undefined);
    },
  }),
});
