/** Why a command is refused. It is a value, never an exception, and the state does not change. */
export interface Refusal<Code extends string> {
  readonly refused: Code;
}

export const refuse = <const Code extends string>(code: Code): Refusal<Code> => ({ refused: code });
