import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../storage/database/clock.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { type From, smtpTransport } from './smtp-transport.ts';

export interface MailSettings {
  /** URL of the host's mail server. Null: mails are written to files. */
  readonly smtpUrl: string | null;
  readonly dataDirectory: string;
  readonly serverTitle: string | null;
  readonly contactEmail: string | null;
  readonly publicUrl: URL | null;
}

/**
 * The transport by the host's settings: the mail server in `SMTP_URL`, or files in `DATA_DIR/outbox` with a
 * line in the log for each.
 */
export function transportFor(settings: MailSettings, clock: Clock, log: FastifyBaseLogger): MailTransport {
  const from = senderOf(settings);
  if (settings.smtpUrl !== null) return smtpTransport(settings.smtpUrl, from);
  return fileTransport({
    directory: join(settings.dataDirectory, 'outbox'),
    from,
    clock,
    written: (file, link) => log.info({ file, link }, 'wrote a letter; set SMTP_URL to have it sent'),
  });
}

const senderOf = ({ serverTitle, contactEmail, publicUrl }: MailSettings): From => ({
  name: serverTitle ?? 'Slumberfell',
  address: contactEmail ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`,
});
