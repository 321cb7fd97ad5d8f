/** Width and height of a picture; of an SVG without units, so that only their ratio counts. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Formats of a logo, by their names as file extensions. */
export type PictureFormat = 'svg' | 'png' | 'webp';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** The format of a picture by its first bytes; null for any other file. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, 8).equals(PNG) && ascii(bytes, 12, 16) === 'IHDR') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return svgTag(bytes) === null ? null : 'svg';
}

/** The size of a picture; null when the file does not say it, or not as numbers above 0. */
export function pictureSize(bytes: Buffer, format: PictureFormat): PictureSize | null {
  try {
    const size = SIZES[format](bytes);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // The file ends before the numbers.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const SIZES: Readonly<Record<PictureFormat, (bytes: Buffer) => PictureSize | null>> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  webp: webpSize,
  svg: svgSize,
};

/** The three kinds of WebP files: extended, lossless and lossy (RFC 9649). */
function webpSize(bytes: Buffer): PictureSize | null {
  const kind = ascii(bytes, 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return null;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** What may stand before the root of an SVG: a declaration, comments, and a document type. */
const BEFORE_ROOT = /^\uFEFF?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*/i;

/** The start tag of an SVG's root; null for a file that is no SVG. */
function svgTag(bytes: Buffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
  return /^<svg(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(text.replace(BEFORE_ROOT, ''))?.[0] ?? null;
}

/** By the view box, else by width and height. Browsers draw an SVG without both at a size of their own. */
function svgSize(bytes: Buffer): PictureSize | null {
  const tag = svgTag(bytes) ?? '';
  const box = /\sviewBox\s*=\s*["']\s*[-\d.e+]+[\s,]+[-\d.e+]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(tag);
  const side = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]);
  return box
    ? { width: Number(box[1]), height: Number(box[2]) }
    : { width: side('width'), height: side('height') };
}
