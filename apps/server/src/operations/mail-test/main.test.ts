import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { MailReceiver } from '../../testing/mail-receiver.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

describe('npm run mail-test', { timeout: 60_000 }, () => {
  let mails: MailReceiver;
  beforeEach(async () => {
    mails = await MailReceiver.open({ password: 'hunter2' });
  });
  afterEach(() => mails.close());

  interface Ran {
    readonly status: number | null;
    readonly said: string;
  }
  const run = async (smtpUrl: string, ...words: readonly string[]): Promise<Ran> => {
    const child = spawn('npm', ['run', '--silent', 'mail-test', '--', ...words], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        SMTP_URL: smtpUrl,
        CONTACT_EMAIL: 'host@example.org',
        HOST_NAME: 'The Inn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, said: said.trim() };
  };
  const urlWith = (password: string): string => mails.url.replace('://', `://game:${password}@`);

  it('sends one mail, from the sender of letters, and says that it was accepted', async () => {
    const { host } = new URL(mails.url);
    expect(await run(urlWith('hunter2'), 'ann@Example.org')).toEqual({
      status: 0,
      said: `The mail server ${host} accepted the mail to ann@example.org.`,
    });
    const { from, to, subject } = await mails.next();
    expect([from, to?.[0]?.address, subject]).toEqual([
      { name: 'The Inn', address: 'host@example.org' },
      'ann@example.org',
      'A test mail',
    ]);
    expect(mails.count).toBe(1);
  });

  it('says why the mail was not accepted, without the password', async () => {
    const { host } = new URL(mails.url);
    expect(await run(urlWith('letmein'), 'ann@example.org')).toEqual({
      status: 1,
      said: `The mail server ${host} refused the login (535): the user or the password in SMTP_URL is wrong.`,
    });
    mails.refuseWith = 550;
    expect(await run(urlWith('hunter2'), 'ann@example.org')).toEqual({
      status: 1,
      said: `The mail server ${host} refused the recipient (550).`,
    });
    const none = await run(`smtp://127.0.0.1:${await freePort()}`, 'ann@example.org');
    expect(none).toMatchObject({
      status: 1,
      said: expect.stringContaining('refused the connection') as string,
    });
    expect(mails.count).toBe(0);
  });

  it('sends no mail to a server that offers no login when SMTP_URL has one', async () => {
    const open = await MailReceiver.open();
    const ran = await run(open.url.replace('://', '://game:hunter2@'), 'ann@example.org');
    const said = expect.stringMatching(/^The mail server \S+ offers no login, /) as string;
    expect(ran).toEqual({ status: 1, said });
    expect(open.count).toBe(0);
    await open.close();
  });

  it('needs a mail server and an address', async () => {
    expect(await run('', 'ann@example.org')).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^SMTP_URL is not set/) as string,
    });
    expect(await run(mails.url, 'ann')).toEqual({ status: 2, said: 'ann is not an e-mail address.' });
    expect(await run(mails.url)).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^Usage:/) as string,
    });
  });
});
