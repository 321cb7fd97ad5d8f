import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../storage/database/clock.ts';
import { fileCarrier } from './file-transport.ts';
import type { Carrier } from './mail.ts';
import { type From, smtpCarrier } from './smtp-transport.ts';

export type MailSettings = Pick<
  Config,
  'smtpUrl' | 'dataDirectory' | 'hostName' | 'contactEmail' | 'publicUrl'
>;

/** What brings the host's mails: their mail server, or without one files in `DATA_DIR/outbox` and a line in the log. */
export function carrierFor(settings: MailSettings, clock: Clock, log: FastifyBaseLogger): Carrier {
  const from = senderOf(settings);
  if (settings.smtpUrl !== null) return smtpCarrier(settings.smtpUrl, from);
  return fileCarrier({
    directory: join(settings.dataDirectory, 'outbox'),
    from,
    clock,
    written: (file, link) => log.info({ file, link }, 'wrote a letter; set SMTP_URL to have it sent'),
  });
}

const senderOf = ({ hostName, contactEmail, publicUrl }: MailSettings): From => ({
  name: hostName ?? 'Slumberfell',
  address: contactEmail ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`,
});
