/** The commands of a host. */
export type Command =
  | 'admin'
  | 'backup'
  | 'check-world'
  | 'mail-test'
  | 'migrate-to-postgres'
  | 'restore'
  | 'verify';

/**
 * The variable that says how a host gives a command here, with `NAME` for the name of the command. The
 * launcher of a release, the image and the files for systemd set it.
 */
export const COMMAND_FORM = 'SLUMBERFELL_COMMAND';

/** How a host gives a command in a clone. npm keeps the words before `--` for itself. */
const IN_CLONE = 'npm run NAME --';

/** @returns the line with which a host gives a command, for messages */
export function commandLine(name: Command, words = ''): string {
  const line = (process.env[COMMAND_FORM] || IN_CLONE).replace('NAME', name);
  return words === '' ? line.replace(/ --$/, '') : `${line} ${words}`;
}

/**
 * @param uses words after the name of the command, and what the command then does
 * @returns the first lines of a command's usage
 */
export function usageLines(
  name: Command,
  uses: readonly (readonly [words: string, effect: string])[],
): string {
  const lines = uses.map(([words, effect]) => [commandLine(name, words), effect] as const);
  const width = Math.max(...lines.map(([line]) => line.length));
  return ['Usage:', ...lines.map(([line, effect]) => `  ${line.padEnd(width)}    ${effect}`)].join('\n');
}
