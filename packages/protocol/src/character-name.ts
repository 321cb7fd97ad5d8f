export const NAME_MIN = 3;
export const NAME_MAX = 16;

/** The sentences of specification 5.29 to 5.31; the client shows the same ones while typing. */
export const NAME_LENGTH = `Name must be between ${NAME_MIN} and ${NAME_MAX} characters.`;
export const NAME_CHARACTERS = 'Name contains invalid characters.';
export const NAME_SPACES = 'Name may not contain two spaces in a row.';
export const APPEARANCE_MISSING = 'An appearance must be selected.';

export const NAME_LETTERS = /^[A-Za-z0-9_]+(?: [A-Za-z0-9_]+)*$/;

/**
 * What is wrong with a character's name, a sentence each: it has ASCII letters, digits, underscores and single inner spaces
 * (game-design 2.16b). It is unique without regard to case, which only the server can judge.
 * @param name trimmed
 */
export function characterNameFaults(name: string): string[] {
  const faults: string[] = [];
  if (name.length < NAME_MIN || name.length > NAME_MAX) faults.push(NAME_LENGTH);
  if (/ {2}/.test(name)) faults.push(NAME_SPACES);
  if (!NAME_LETTERS.test(name.replace(/ +/g, ' '))) faults.push(NAME_CHARACTERS);
  return faults;
}
