import type { FaultCode } from '../errors.ts';
import { NAME_MAX, NAME_MIN } from '../schemas/limits.ts';

export const NAME_LETTERS = /^[A-Za-z0-9_]+(?: [A-Za-z0-9_]+)*$/;

/**
 * The faults of a character's name. A name has ASCII letters, digits, underscores and single inner spaces
 * (game-design 2.16b). It is unique without regard to case; only the server can check that.
 * @param name trimmed
 */
export function characterNameFaults(name: string): FaultCode[] {
  const faults: FaultCode[] = [];
  if (name.length < NAME_MIN || name.length > NAME_MAX) faults.push('name/length');
  if (/ {2}/.test(name)) faults.push('name/spaces');
  if (!NAME_LETTERS.test(name.replace(/ +/g, ' '))) faults.push('name/characters');
  return faults;
}
