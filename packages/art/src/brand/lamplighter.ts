import { drawLantern } from '../scene/buildings.ts';
import { type Sheet, short } from '../scene/sheet.ts';

const CLOAK = '#1d1536';
const LIT = '#ff9d48';
const CREAM = '#f6e3c2';

/**
 * Draws the lamplighter from the side, in a nightcap, with the lantern on its pole. (x, y) is the feet;
 * `size` is the height without the pole.
 */
export function drawLamplighter(sheet: Sheet, x: number, y: number, size: number): void {
  const scale = size / 104;
  sheet.glow(x + 66 * scale, y - 92 * scale, size * 2.3, '#ffb04e', 0.85);
  sheet.glow(x + 60 * scale, y, size * 1.5, '#ff9a3c', 0.4);
  sheet.draw(`<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})">`);
  sheet.line('M37 4L46 -112q2 -13 12 -11q9 2 8 11', '#120b1c', 3.2);
  sheet.path(
    'M-6 -71C-18 -67 -24 -53 -28 -35C-32 -19 -41 -8 -49 1C-37 5 -30 -1 -21 2C-12 5 -4 1 4 3C12 5 19 1 28 2C26 -14 24 -30 22 -45C20 -57 16 -67 8 -71z',
    CLOAK,
  );
  sheet.path(
    'M8 -71C16 -67 20 -57 22 -45C24 -30 26 -14 28 2C24 2 21 3 18 3C18 -14 17 -32 14 -47C13 -57 11 -65 8 -71z',
    LIT,
    0.85,
  );
  sheet.line(
    'M-16 -46C-20 -28 -26 -14 -33 -3M-4 -44C-6 -28 -9 -14 -13 0M7 -42C8 -28 8 -14 6 1',
    '#0d0818',
    1.4,
    0.7,
  );
  sheet.path('M8 -64C20 -66 30 -61 40 -62L41 -54C30 -50 20 -48 12 -48z', '#2a1d46');
  sheet.line('M13 -64C22 -65 31 -61 40 -62', LIT, 1.6, 0.9);
  sheet.draw(`<circle cx="42" cy="-58" r="3.600" fill="#e8a878"/>`);
  sheet.path(
    'M-8 -82C-8 -92 14 -94 15 -85L16 -82Q19.500 -79.500 16 -78L15 -75C13 -68 -7 -68 -8 -82z',
    '#b87a5c',
  );
  sheet.path(
    'M9 -89C13 -89 15 -87 15 -85L16 -82Q19.500 -79.500 16 -78L15 -75C14 -72 11 -71 8 -70C11 -76 12 -82 9 -89z',
    '#f2b686',
  );
  sheet.line('M8.500 -82.500q2 1.800 4 0', '#3a1c2a', 1.2);
  sheet.line('M10.500 -75.500q1.500 .8 3 .2', '#7a3a34', 1);
  sheet.path('M-7 -71C-17 -73 -27 -66 -38 -69C-31 -61 -17 -59 -7 -65z', '#a8402f');
  sheet.path('M-8 -74Q4 -66 16 -73L15 -66Q4 -59 -8 -67z', '#c9553a');
  sheet.line('M8 -68Q13 -69 15 -71', '#ffc27a', 1.4);
  sheet.path(
    'M-8 -86C-9 -90 -12 -95 -21 -97C-29 -98 -37 -93 -44 -82C-45 -92 -42 -101 -35 -108C-22 -121 6 -114 16 -90C8 -93 -2 -92 -8 -86z',
    '#4a3c94',
  );
  sheet.path('M16 -90C10 -106 -2 -115 -16 -117C-4 -110 4 -103 8 -92z', '#ffb26a', 0.7);
  sheet.line('M-9 -85Q3 -94 16 -88', CREAM, 4.4);
  sheet.draw(`<circle cx="-44" cy="-79" r="5.400" fill="${CREAM}"/>`);
  drawLantern(sheet, 66, -112, 30, { wall: '#2a1c20', light: '#ffcf7a', window: '#ffcf7a' });
  sheet.glow(66, -95, 36, '#ffe4a4', 0.9);
  sheet.draw('</g>');
}

/** Draws a sleeping sheep. (x, y) is the middle of its lower edge; `size` is its length. */
export function drawSheep(sheet: Sheet, x: number, y: number, size: number): void {
  const at = (dx: number, dy: number, r: number, fill: string) =>
    `<circle cx="${short(x + dx * size)}" cy="${short(y + dy * size)}" r="${short(r * size)}" fill="${fill}"/>`;
  const wool = (dx: number, dy: number, fill: string) =>
    [
      [-0.3, -0.16, 0.17],
      [-0.12, -0.27, 0.19],
      [0.1, -0.28, 0.19],
      [0.26, -0.17, 0.18],
      [-0.02, -0.13, 0.21],
    ]
      .map(([wx = 0, wy = 0, r = 0]) => at(wx + dx, wy + dy, r, fill))
      .join('');
  sheet.draw(
    wool(-0.015, 0.015, '#4b3f63') +
      wool(0.01, -0.02, '#8d7f9e') +
      wool(0.05, -0.05, '#d9bfae').replaceAll('<circle', '<circle opacity=".55"'),
  );
  sheet.draw(
    `<ellipse cx="${short(x + 0.44 * size)}" cy="${short(y - 0.13 * size)}" rx="${short(size * 0.14)}" ry="${short(size * 0.1)}" fill="#2a1d33"/>`,
  );
  sheet.line(
    `M${short(x + 0.43 * size)} ${short(y - 0.14 * size)}q${short(size * 0.03)} ${short(size * 0.03)} ${short(size * 0.07)} 0`,
    '#e8c9a0',
    size * 0.018,
  );
  sheet.path(
    `M${short(x + 0.33 * size)} ${short(y - 0.18 * size)}q${short(-size * 0.06)} ${short(size * 0.05)} ${short(-size * 0.04)} ${short(size * 0.11)}q${short(size * 0.07)} ${short(-size * 0.02)} ${short(size * 0.08)} ${short(-size * 0.09)}z`,
    '#2a1d33',
  );
}
