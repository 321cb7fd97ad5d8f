import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../config.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Environment variables in the documents that the server does not read, with the file that uses each. */
const OTHER_READERS: Readonly<Record<string, string>> = {
  SITE: 'compose.nodes.yaml',
  NODES: 'docs/hosting/Caddyfile',
  POSTGRES_PASSWORD: 'compose.nodes.yaml',
};

const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

describe.each(['docs/hosting.md', 'README.md'])('%s', (page) => {
  const text = read(page);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test('names only existing scripts, with options that they take', () => {
    const commands = [
      ...text.matchAll(
        /npm (?:run (?:--silent )?)?((?<=run |--silent )[a-z][\w:-]*|start|test)((?: --?[\w-]+| [A-Z\d]+\b)*)/g,
      ),
    ];
    expect(commands.length).toBeGreaterThan(4);
    for (const [command, name = '', words = ''] of commands) {
      expect(Object.keys(scripts), command).toContain(name);
      const [, main = ''] = /^tsx (\S+)$/.exec(scripts[name] ?? '') ?? [];
      for (const option of found(words, /(--[a-z][a-z-]*)/g)) expect(read(main), command).toContain(option);
    }
  });

  test('names only existing settings', () => {
    const assigned = found(text, /(?<![\w-])([A-Z][A-Z\d_]+)=/g);
    const named = found(text, /`([A-Z][A-Z\d]*_[A-Z\d_]+)`/g);
    for (const name of [...assigned, ...named]) {
      const [reader] = SETTINGS.includes(name) ? ['config'] : [OTHER_READERS[name]];
      expect(reader, name).toBeDefined();
      if (reader !== 'config') expect(read(reader ?? '')).toContain(name);
    }
  });
});

describe('docs/hosting.md', () => {
  const text = read('docs/hosting.md');

  test('names every setting that concerns a host of many players, and links to the table of all', () => {
    for (const name of ['DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'METRICS_PORT', 'PUBLIC_URL', 'SMTP_URL'])
      expect(text).toContain(name);
    for (const name of SETTINGS) expect(read('README.md'), name).toContain(`\`${name}\``);
  });

  test('runs in the container only built programs, in existing services', () => {
    const built = read('scripts/server-programs.mjs');
    for (const program of found(text, /apps\/server\/dist\/([\w-]+)\.js/g)) {
      expect(built).toMatch(new RegExp(`^ {2}'?${program}'?: 'src/`, 'm'));
    }
    for (const [command, file = 'compose.yaml', service = ''] of text.matchAll(
      /docker compose (?:-f (\S+) )?(?:exec|run --rm|stop|start|logs -f|cp|up -d(?! --)) (?:--\w+ \S+ )*([\w-]+)/g,
    )) {
      const { services } = parse(read(file), { merge: true }) as { services: Record<string, unknown> };
      expect(Object.keys(services), command).toContain(service);
    }
  });

  test('links to existing sections and files', () => {
    const headings = found(text, /^#{2,3} (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [link, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const [file = '', section] = target.split('#');
      if (file === '') expect(headings, link).toContain(section);
      else expect(existsSync(join(ROOT, dirname('docs/hosting.md'), file)), link).toBe(true);
    }
  });
});
