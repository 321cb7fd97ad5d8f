import { describe, expect, it } from 'vitest';
import { isForeignRead, isOwnOrigin } from './origin.ts';

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
  it.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, false],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    [{}, false],
  ])('with %j is sent by a page of another site: %s', (headers, foreign) => {
    expect(isForeignRead(headers)).toBe(foreign);
  });
});
