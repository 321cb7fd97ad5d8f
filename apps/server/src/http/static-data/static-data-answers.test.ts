import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { STATIC_SETS } from '@slumberfell/engine';
import { loreAnswer, questsAnswer, type StaticDataQuery, staticDataAnswer } from '@slumberfell/protocol';
import { describe, expect, it } from 'vitest';
import { StaticDataAnswers } from './static-data-answers.ts';
import { VersionedAnswers } from './versioned-answers.ts';

const compiled = compileWorld(shippedWorldDirectory);
const { sets, versions } = compiled;
const answers = new StaticDataAnswers(sets, versions);

const positions = async (query: StaticDataQuery) => {
  const { body } = await answers.answer(query, '');
  return staticDataAnswer.parse(JSON.parse(body.toString()));
};

const current: StaticDataQuery = Object.fromEntries(
  STATIC_SETS.map((set) => [`${set}Version`, versions[set]]),
);

describe('db/get-static-data', () => {
  it('answers all sets, in order, to a page without data, and every set fits its schema', async () => {
    const all = await positions({ itemSetsVersion: '' });
    expect(all.map((position) => position?.version)).toEqual(STATIC_SETS.map((set) => versions[set]));
    expect(all[9]?.data).toEqual(sets.itemSets);
    expect(all[1]?.data).toHaveLength(sets.items.length);
    expect(all[5]?.data).toEqual(sets.dungeons);
  });

  it('answers nine sets to a caller that does not name item sets', async () => {
    const nine = STATIC_SETS.slice(0, 9);
    const all = await positions({});
    expect(all.map((position) => position?.version)).toEqual(nine.map((set) => versions[set]));
    const { itemSetsVersion: _, ...others } = current;
    expect(await positions(others)).toEqual(new Array(9).fill(null));
  });

  it('answers no set to a page with all present versions', async () => {
    expect(await positions(current)).toEqual(new Array(10).fill(null));
  });

  it('answers the whole set for a missing, an empty or an unknown version', async () => {
    for (const itemsVersion of [undefined, '', 'long-ago']) {
      const answer = await positions({ ...current, itemsVersion });
      expect(answer.map((position) => position !== null)).toEqual(STATIC_SETS.map((set) => set === 'items'));
    }
  });

  it('compresses as the client asks, to the same bytes', async () => {
    const plain = await answers.answer({}, '');
    const brotli = await answers.answer({}, 'gzip, br');
    const gzipped = await answers.answer({}, 'gzip');
    expect([plain.encoding, brotli.encoding, gzipped.encoding]).toEqual([null, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
    expect(await answers.answer({}, 'br')).toBe(brotli);
  });
});

const { quests, questsVersion, lore, loreVersion } = compiled;

describe.each([
  { call: 'db/get-quests', field: 'quests', part: quests, version: questsVersion, schema: questsAnswer },
  { call: 'db/get-lore', field: 'lore', part: lore, version: loreVersion, schema: loreAnswer },
])('$call', ({ field, part, version, schema }) => {
  const made = new VersionedAnswers(field, part, version);
  const read = async (known: string | undefined) =>
    schema.parse(JSON.parse((await made.answer(known, '')).body.toString()));

  it('answers all to a page without any, and it fits its schema', async () => {
    for (const known of [undefined, '', 'long-ago'])
      expect(await read(known)).toEqual({ version, [field]: part });
  });

  it('answers none to a page with the present version', async () => {
    expect(await read(version)).toEqual({ version, [field]: null });
  });

  it('compresses as the client asks, once', async () => {
    const brotli = await made.answer('', 'gzip, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals((await made.answer('', '')).body)).toBe(true);
    expect(await made.answer('', 'br')).toBe(brotli);
  });
});
