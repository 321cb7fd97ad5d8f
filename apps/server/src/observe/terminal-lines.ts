import { type DestinationStream, pino } from 'pino';

/** A line of the log, as pino writes it. */
interface Line {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [field: string]: unknown;
}

/**
 * A destination for the log of `createLog` that writes readable lines instead of JSON, such as
 * `14:05:09 WARN  a letter was lost  attempts=2`. Times are those of this machine's time zone.
 * @param write takes one or more whole lines
 */
export const terminalLines = (write: (text: string) => void): DestinationStream => ({
  write: (json) => write(`${readable(JSON.parse(json) as Line)}\n`),
});

function readable({ level, time, msg = '', err, ...fields }: Line): string {
  const label = (pino.levels.labels[level] ?? String(level)).toUpperCase().padEnd(5);
  const values = Object.entries(fields).map(([name, value]) => `  ${name}=${valueText(value)}`);
  const trace = err === undefined ? '' : `\n${err.stack ?? err.message ?? ''}`.replaceAll('\n', '\n    ');
  return printable(`${new Date(time).toTimeString().slice(0, 8)} ${label} ${msg}${values.join('')}${trace}`);
}

const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);

/**
 * A text without control characters other than line ends. Logged paths come from clients, who must not
 * control the host's terminal.
 */
const printable = (text: string): string =>
  text.replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to escape
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
