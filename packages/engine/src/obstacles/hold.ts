/**
 * Why a command is refused, in the order in which it is told: the command is refused with the first. Empty
 * when it is not refused. The page asks the same functions before it offers a command.
 */
export type Obstacles<Code extends string> = readonly Code[];

/** The codes whose condition holds, in their order. */
export const holding = <const Code extends string>(
  ...conditions: readonly (readonly [code: Code, holds: boolean])[]
): Obstacles<Code> => conditions.flatMap(([code, holds]) => (holds ? [code] : []));
