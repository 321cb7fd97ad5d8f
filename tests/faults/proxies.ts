import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@slumberfell/server/testing';

const SHIPPED = fileURLToPath(new URL('../../docs/hosting/', import.meta.url));

/** PATH with the folder in which Debian installs nginx. Only root's PATH has that folder by default. */
const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);

/**
 * A reverse proxy in its own process, which forwards calls to the nodes. Its configuration is the one that we
 * ship in `docs/hosting`.
 */
export interface ReverseProxy {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's nginx with `docs/hosting/nginx.conf`. The only changes are the addresses, and that TLS is
 * removed.
 * @param nodes addresses of the nodes, such as `127.0.0.1:4000`.
 * @param directory an empty directory for nginx's files.
 */
export async function startNginx(nodes: readonly string[], directory: string): Promise<ReverseProxy> {
  const [port, redirects] = [await freePort(), await freePort()];
  const shipped = readFileSync(join(SHIPPED, 'nginx.conf'), 'utf8');
  const site = shipped
    .replace(/^( *)server 127\.0\.0\.1:3000(.*);$/m, (_line, indent: string, options: string) =>
      nodes.map((node) => `${indent}server ${node}${options};`).join('\n'),
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${redirects};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '');
  writeFileSync(join(directory, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(
    configuration,
    [
      // nginx's workers write into the directory. If this process runs as root, the directory belongs to
      // root.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')} include ${directory}/site.conf; }`,
    ].join('\n'),
  );
  const child = spawn('nginx', ['-p', directory, '-e', join(directory, 'error.log'), '-c', configuration], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return await proxyOf('nginx', child, port);
}

/** Starts Debian's Caddy with `docs/hosting/Caddyfile` unchanged, without TLS. */
export async function startCaddy(nodes: readonly string[], directory: string): Promise<ReverseProxy> {
  const port = await freePort();
  const child = spawn('caddy', ['run', '--config', join(SHIPPED, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH,
      HOME: directory,
      SITE: `http://127.0.0.1:${port}`,
      NODES: nodes.join(' '),
      CADDY_ADMIN: `unix/${join(directory, 'admin.sock')}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return await proxyOf('Caddy', child, port);
}

/** Returns when the proxy forwards calls. @throws Error after 30 s, with what the proxy wrote to stderr */
async function proxyOf(name: string, child: ChildProcess, port: number): Promise<ReverseProxy> {
  const url = `http://127.0.0.1:${port}`;
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  child.once('error', (error) => {
    said += String(error);
  });
  const stop = async (): Promise<void> => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for (const until = Date.now() + 30_000; ; await sleep(50)) {
    const answer = await fetch(`${url}/livez`).catch(() => null);
    await answer?.text();
    if (answer?.ok) return { name, url, stop };
    if (child.exitCode === null && child.pid !== undefined && Date.now() < until) continue;
    await stop();
    throw new Error(`${name} does not hand calls on: ${said}`);
  }
}
