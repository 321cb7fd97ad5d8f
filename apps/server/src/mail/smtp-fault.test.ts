import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { generate } from 'selfsigned';
import { describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { MailReceiver } from '../testing/mail-receiver.ts';
import { NotSent } from './mail.ts';
import { smtpFault } from './smtp-fault.ts';
import { smtpTransport, trySmtpServer } from './smtp-transport.ts';

const TIMEOUT = 1_500;

/** The sentence about a mail server without its begin; null when the server took the login. */
async function faultAt(url: string, timeout = TIMEOUT): Promise<string | null> {
  const at = `The mail server ${new URL(url).host} `;
  try {
    await trySmtpServer(url, timeout);
    return null;
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const sentence = error.message;
    expect(sentence).not.toContain('hunter2');
    expect(sentence.startsWith(at), sentence).toBe(true);
    return sentence.slice(at.length);
  }
}

/** Runs a job with the port of a server that says `greeting` to each client, and nothing more. */
async function withGreeting<T>(greeting: string, job: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.on('error', () => undefined).write(greeting));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const result = await job((server.address() as AddressInfo).port);
  server.close();
  return result;
}

describe('what is wrong with a mail server', () => {
  it('is nothing when it takes the login', async () => {
    const mails = await MailReceiver.open({ password: 'hunter2' });
    expect(await faultAt(mails.url.replace('://', '://game:hunter2@'))).toBeNull();
    await mails.close();
    const open = await MailReceiver.open();
    expect(await faultAt(open.url)).toBeNull();
    await open.close();
  });

  it('is the login', async () => {
    const mails = await MailReceiver.open({ password: 'correct' });
    expect(await faultAt(mails.url.replace('://', '://game:hunter2@'))).toBe(
      'refused the login (535): the user or the password in SMTP_URL is wrong.',
    );
    await mails.close();
  });

  it('is that it offers no login, and SMTP_URL has one', async () => {
    const open = await MailReceiver.open();
    expect(await faultAt(open.url.replace('://', '://game:hunter2@'))).toMatch(
      /^offers no login, so mails go to it without the user and the password in SMTP_URL: /,
    );
    await open.close();
  });

  it('is TLS, or its certificate', async () => {
    const plain = await MailReceiver.open();
    expect(await faultAt(`${plain.url}?requireTLS=true`)).toBe(
      'did not start TLS (500), which SMTP_URL requires.',
    );
    expect(await faultAt(plain.url.replace('smtp:', 'smtps:'))).toMatch(/^does not answer with TLS: /);
    await plain.close();
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'mail.example.org' }]);
    const selfSigned = await MailReceiver.open({ tls: { key, cert } });
    expect(await faultAt(selfSigned.url)).toBe(
      'has a certificate that this machine does not accept (DEPTH_ZERO_SELF_SIGNED_CERT).',
    );
    await selfSigned.close();
  });

  it('is the host, or the port', async () => {
    expect(await faultAt(`smtp://127.0.0.1:${await freePort()}`)).toMatch(/^refused the connection: /);
    expect(await faultAt('smtp://mail.invalid:587', 10_000)).toMatch(/^was not found: /);
    expect(await withGreeting('', (port) => faultAt(`smtp://127.0.0.1:${port}`))).toMatch(
      /^was reached and did not answer in time: /,
    );
    const web = 'HTTP/1.1 400 Bad Request\r\n\r\n';
    expect(await withGreeting(web, (port) => faultAt(`smtp://127.0.0.1:${port}`))).toBe(
      'did not answer as a mail server: the port in SMTP_URL may be wrong.',
    );
    const busy = '554 hunter2, go away\r\n';
    expect(await withGreeting(busy, (port) => faultAt(`smtp://127.0.0.1:${port}`))).toBe(
      'refused to talk (554).',
    );
  });

  it('is its port of the URL, or the usual one', () => {
    const error = { code: 'ECONNECTION' };
    expect(smtpFault(error, 'smtp://a:hunter2@mail.example.org')).toContain(' mail.example.org:587 ');
    expect(smtpFault(error, 'smtps://a:hunter2@mail.example.org')).toContain(' mail.example.org:465 ');
  });

  it('is the recipient', async () => {
    const mails = await MailReceiver.open();
    mails.refuseWith = 550;
    const transport = smtpTransport(mails.url, { name: 'Slumberfell', address: 'no-reply@example.org' });
    const mail = { to: 'ann@example.org', subject: 'x', text: 'x', html: 'x', link: null };
    await expect(transport.send(mail)).rejects.toThrow(
      `The mail server ${new URL(mails.url).host} refused the recipient (550).`,
    );
    await mails.close();
  });
});
