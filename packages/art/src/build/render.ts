import sharp from 'sharp';
import type { Encoding } from '../plan/picture.ts';
import type { Size } from '../svg/size.ts';

// sharp uses one core per picture. The build renders as many pictures in parallel as there are cores.
sharp.concurrency(1);

/** Renders a drawing that is `size` times the encoding's `oversample`, and reduces it to `size`. */
export async function renderPicture(
  svg: string,
  { width, height }: Size,
  encoding: Encoding,
): Promise<Buffer> {
  const { format, quality, alphaQuality } = encoding;
  const image = sharp(Buffer.from(svg), { density: 72 }).resize(width, height);
  return format === 'png'
    ? await image.png({ compressionLevel: 9, palette: quality < 100, quality }).toBuffer()
    : await image.webp({ quality, alphaQuality, effort: 5, smartSubsample: true }).toBuffer();
}
