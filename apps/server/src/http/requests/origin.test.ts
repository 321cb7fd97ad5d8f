import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isOwnOrigin, isOwnRead } from './origin.ts';

const site = new URL('https://play.example.org');

describe('a call that changes something', () => {
  it.each([
    [{ origin: 'https://play.example.org' }, site, true],
    [{ origin: 'http://play.example.org' }, site, false],
    [{ origin: 'https://play.example.org.evil.test' }, site, false],
    [{ origin: 'null' }, site, false],
    [{ origin: '' }, site, false],
    [{ origin: 'https://play.example.org', 'sec-fetch-site': 'same-origin' }, site, true],
    [{ origin: 'https://play.example.org', 'sec-fetch-site': 'same-site' }, site, false],
    [{ 'sec-fetch-site': 'cross-site' }, site, false],
    [{ 'sec-fetch-site': 'none' }, site, false],
    [{}, site, true],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, null, true],
    [{ origin: 'http://localhost:3000', host: 'LOCALHOST:3000' }, null, true],
    [{ origin: 'http://localhost:4000', host: 'localhost:3000' }, null, false],
    [{ origin: 'http://evil.test', host: 'localhost:3000' }, null, false],
    [{ origin: 'null', host: 'localhost:3000' }, null, false],
    [{ origin: 'http://evil.test' }, null, false],
  ])('with %j at %s: %s', (headers, publicUrl, own) => {
    expect(isOwnOrigin(headers, publicUrl)).toBe(own);
  });
});

describe('a call that reads', () => {
  const cases: readonly (readonly [IncomingHttpHeaders, URL | null, boolean])[] = [
    // Images, frames, forms, scripts and links of a page of another site, in a browser that says so.
    ...['no-cors', 'cors', 'navigate', undefined].flatMap((mode) =>
      ['cross-site', 'same-site'].map(
        (from) => [{ 'sec-fetch-site': from, 'sec-fetch-mode': mode }, site, false] as const,
      ),
    ),
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, site, true],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, site, true],
    // Without Sec-Fetch headers, as with http.
    [{}, site, true],
    [{ referer: 'https://play.example.org/home' }, site, true],
    [{ referer: 'https://evil.test/' }, site, false],
    [{ referer: 'http://play.example.org/home' }, site, false],
    [{ referer: 'https://play.example.org@evil.test/' }, site, false],
    [{ referer: 'about:blank' }, site, false],
    [{ origin: 'https://evil.test', referer: 'https://play.example.org/' }, site, false],
    [{ origin: 'null' }, site, false],
    [{ referer: 'http://localhost:3000/', host: 'localhost:3000' }, null, true],
    [{ referer: 'http://localhost:4000/', host: 'localhost:3000' }, null, false],
    [{ referer: 'http://evil.test/', host: 'localhost:3000' }, null, false],
  ];
  it.each(cases)('with %j at %s: %s', (headers, publicUrl, own) => {
    expect(isOwnRead(headers, publicUrl)).toBe(own);
  });
});
