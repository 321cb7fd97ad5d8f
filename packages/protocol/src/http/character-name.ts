import type { FaultCode } from '../errors.ts';
import { NAME_MAX, NAME_MIN } from '../schemas/limits.ts';

export const NAME_LETTERS = /^[A-Za-z0-9_]+(?: [A-Za-z0-9_]+)*$/;

/**
 * What is wrong with a character's name: it has ASCII letters, digits, underscores and single inner spaces
 * (game-design 2.16b). It is unique without regard to case, which only the server can judge.
 * @param name trimmed
 */
export function characterNameFaults(name: string): FaultCode[] {
  const faults: FaultCode[] = [];
  if (name.length < NAME_MIN || name.length > NAME_MAX) faults.push('name/length');
  if (/ {2}/.test(name)) faults.push('name/spaces');
  if (!NAME_LETTERS.test(name.replace(/ +/g, ' '))) faults.push('name/characters');
  return faults;
}
