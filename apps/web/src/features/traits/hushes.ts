import { type Enemy, type HushKind, Verb } from '@slumberfell/engine';

/** Whether a trick of the enemy prevents something of the character. */
export const hushes = (
  { traits = [] }: Pick<Enemy, 'traits'>,
  kind: (typeof HushKind)[keyof typeof HushKind],
): boolean => traits.some(([verb, kinds]) => verb === Verb.Hush && (kinds & kind) !== 0);
