export type Encoding = 'br' | 'gzip';

/** The encoding to answer in: brotli, else gzip, else none, of those that `Accept-Encoding` does not refuse. */
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
