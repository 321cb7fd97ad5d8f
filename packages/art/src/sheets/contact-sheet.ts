import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

export interface SheetTile {
  readonly label: string;
  /** Encoded pictures, shown side by side and never enlarged. */
  readonly pictures: readonly Buffer[];
}

export interface SheetLayout {
  /** Height of a row of pictures in pixels. */
  readonly tile: number;
  /** Widths in pixels of the spaces for a tile's pictures, from left to right. */
  readonly widths: readonly number[];
  readonly columns: number;
}

const LABEL = 18;
const GAP = 4;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** Writes tiles with their labels on a dark page, for review by eye. */
export async function writeContactSheet(
  file: string,
  tiles: readonly SheetTile[],
  { tile, widths, columns }: SheetLayout,
): Promise<void> {
  const cellWidth = widths.reduce((sum, width) => sum + width + GAP, GAP);
  const cellHeight = tile + LABEL + GAP;
  const rows = Math.ceil(tiles.length / columns);
  const width = columns * cellWidth;
  const layers = await Promise.all(
    tiles.flatMap(({ pictures }, index) => {
      let left = (index % columns) * cellWidth + GAP;
      return pictures.map(async (picture, which) => {
        const at = left;
        const own = widths[which] ?? tile;
        left += own + GAP;
        const input = await sharp(picture)
          .resize(own, tile, { fit: 'contain', background: '#00000000', withoutEnlargement: true })
          .png()
          .toBuffer();
        return { input, left: at, top: Math.floor(index / columns) * cellHeight + GAP };
      });
    }),
  );
  const labels = tiles.map(({ label }, index) => {
    const x = (index % columns) * cellWidth + GAP;
    const y = Math.floor(index / columns) * cellHeight + GAP + tile + 12;
    return `<text x="${x}" y="${y}">${escaped(label.slice(0, Math.floor(cellWidth / 6.2)))}</text>`;
  });
  const height = Math.max(1, rows) * cellHeight + GAP;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g font-family="sans-serif" font-size="11" fill="#f3e9d8">${labels.join('')}</g></svg>`;
  mkdirSync(dirname(file), { recursive: true });
  const sheet = await sharp({ create: { width, height, channels: 4, background: '#1b1622' } })
    .composite([...layers, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer();
  writeFileSync(file, sheet);
}
