/** Why a command is refused: a value, never an exception, which leaves the state as it was. */
export interface Refusal<Code extends string> {
  readonly refused: Code;
}

export const refuse = <const Code extends string>(code: Code): Refusal<Code> => ({ refused: code });
