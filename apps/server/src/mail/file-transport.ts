import { randomBytes } from 'node:crypto';
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../storage/database/clock.ts';
import type { MailTransport } from './mail.ts';
import { AUTO_GENERATED, type From } from './smtp-transport.ts';

/** Maximum number of files in the directory. When there are more, the oldest are deleted. */
const FILES = 1_000;

export interface FileTransportOptions {
  readonly directory: string;
  readonly from: From;
  readonly clock: Clock;
  /**
   * Called after each mail is written, with its file and its link. It tells the host, who without a mail
   * server is probably the only player, where the file is.
   */
  readonly written: (file: string, link: string | null) => void;
}

/**
 * The transport for a host without a mail server: writes each mail as an .eml file. Only the user who runs
 * the server may read the directory.
 */
export function fileTransport({ directory, from, clock, written }: FileTransportOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ to, subject, text, html, link }) {
      const { message } = await composer.sendMail({
        from,
        to: { name: '', address: to },
        date: new Date(clock.now()),
        subject,
        text,
        html,
        headers: AUTO_GENERATED,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${stamp(clock.now())}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      written(file, link);
      await keepNewest(directory);
    },
    close: () => composer.close(),
  };
}

/** An instant as the begin of a file name. Such names sort by age. */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]/g, '').replace('.', '-');

async function keepNewest(directory: string): Promise<void> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of files.slice(0, Math.max(0, files.length - FILES))) await unlink(join(directory, name));
}
