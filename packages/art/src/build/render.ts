import sharp from 'sharp';
import type { Size } from '../svg/size.ts';

// One picture, one core: the build keeps as many pictures in work as there are cores.
sharp.concurrency(1);

/** How a picture is written. */
export interface Encoding {
  readonly format: 'webp' | 'png';
  /** 1 to 100; means nothing for png. */
  readonly quality: number;
  /** The drawing is rendered this many times as large and then reduced, which smooths small pictures. */
  readonly oversample: number;
}

/** Pixels of a drawing whose own size is `size` times the encoding's oversampling. */
export async function renderPicture(
  svg: string,
  { width, height }: Size,
  encoding: Encoding,
): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: 72 }).resize(width, height);
  return encoding.format === 'png'
    ? await image.png({ compressionLevel: 9, palette: true, quality: encoding.quality }).toBuffer()
    : await image
        .webp({ quality: encoding.quality, alphaQuality: 60, effort: 5, smartSubsample: true })
        .toBuffer();
}
