import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { InvalidConfig, readConfig, SECRET_SETTINGS } from '../config.ts';
import { temporaryDirectory } from '../testing/databases.ts';
import { asOrdinaryUser } from '../testing/ordinary-user.ts';

const VALID: Readonly<Record<(typeof SECRET_SETTINGS)[number], string>> = {
  DATABASE_URL: 'postgres://game:hunter2@db/slumberfell',
  SMTP_URL: 'smtp://game:hunter2@mail.example.org:587',
  REDIS_URL: 'redis://:hunter2@cache.example.org:6379',
};

describe('settings in files', () => {
  const { directory, remove } = temporaryDirectory();
  afterEach(remove);
  const fileOf = (content: string, name = 'secret'): string => {
    mkdirSync(directory, { recursive: true });
    const file = join(directory, name);
    writeFileSync(file, content);
    return file;
  };
  const sentencesOf = (variables: Record<string, string>): readonly string[] => {
    try {
      readConfig(variables);
    } catch (error) {
      if (error instanceof InvalidConfig) return error.sentences;
      throw error;
    }
    return [];
  };

  it.each(SECRET_SETTINGS)('%s is the same from a file as from the environment', (name) => {
    for (const [begin, end] of [
      ['', ''],
      ['', '\n'],
      ['', '\r\n'],
      ['\uFEFF', '\r\n'],
    ])
      expect(readConfig({ [`${name}_FILE`]: fileOf(`${begin}${VALID[name]}${end}`) })).toEqual(
        readConfig({ [name]: VALID[name] }),
      );
  });

  it('counts an empty variable beside the file, or for the file, as absent', () => {
    const SMTP_URL_FILE = fileOf(VALID.SMTP_URL);
    expect(readConfig({ SMTP_URL: '', SMTP_URL_FILE }).smtpUrl).toBe(VALID.SMTP_URL);
    expect(readConfig({ SMTP_URL: VALID.SMTP_URL, SMTP_URL_FILE: ' ' }).smtpUrl).toBe(VALID.SMTP_URL);
  });

  it('refuses a setting that is given twice, and reports it with all other errors', () => {
    const variables = {
      ...VALID,
      SMTP_URL_FILE: fileOf(VALID.SMTP_URL),
      PORT: 'x',
      REDIS_URL: '',
      REDIS_URL_FILE: '/nowhere',
    };
    expect(sentencesOf(variables)).toEqual([
      'SMTP_URL and SMTP_URL_FILE are both set: only one of them may be.',
      'REDIS_URL_FILE must be the path of a file: there is no such file.',
      'PORT must be a whole number from 0 to 65535.',
    ]);
  });

  it('refuses what is no file with one line of text, and shows neither the content nor the path', () => {
    const about = (path: string): string => {
      const [sentence = '', ...rest] = sentencesOf({ SMTP_URL_FILE: path });
      expect(rest).toEqual([]);
      expect(sentence).not.toContain('hunter2');
      return sentence;
    };
    expect(about(fileOf('\n'))).toBe('SMTP_URL_FILE must be the path of a file: the file is empty.');
    expect(about(directory)).toBe('SMTP_URL_FILE must be the path of a file: it is a directory.');
    expect(about(fileOf(`${VALID.SMTP_URL}\nhunter2\n`))).toBe(
      'SMTP_URL_FILE must be the path of a file: the file has more than one line.',
    );
    expect(about(VALID.SMTP_URL)).toBe('SMTP_URL_FILE must be the path of a file: there is no such file.');
    expect(about(fileOf('hunter2'))).toBe(
      'The file in SMTP_URL_FILE must be an address like smtp://mail.example.org:587',
    );
  });

  it('refuses a file that this user may not read', async () => {
    const file = fileOf(VALID.SMTP_URL);
    chmodSync(file, 0);
    chmodSync(directory, 0o755);
    const sentences = await asOrdinaryUser(() => Promise.resolve(sentencesOf({ SMTP_URL_FILE: file })));
    expect(sentences).toEqual(['SMTP_URL_FILE must be the path of a file: this user may not read it.']);
  });
});
