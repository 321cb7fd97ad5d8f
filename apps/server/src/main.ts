import type { FastifyBaseLogger } from 'fastify';
import { readConfig } from './config.ts';
import { NotSent } from './mail/mail.ts';
import { smtpServerName } from './mail/smtp-fault.ts';
import { trySmtpServer } from './mail/smtp-transport.ts';
import { createLog } from './observe/log.ts';
import { terminalLines } from './observe/terminal-lines.ts';
import { sentenceFor } from './operations/failed-start.ts';
import { greeting } from './operations/greeting.ts';
import { addressesForOthers, PLAIN_HTTP, servesPlainHttp, thisMachine } from './operations/other-devices.ts';
import { settingStates } from './operations/setting-states.ts';
import { settingsWithoutEffect } from './operations/settings-without-effect.ts';
import { unknownSettings } from './operations/unknown-settings.ts';
import { type Server, startServer } from './server.ts';

/** Maximum ms from the signal to the end of the process, even if a step of the stop hangs. */
const STOP_WITHIN = 9_500;

/** Maximum ms in which a mail server must greet and take the login. */
const MAIL_SERVER_WITHIN = 5_000;

/**
 * Runs the server as a process: settings from the environment, a clean stop on SIGTERM or SIGINT. In a
 * terminal it greets the host and logs readable lines; elsewhere it writes lines of JSON alone.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { isTTY } = process.stdout;
  const log = createLog(config.logLevel, isTTY ? terminalLines(print) : undefined);
  for (const { setting, text } of [
    ...unknownSettings(process.env),
    ...settingsWithoutEffect(process.env, config),
  ])
    log.warn({ setting }, text);
  const server = await startServer(config, { log, settingStates: settingStates(process.env, config) });
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    void close(server, (error) => log.error({ err: error }, 'stopped badly'));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // Only now, because a host or a program may stop the server as soon as it reads that it is ready.
  const others = config.publicUrl === null ? addressesForOthers(config, server.port, thisMachine()) : [];
  log.info({ url: server.url, port: server.port, others }, 'ready');
  if (isTTY) print(greeting(config, server.port));
  else if (servesPlainHttp(config)) log.info({ setting: 'PUBLIC_URL' }, PLAIN_HTTP);
  if (config.smtpUrl !== null) void tryMailServer(config.smtpUrl, log);
}

const print = (text: string): void => {
  process.stdout.write(text);
};

/** Logs whether the mail server answers and takes the login. The game runs meanwhile, and without it. */
async function tryMailServer(url: string, log: FastifyBaseLogger): Promise<void> {
  const mailServer = smtpServerName(url);
  try {
    await trySmtpServer(url, MAIL_SERVER_WITHIN);
    log.info({ mailServer }, 'the mail server answers');
  } catch (error) {
    log.warn(
      { mailServer },
      `${error instanceof NotSent ? error.message : String(error)} Letters that it does not take wait in the outbox and are tried again.`,
    );
  }
}

async function close(server: Server, failed: (error: unknown) => void): Promise<void> {
  setTimeout(() => {
    failed(new Error(`Not stopped after ${STOP_WITHIN} ms`));
    process.exit(1);
  }, STOP_WITHIN).unref();
  try {
    await server.close();
    process.exit(0);
  } catch (error) {
    failed(error);
    process.exit(1);
  }
}

try {
  await main();
} catch (error) {
  console.error(sentenceFor(error, process.env) ?? error);
  process.exit(1);
}
