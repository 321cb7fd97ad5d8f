import { parseArgs } from 'node:util';
import { emailAddress } from '../../accounts/letters/email-address.ts';
import { readConfig } from '../../config.ts';
import { commandLine, usageLines } from '../../lib/command-line.ts';
import { NotSent } from '../../mail/mail.ts';
import { smtpServerName } from '../../mail/smtp-fault.ts';
import { smtpTransport, trySmtpServer } from '../../mail/smtp-transport.ts';
import { composeMail } from '../../mail/template.ts';
import { senderOf } from '../../mail/transport-for.ts';
import { FLAGS } from '../flags.ts';
import { EXIT, Refusal, runOperation } from '../run-operation.ts';

/** `npm run mail-test`. Reads the same settings as the server, which may be running. */
const USAGE = `${usageLines('mail-test', [
  ['ADDRESS', 'sends a test mail to ADDRESS through the mail server in SMTP_URL'],
])}

Exit code 0: the mail server accepted the mail; 1: it did not, or offers no login and SMTP_URL has one; 2: the mail was not sent, because SMTP_URL or ADDRESS is missing.`;

const TEST_MAIL = {
  subject: 'A test mail',
  paragraphs: [`This mail was sent with ${commandLine('mail-test')}. Letters to players take the same way.`],
  action: null,
  afterwards: [],
} as const;

await runOperation(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: FLAGS['mail-test'],
  });
  if (values.help) {
    console.log(USAGE);
    return EXIT.done;
  }
  const [given, ...rest] = positionals;
  if (given === undefined || rest.length > 0) throw new Refusal(USAGE);
  const address = emailAddress(given);
  if (address === null) throw new Refusal(`${given} is not an e-mail address.`);
  const config = readConfig(process.env);
  const { smtpUrl, serverTitle, look, publicUrl, port } = config;
  if (smtpUrl === null)
    throw new Refusal('SMTP_URL is not set: the server writes letters to files in DATA_DIR/outbox.');
  const transport = smtpTransport(smtpUrl, senderOf(config));
  const origin = publicUrl?.origin ?? `http://localhost:${port}`;
  try {
    await trySmtpServer(smtpUrl);
    const sender = { serverTitle, serverName: look.name, origin };
    await transport.send(composeMail(TEST_MAIL, address, sender));
    console.log(`The mail server ${smtpServerName(smtpUrl)} accepted the mail to ${address}.`);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    console.error(error.message);
    return EXIT.different;
  } finally {
    transport.close();
  }
});
