import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { GAME_NAME, type ServerLook } from '../look/server-look.ts';
import type { FoldedLines } from '../observe/folded-lines.ts';
import type { Clock } from '../storage/database/clock.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { type From, smtpTransport } from './smtp-transport.ts';

export interface MailSettings {
  /** URL of the host's mail server. Null: mails are written to files. */
  readonly smtpUrl: string | null;
  readonly dataDirectory: string;
  readonly serverTitle: string | null;
  readonly look: Pick<ServerLook, 'name'>;
  readonly contactEmail: string | null;
  readonly publicUrl: URL | null;
}

interface Dependencies {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly folded: FoldedLines;
}

/**
 * The transport by the host's settings: the mail server in `SMTP_URL`, or files in `DATA_DIR/outbox`. The log
 * then names the file of a letter at once, and that of the newest of all further letters once a minute.
 */
export function transportFor(settings: MailSettings, { clock, log, folded }: Dependencies): MailTransport {
  const from = senderOf(settings);
  if (settings.smtpUrl !== null) return smtpTransport(settings.smtpUrl, from);
  const directory = join(settings.dataDirectory, 'outbox');
  return fileTransport({
    directory,
    from,
    clock,
    written: (file, link) =>
      folded.add('wrote a letter', '', (count) =>
        log.info(
          { file, link, ...(count > 1 && { count, directory }) },
          'wrote a letter; set SMTP_URL to have it sent',
        ),
      ),
  });
}

/** The sender of all mails, by the host's settings. */
export const senderOf = ({
  serverTitle,
  look,
  contactEmail,
  publicUrl,
}: Pick<MailSettings, 'serverTitle' | 'look' | 'contactEmail' | 'publicUrl'>): From => ({
  name: look.name ?? serverTitle ?? GAME_NAME,
  address: contactEmail ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`,
});
