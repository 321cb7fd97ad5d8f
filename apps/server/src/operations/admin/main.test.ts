import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../storage/open.ts';
import { accountByUsername, insertAccount } from '../../storage/tables/accounts.ts';
import { insertReport } from '../../storage/tables/reports/columns.ts';
import { SQLITE, type TestStorage, temporaryDirectory } from '../../testing/databases.ts';
import { programPath } from '../../testing/programs.ts';
import { storedCharacter } from '../../testing/stored-character.ts';

describe('npm run admin', { timeout: 60_000 }, () => {
  let opened: TestStorage;
  let settings: Readonly<Record<string, string>>;
  beforeEach(async () => {
    settings = {};
    opened = await SQLITE.open();
    const ann = { username: 'ann@example.org', passwordHash: 'x', kind: 'registered', createdAt: 0 } as const;
    await opened.storage.write((tx) => insertAccount(tx, ann));
    await opened.storage.close();
  });
  afterEach(() => opened.dispose());

  const run = (...words: string[]) => runIn(opened.place.dataDirectory, ...words);
  const runIn = (dataDirectory: string, ...words: string[]): { status: number | null; said: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('admin'), ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDirectory, ...settings },
      encoding: 'utf8',
    });
    return { status, said: (stdout + stderr).trim() };
  };
  /** The lines of the audit log without their instants. */
  const acts = (said: string): readonly string[] =>
    said.split('\n').map((line) => line.replace(/^\S+ {2}/, ''));
  const roleOfAnn = async (): Promise<string | undefined> => {
    const storage = await openStorage(opened.place);
    const ann = await storage.read((db) => accountByUsername(db, 'ann@example.org'));
    await storage.close();
    return ann?.role;
  };

  it('grants and withdraws roles, and logs both', async () => {
    expect(run('grant', 'Ann@example.org')).toEqual({ status: 0, said: 'Ann@example.org is an admin now.' });
    expect(await roleOfAnn()).toBe('admin');
    expect(run('withdraw', 'ann@example.org')).toEqual({
      status: 0,
      said: 'ann@example.org is a player now.',
    });
    expect(await roleOfAnn()).toBe('player');
    expect(run('remove-second-factor', 'ann@example.org').said).toBe(
      'There is no account ann@example.org with a second factor.',
    );
    expect(run('audit').said).toMatch(/withdraw {2}account 1 {2}done\n.*grant {2}account 1 {2}done$/);
  });

  it('makes, lists and withdraws invites, and logs each act', () => {
    expect(run('invites')).toEqual({ status: 0, said: 'None yet.' });
    const { status, said } = run('invite', '--accounts', '5', '--days', '2', '--note', ' the tavern ');
    expect(status).toBe(0);
    const [first, link, hint] = said.split('\n');
    expect(first).toMatch(/^Invite 1, until \d{4}-\d\d-\d\dT.*Z\. Its link is shown only now:$/);
    expect(link).toMatch(/^http:\/\/localhost:3000\/\?invite=[\w-]{43}$/);
    expect(hint).toBe('REGISTRATION is not "invite" here, so no invite is needed or used.');
    expect(run('invites').said).toMatch(/^1 {2}0 of 5 accounts {2}until .*Z {2}the tavern$/);
    expect(run('invite', '--accounts', '0').said).toBe('--accounts must be a whole number from 1 to 1000.');
    expect(run('invite', '--days', '366').said).toBe('--days must be a whole number from 1 to 365.');
    expect(run('invite', '--note', 'x'.repeat(101)).said).toBe('--note must have at most 100 characters.');
    expect(run('withdraw-invite', 'x').said).toBe('There is no invite x that can be used.');
    expect(run('withdraw-invite', '1')).toEqual({ status: 0, said: 'Invite 1 has ended.' });
    expect(run('withdraw-invite', '1')).toEqual({
      status: 1,
      said: 'There is no invite 1 that can be used.',
    });
    expect(acts(run('audit').said)).toEqual([
      'command line  withdraw-invite  invite 1  invite/unknown',
      'command line  withdraw-invite  invite 1  done',
      'command line  create-invite  invite 1  done',
    ]);
  });

  it('shows an overview', () => {
    const { status, said } = run('overview');
    expect(status).toBe(0);
    expect(said.split('\n').slice(1, 7)).toEqual([
      'Accounts: 1, 0 of them guests; 0 new and 0 active in the last 24 hours',
      'Letters: 0 waiting, 0 of them after a failed attempt',
      'Open reports: 0',
      'Invites that can be used: 0',
      expect.stringMatching(/^Database: 0\.\d\d GB; free on its disk: \d+\.\d\d GB$/),
      'Newest backup: none',
    ]);
    expect(said).toContain('\n  DATA_DIR: set\n');
    expect(said).toContain('\n  SMTP_URL is not set. Letters are not sent: ');
  });

  it('renames a character with a reason for its player, and refuses what players could not have', async () => {
    const storage = await openStorage(opened.place);
    const characterId = await storedCharacter(storage, '{}');
    const { name } = await storage.read((db) =>
      db.selectFrom('characters').select('name').where('id', '=', characterId).executeTakeFirstOrThrow(),
    );
    await storage.close();
    const refused = (...words: string[]) => {
      const { status, said } = run(...words);
      expect(status).toBe(1);
      return said;
    };
    expect(refused('rename', 'Nemo', 'Quiet Guest')).toBe('There is no character Nemo.');
    expect(refused('rename', name, 'Quiet Guest')).toBe(
      'Give the player a reason of 1 to 300 characters: --reason TEXT.',
    );
    expect(refused('rename', name, 'X', '--reason', 'It insults.')).toMatch(
      /^NEW-NAME must have 3 to 16 char/,
    );
    expect(refused('rename', name, 'Moderator', '--reason', 'It insults.')).toMatch(
      /^Other players could mistake/,
    );
    settings = { SERVER_NAME: 'The Moonlit Inn' };
    expect(refused('rename', name, 'Moonlit Inn', '--reason', 'It insults.')).toMatch(
      /^Other players could mistake/,
    );
    expect(refused('hide', name, '--reason', 'It cheats.')).toMatch(/not on the leaderboards yet/);
    expect(run('rename', name, 'Quiet Guest', '--reason', 'It\ninsults.')).toEqual({
      status: 0,
      said: `${name} is Quiet Guest now.`,
    });
    const said = run('character', 'quiet guest').said.split('\n');
    expect(said[0]).toMatch(new RegExp(`^Quiet Guest: character ${characterId} of account \\d+, since `));
    expect(said[1]).toMatch(/Z {2}renamed from \w+ to Quiet Guest {2}not seen {2}It insults\.$/);
  });

  it("lists and closes reports of characters' names, and logs what it closes", async () => {
    expect(run('reports')).toEqual({ status: 0, said: 'None yet.' });
    const storage = await openStorage(opened.place);
    const characterId = await storedCharacter(storage, '{}');
    const report = { characterId, name: 'Ann', reporterId: 1, reason: 'hate', at: 0, network: 'n' } as const;
    await storage.write((tx) => insertReport(tx, { ...report, text: 'Look:\u001b[2J\n it hates.' }));
    await storage.close();
    expect(run('reports').said).toMatch(
      /^1 {2}open, name reported by 1 from 1 network {2}1970-01-01T00:00:00.000Z {2}character \d+ {2}Ann \(now \w+\) {2}hate {2}from account 1 {2}Look:\?\[2J it hates\.$/,
    );
    expect(run('close-report', '1', '--outcome', 'gone').said).toBe('--outcome must be name-stays or acted.');
    expect(run('close-report', 'x')).toEqual({ status: 1, said: 'There is no open report x.' });
    expect(run('close-report', '1', '--outcome', 'acted')).toEqual({
      status: 0,
      said: 'Report 1 is closed.',
    });
    expect(run('close-report', '1')).toEqual({ status: 1, said: 'There is no open report 1.' });
    expect(run('reports').said).toMatch(/^1 {2}acted by command line {2}/);
    expect(run('reports', '--order', 'oldest').said).toBe('--order must be votes or newest.');
    expect(run('reports', '--page', '0').said).toBe('--page must be 1 to 999.');
    expect(run('reports', '--order', 'newest', '--page', '2')).toEqual({
      status: 0,
      said: 'Page 2 is empty.',
    });
    for (const account of ['1', 'x'])
      expect(run('close-reports-of', account)).toEqual({
        status: 1,
        said: `Account ${account} has no open report.`,
      });
    const again = await openStorage(opened.place);
    await again.write((tx) => insertReport(tx, { ...report, text: '' }));
    await again.close();
    expect(run('close-reports-of', '1')).toEqual({ status: 0, said: 'Closed the reports of account 1: 1.' });
    expect(acts(run('audit').said).slice(0, 7).reverse()).toEqual([
      'command line  close-report  report 1  acted, 1 closed',
      'command line  close-report  report 1  report/unknown',
      'command line  reports  -  done',
      'command line  reports  -  done',
      'command line  close-reports-of  account 1  report/none',
      'command line  close-reports-of  account 0  report/none',
      'command line  close-reports-of  account 1  name-stays, 1 closed',
    ]);
  });

  it('announces, lists and withdraws, and logs each act', () => {
    const until = String.raw`\d{4}-\d\d-\d\dT[\d:.]{12}Z`;
    expect(run('announcements')).toEqual({ status: 0, said: 'None now.' });
    expect(run('announce', ' Welcome ').said).toMatch(new RegExp(`^Announcement 1, until ${until}\\.$`));
    expect(run('announce', 'A new disk', '--in', '20', '--minutes', '5').status).toBe(0);
    const lines = run('announcements').said.split('\n');
    expect(lines[0]).toMatch(new RegExp(`^2  maintenance from ${until}  until ${until}  A new disk$`));
    expect(lines[1]).toMatch(new RegExp(`^1  note  until ${until}  Welcome$`));
    const [from = 0, to = 0] = [...(lines[0] ?? '').matchAll(new RegExp(until, 'g'))].map(([at]) =>
      Date.parse(at),
    );
    expect(to - from).toBe(5 * 60_000);
    expect(run('announce', 'x', '--in', '0').said).toBe('--in must be a whole number from 1 to 43200.');
    expect(run('announce', 'x'.repeat(201)).said).toBe('TEXT must have 1 to 200 characters, in one line.');
    expect(run('announce', 'third').status).toBe(0);
    expect(run('announce', 'fourth')).toEqual({
      status: 1,
      said: 'There are three announcements already. Withdraw one first.',
    });
    expect(run('withdraw-announcement', '1').said).toBe('Announcement 1 has ended.');
    expect(run('withdraw-announcement', '1').said).toBe('There is no announcement 1 that has not ended.');
    expect(acts(run('audit').said).slice(0, 3)).toEqual([
      'command line  withdraw-announcement  announcement 1  announcement/unknown',
      'command line  withdraw-announcement  announcement 1  done',
      'command line  announce  -  announcement/limit',
    ]);
  });

  it('posts, lists and removes news, and logs each act', () => {
    expect(run('news')).toEqual({ status: 0, said: 'None yet.' });
    expect(run('post-news', 'Hello', 'First.\r\n\r\nSecond.').said).toBe('Post 1 is in the news.');
    expect(run('news').said).toMatch(/^1 {2}\S+Z {2}Hello$/);
    expect(run('post-news', 'x', ' ').said).toBe(
      'TITLE must have 1 to 80 characters, in one line, and TEXT 1 to 5000.',
    );
    expect(run('remove-news', '1').said).toBe('Post 1 is removed.');
    expect(run('remove-news', 'x')).toEqual({ status: 1, said: 'There is no post x.' });
    expect(acts(run('audit').said)).toEqual([
      'command line  remove-news  post 1  done',
      'command line  post-news  post 1  done',
    ]);
  });

  it('creates no database, and leaves no files', () => {
    const { directory, remove } = temporaryDirectory();
    expect(runIn(directory, 'grant', 'ann@example.org')).toEqual({
      status: 1,
      said: `There is no database at ${join(directory, 'slumberfell.db')}. Start the server once, which creates it. If that was done, set DATA_DIR, or DATABASE_URL, to what the server has.`,
    });
    expect(readdirSync(directory)).toEqual([]);
    remove();
  });

  it('explains errors in a sentence', async () => {
    expect(run('grant', 'nobody')).toEqual({
      status: 1,
      said: 'There is no account nobody. Register it first.',
    });
    expect(run('grant', 'ann', '--days', '3').said).toContain('npm run admin -- grant NAME');
    expect(run('toString').said).toContain('npm run admin -- grant NAME');
    expect(run('promote', 'ann').said).toContain('npm run admin -- grant NAME');
    expect(run('grant', 'ann', '--force')).toEqual({
      status: 1,
      said: expect.stringContaining("Unknown option '--force'"),
    });
    const running = await openStorage(opened.place);
    expect(run('grant', 'ann@example.org').said).toContain('is in use by another Slumberfell process');
    await running.close();
  });
});
