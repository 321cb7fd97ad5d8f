/**
 * Draws glyphs as pictures, to try them before they are written into the data:
 *     npx tsx packages/art/src/preview.ts wolf-head:slate crab:coral:flip:-20 --as portrait --out /tmp/x.png
 *     npx tsx packages/art/src/preview.ts --find wolf
 */
import { parseArgs } from 'node:util';
import { shippedWorldDirectory } from '@slumberfell/content';
import { EnemyType } from '@slumberfell/engine';
import { renderPicture } from './build/render.ts';
import type { Palettes } from './colour/palettes.ts';
import { artDirectoryOf, loadPalettes } from './data/art.ts';
import type { Figure } from './figure/figure.ts';
import { glyphFault, glyphNames } from './glyph/glyph-set.ts';
import { type EnemyArt, EYES } from './picture/enemy-art.ts';
import { drawEnemyCutOut } from './picture/enemy-cut-out.ts';
import { drawItemTile } from './picture/item-tile.ts';
import { drawPortrait } from './picture/portrait.ts';
import { drawRecipeScroll } from './picture/recipe-scroll.ts';
import { drawTrophyNiche } from './picture/trophy-niche.ts';
import { TILE } from './plan/picture.ts';
import { type SheetTile, writeContactSheet } from './sheets/contact-sheet.ts';
import { type Size, square } from './svg/size.ts';

const WIDEST = 1600;

/** Reads `glyph:palette:word...`. A word is `flip`, `one` (one tone) or an angle in degrees. */
function figureOf(text: string, palettes: Palettes): Figure {
  const [name = '', palette = '', ...words] = text.split(':');
  return {
    glyph: name,
    palette: palettes.get(palette === '' ? 'pewter' : palette),
    tones: words.includes('one') ? 1 : 2,
    flip: words.includes('flip'),
    rotate: Number(words.find((word) => /^-?\d+$/.test(word)) ?? 0),
  };
}

function enemyOf(figure: Figure, palettes: Palettes): EnemyArt {
  return {
    id: 1,
    figure,
    scale: 1,
    eyes: EYES[EnemyType.Normal],
    held: null,
    type: EnemyType.Normal,
    region: palettes.get('tier-1'),
  };
}

function draw(kind: string, figure: Figure, size: Size, palettes: Palettes): string {
  switch (kind) {
    case 'enemy':
      return drawEnemyCutOut(enemyOf(figure, palettes), size);
    case 'portrait':
      return drawPortrait(enemyOf(figure, palettes), size);
    case 'trophy':
      return drawTrophyNiche(
        { statue: { kind: 'glyph', ...figure }, pedestal: 'plinth', emblem: 'old-lantern' },
        size,
      );
    case 'recipe':
      return drawRecipeScroll({ product: figure, paper: palettes.get('parchment') }, size);
    case 'item':
      return drawItemTile(
        figure.glyph,
        { figure, scale: 1, effect: 'none', background: null, badge: null },
        size,
      );
    default:
      throw new Error(`--as ${kind}: must be item, enemy, portrait, trophy or recipe`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string', default: 'item' },
    size: { type: 'string', default: '96' },
    out: { type: 'string', default: 'artifacts/art/preview.png' },
    find: { type: 'string' },
  },
});

if (values.find === undefined) {
  const palettes = loadPalettes(artDirectoryOf(shippedWorldDirectory));
  const side = Number(values.size);
  const tiles: SheetTile[] = [];
  for (const text of positionals) {
    const figure = figureOf(text, palettes);
    const fault = glyphFault(figure.glyph);
    if (fault !== null) {
      console.error(`"${figure.glyph}" ${fault}`);
      continue;
    }
    const svg = draw(values.as, figure, square(side * 2), palettes);
    const picture = await renderPicture(svg, square(side), TILE);
    tiles.push({ label: text, pictures: [picture] });
  }
  const columns = Math.max(1, Math.min(tiles.length, Math.floor(WIDEST / (side + 8))));
  await writeContactSheet(values.out, tiles, { tile: side, widths: [side], columns });
  console.log(`${tiles.length} pictures in ${values.out}`);
} else {
  const word = values.find;
  console.log(
    glyphNames()
      .filter((name) => name.includes(word))
      .join(' '),
  );
}
