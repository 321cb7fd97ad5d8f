import type { Deciding } from '../../administration/deciding.ts';
import type { Config } from '../../config.ts';
import type { Storage } from '../../storage/storage.ts';
import type { FLAGS } from '../flags.ts';

/** The actor of what the command line does, in the audit log. */
export const COMMAND_LINE = 'command line';

export type Flag = Exclude<keyof typeof FLAGS.admin, 'help'>;

/** What a command of `npm run admin` works with. */
export interface Given {
  readonly storage: Storage;
  readonly config: Config;
  /** The words after the name of the command, as many as it has. */
  readonly words: readonly string[];
  readonly flags: Readonly<Partial<Record<Flag, string>>>;
}

/** Who acts: the command line. */
export const decidingIn = ({ storage }: Given): Deciding => ({ storage, actor: COMMAND_LINE });

/** The origin of links that the command line makes: the server's own is not known to it. */
export const originOf = ({ publicUrl, port }: Config): string =>
  publicUrl?.origin ?? `http://localhost:${port}`;

/** A command of `npm run admin`. */
export interface AdminCommand {
  /** The names of the words that follow its name, such as NAME. All are needed. */
  readonly words: readonly string[];
  /** The flags that it reads, with the names of their values. All are optional. */
  readonly flags?: Readonly<Partial<Record<Flag, string>>>;
  /** What it does, for the usage text. */
  readonly effect: string;
  /**
   * @returns what it says on success.
   * @throws Refusal with a sentence for the host.
   */
  run(given: Given): Promise<string>;
}
