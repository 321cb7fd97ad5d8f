import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InvalidConfig, readConfig } from '../config.ts';
import { temporaryDirectory } from '../testing/databases.ts';
import { LOGO_BYTES } from './logo-file.ts';

const { directory, remove } = temporaryDirectory();
afterAll(remove);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"/>';

function faultOf(variables: Record<string, string>): string | null {
  try {
    readConfig(variables);
    return null;
  } catch (error) {
    if (error instanceof InvalidConfig) return error.sentences.join('\n');
    throw error;
  }
}

const logoOf = (content: string | Buffer, name = 'logo') => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return readConfig({ SERVER_LOGO: path }).look.logo;
};

const logoFault = (content: string | Buffer): string | null => {
  const path = join(directory, 'faulty');
  writeFileSync(path, content);
  return faultOf({ SERVER_LOGO: path });
};

test.each(['x', 'Ö'.repeat(40), '🌙'.repeat(40), '<b>"&\'', '  The Moonlit Bed  '])(
  'the name %j is taken',
  (name) => {
    expect(readConfig({ SERVER_NAME: name }).look.name).toBe(name.trim());
  },
);

test.each(['z'.repeat(41), 'two\nlines', 'a\u0000b', 'turned \u202e round', 'half \ud83c'])(
  'the name %j is refused',
  (name) => {
    expect(faultOf({ SERVER_NAME: name })).toBe(
      'SERVER_NAME must have 1 to 40 characters, without control characters.',
    );
  },
);

test.each([
  ['by its view box', SVG, [40, 10]],
  ['by its sides in px', '<svg width="30px" height="60" xmlns="http://www.w3.org/2000/svg"></svg>', [30, 60]],
  [
    'after a declaration, comments and a document type',
    `\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [<!ENTITY a "b">]>\n${SVG}`,
    [40, 10],
  ],
])('an SVG has its size %s', (_, text, [width, height]) => {
  const logo = logoOf(text);
  expect(logo).toMatchObject({ format: 'svg', width, height });
  expect(logo?.path).toMatch(/^\/look\/logo-[0-9a-f]{16}\.svg$/);
});

const png = (width: number, height: number): Buffer => {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
};

const webp = (kind: string, ...bytes: readonly number[]): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF\x20\0\0\0WEBP', 'latin1'),
    Buffer.from(`${kind}\x10\0\0\0`, 'latin1'),
    Buffer.from(bytes),
  ]);

test.each([
  ['PNG', png(300, 80), 'png', 300, 80],
  // The bytes of `cwebp` for pictures of these sizes.
  ['lossy WebP', webp('VP8 ', 0x30, 1, 0, 0x9d, 1, 0x2a, 0x2c, 1, 0x50, 0), 'webp', 300, 80],
  ['lossless WebP', webp('VP8L', 0x2f, 0x2b, 0xc1, 0x13, 0x10), 'webp', 300, 80],
  ['extended WebP', webp('VP8X', 0x10, 0, 0, 0, 0x2b, 1, 0, 0x4f, 0, 0), 'webp', 300, 80],
])('a %s is known by its bytes, and not by its name', (_, bytes, format, width, height) => {
  expect(logoOf(bytes, 'logo.jpg')).toMatchObject({ format, width, height, bytes });
});

test('another picture has another address, and the same picture the same', () => {
  const paths = [png(1, 2), png(1, 3), png(1, 2)].map((bytes) => logoOf(bytes)?.path);
  expect(paths[0]).toBe(paths[2]);
  expect(paths[1]).not.toBe(paths[0]);
});

const NO_PICTURE = /faulty is none: its first bytes are those of no such picture\.$/;

test.each([
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), NO_PICTURE],
  ['an empty file', '', NO_PICTURE],
  ['a page', '<!doctype html><html><svg viewBox="0 0 1 1"/></html>', NO_PICTURE],
  ['a tag that only begins like one', '<svgx viewBox="0 0 1 1"/>', NO_PICTURE],
  ['a compressed SVG', Buffer.from('1f8b0800000000000003', 'hex'), NO_PICTURE],
  ['the begin of a PNG', png(1, 1).subarray(0, 18), /it does not say its width and height\.$/],
  ['a PNG without a width', png(0, 5), /it does not say its width and height\.$/],
  ['an unknown WebP', webp('VP9 ', 1, 2), /it does not say its width and height\.$/],
  [
    'an SVG without a size',
    '<svg width="100%" height="100%"></svg>',
    /neither a viewBox nor a width and a height in px\.$/,
  ],
  ['an SVG of no height', '<svg viewBox="0 0 10 0"/>', /neither a viewBox/],
  [
    'a PNG that says that it is huge',
    png(4_294_967_295, 4_294_967_295),
    /it is 4294967295 x 4294967295 pixels, more than 4096 on a side\.$/,
  ],

  [
    'a wide WebP',
    webp('VP8X', 0x10, 0, 0, 0, 0, 0x10, 0, 0, 0, 0),
    /it is 4097 x 1 pixels, more than 4096 on a side\.$/,
  ],
  ['a large picture', Buffer.concat([png(1, 1), Buffer.alloc(LOGO_BYTES)]), /the file is larger\.$/],
])('%s is no logo', (_, bytes, sentence) => {
  expect(logoFault(bytes)).toMatch(sentence);
  expect(logoFault(bytes)).toMatch(
    /^SERVER_LOGO must be the path of an SVG, PNG or WebP picture of at most 200 KiB, and /,
  );
});

test('a logo of just the limit is taken, and a directory is not', () => {
  expect(logoOf(Buffer.concat([png(1, 1), Buffer.alloc(LOGO_BYTES - png(1, 1).length)]))?.width).toBe(1);
  expect(faultOf({ SERVER_LOGO: directory })).toMatch(/it is a directory\.$/);
});

test('capitals and spaces do not count in a colour', () => {
  expect(readConfig({ ACCENT_COLOR: ' #4FB3A5 ' }).look.accent).toBe('#4fb3a5');
});

test.each(['gold', '#fff', '4fb3a5', '#4fb3a5ff', '#4fb3ag', 'rgb(0,0,0)', '#fff;}*{'])(
  'the colour %s is refused',
  (colour) => {
    expect(faultOf({ ACCENT_COLOR: colour })).toBe(
      'ACCENT_COLOR must be a colour in the form #rrggbb, such as #4fb3a5.',
    );
  },
);

test('a colour that is too dark is refused with the contrast that it has and the one that it needs', () => {
  expect(faultOf({ ACCENT_COLOR: '#1D4ED8' })).toBe(
    'ACCENT_COLOR must be readable on the dark surfaces of the page: the contrast of #1d4ed8 with #2b2434 is 2.2 to 1, and must be at least 4.5 to 1. A lighter colour has more.',
  );
  expect(faultOf({ ACCENT_COLOR: '#000000' })).toContain(' is 1.4 to 1,');
});
