import { createHash } from 'node:crypto';
import { readFaultOf } from '../lib/file-settings.ts';
import { readAtMost } from '../lib/read-at-most.ts';
import { type PictureFormat, type PictureSize, pictureFormat, pictureSize } from './picture-size.ts';

/** Maximum number of bytes of a logo: 200 KiB. */
export const LOGO_BYTES = 204_800;

/** Maximum width and height of a PNG or WebP, in pixels: browsers need 64 MiB to draw such a one. */
const LOGO_SIDE = 4_096;

/** A host's logo, read at the start. */
export interface Logo extends PictureSize {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** Path at which the server has it. It contains a hash of the bytes, so browsers keep it for good. */
  readonly path: string;
}

/**
 * Reads a logo. The format is that of its bytes; the name of the file does not count.
 * @param setting the name of the setting that gives the path.
 * @returns a sentence for the host, where the file is no logo
 */
export function readLogo(setting: string, path: string): Logo | { readonly sentence: string } {
  const fault = (what: string) => ({
    sentence: `${setting} must be the path of an SVG, PNG or WebP picture of at most 200 KiB, and ${path} is none: ${what}`,
  });
  let bytes: Buffer;
  try {
    bytes = readAtMost(path, LOGO_BYTES);
  } catch (error) {
    return fault(readFaultOf(error));
  }
  if (bytes.length > LOGO_BYTES) return fault('the file is larger.');
  const format = pictureFormat(bytes);
  if (format === null) return fault('its first bytes are those of no such picture.');
  const size = pictureSize(bytes, format);
  if (size === null)
    return fault(
      format === 'svg'
        ? 'its root has neither a viewBox nor a width and a height in px.'
        : 'it does not say its width and height.',
    );
  if (format !== 'svg' && Math.max(size.width, size.height) > LOGO_SIDE)
    return fault(`it is ${size.width} x ${size.height} pixels, more than ${LOGO_SIDE} on a side.`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { bytes, format, ...size, path: `/look/logo-${hash}.${format}` };
}
