import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/databases.ts';
import { TestClock } from '../testing/test-clock.ts';
import { fileTransport } from './file-transport.ts';

const FROM = { name: 'Slumberfell', address: 'no-reply@localhost' };
const MAIL = {
  to: 'ann@example.org',
  subject: 'Für Ann',
  text: 'Good evening.',
  html: '<p>Good evening.</p>',
};

it('without a mail server a mail becomes a file that only the host may read, and a thousand files are kept', async () => {
  const { directory, remove } = temporaryDirectory();
  const outbox = join(directory, 'outbox');
  const letters: [string, string | null][] = [];
  const clock = new TestClock(Date.UTC(2026, 10, 20, 9, 30));
  const written = (file: string, link: string | null): void => void letters.push([file, link]);
  const transport = fileTransport({ directory: outbox, from: FROM, clock, written });

  await transport.send({ ...MAIL, link: 'http://localhost:3000/x' });
  const [[file, link] = ['', null]] = letters;
  expect(link).toBe('http://localhost:3000/x');
  expect(file).toMatch(/\/outbox\/20261120T093000-000Z-[0-9a-f]{8}\.eml$/);
  expect([(await stat(file)).mode & 0o777, (await stat(outbox)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    to: [{ address: 'ann@example.org' }],
    subject: 'Für Ann',
    date: '2026-11-20T09:30:00.000Z',
  });

  mkdirSync(outbox, { recursive: true });
  for (let old = 0; old < 1_005; old++)
    await writeFile(join(outbox, `2025-${String(old).padStart(4, '0')}.eml`), '');
  await transport.send({ ...MAIL, link: null });
  const kept = readdirSync(outbox);
  expect(kept).toHaveLength(1_000);
  expect(kept).not.toContain('2025-0006.eml');
  expect(kept).toContain('2025-0007.eml');
  transport.close();
  remove();
});
