import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/**
 * The encoding to answer in: brotli, else gzip, else none, of those that `Accept-Encoding` does not refuse.
 */
export function encodingFor(acceptEncoding: string): Encoding | null {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? ''))
      .map(([coding = '']) => coding.trim().toLowerCase()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // Quality 5 is a tenth of the time of 11 for a tenth more bytes.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](body);
