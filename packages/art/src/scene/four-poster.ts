import { lighter, mix } from './colour.ts';
import { type Sheet, short } from './sheet.ts';

const WOOD = '#3a2140';
const CURTAIN = '#7d3f78';
const QUILT = '#b3547a';
const LINEN = '#fff1dc';

/**
 * Draws the bed in which Aumelle the Lamplighter sleeps, with a candle at its side. (x, y) is the middle of
 * its lower edge, `size` its length, `candle` the colour of the candle's light.
 */
export function drawFourPoster(sheet: Sheet, x: number, y: number, size: number, candle: string): void {
  const at = (dx: number, dy: number): string => `${short(x + dx * size)} ${short(y + dy * size)}`;
  const wood = mix(WOOD, candle, 0.14);
  sheet.glow(x - size * 0.2, y - size * 0.42, size * 1.5, candle, 0.6);
  sheet.path(
    `M${at(-0.42, -0.9)}H${short(x + size * 0.44)}L${at(0.44, -0.16)}H${short(x - size * 0.42)}z`,
    mix(CURTAIN, '#1c1238', 0.62),
    0.85,
  );
  sheet.line(
    `M${at(-0.41, -0.1)}V${short(y - size * 0.9)}M${at(0.43, -0.1)}V${short(y - size * 0.9)}`,
    wood,
    size * 0.025,
  );
  sheet.path(
    `M${at(-0.48, -0.14)}V${short(y - size * 0.46)}Q${at(-0.46, -0.6)} ${at(-0.36, -0.6)}Q${at(-0.28, -0.58)} ${at(-0.27, -0.46)}V${short(y - size * 0.14)}z`,
    mix(WOOD, candle, 0.3),
  );
  sheet.path(
    `M${at(-0.5, -0.28)}H${short(x + size * 0.5)}V${short(y - size * 0.14)}H${short(x - size * 0.5)}z`,
    mix(LINEN, CURTAIN, 0.25),
  );
  sheet.path(
    `M${at(-0.47, -0.27)}Q${at(-0.5, -0.4)} ${at(-0.36, -0.41)}Q${at(-0.2, -0.42)} ${at(-0.16, -0.33)}Q${at(-0.15, -0.27)} ${at(-0.22, -0.26)}z`,
    LINEN,
  );
  drawSleeper(sheet, at, size, x, y);
  sheet.path(
    `M${at(-0.22, -0.29)}Q${at(-0.16, -0.43)} ${at(-0.02, -0.42)}Q${at(0.12, -0.41)} ${at(0.18, -0.44)}Q${at(0.3, -0.47)} ${at(0.36, -0.37)}Q${at(0.48, -0.36)} ${at(0.5, -0.28)}L${at(0.51, -0.09)}Q${at(0.43, -0.05)} ${at(0.36, -0.1)}T${at(0.21, -0.1)}T${at(0.06, -0.1)}T${at(-0.09, -0.1)}T${at(-0.22, -0.12)}z`,
    sheet.down(y - size * 0.46, y - size * 0.06, [
      { at: 0, colour: lighter(mix(QUILT, candle, 0.35), 0.15) },
      { at: 0.5, colour: QUILT },
      { at: 1, colour: mix(QUILT, WOOD, 0.5) },
    ]),
  );
  sheet.line(
    `M${at(-0.1, -0.41)}Q${at(-0.04, -0.26)} ${at(-0.08, -0.11)}M${at(0.07, -0.42)}Q${at(0.13, -0.26)} ${at(0.08, -0.11)}M${at(0.24, -0.45)}Q${at(0.29, -0.28)} ${at(0.24, -0.11)}M${at(0.38, -0.37)}Q${at(0.42, -0.24)} ${at(0.38, -0.1)}M${at(-0.2, -0.25)}Q${at(0.1, -0.19)} ${at(0.5, -0.23)}`,
    '#ffd9b0',
    size * 0.009,
    0.6,
  );
  sheet.path(
    `M${at(-0.24, -0.3)}Q${at(-0.16, -0.26)} ${at(-0.2, -0.36)}Q${at(-0.15, -0.42)} ${at(-0.08, -0.42)}Q${at(-0.14, -0.34)} ${at(-0.13, -0.24)}Q${at(-0.2, -0.22)} ${at(-0.24, -0.3)}z`,
    LINEN,
  );
  drawCanopy(sheet, at, size, x, y, wood, candle);
  drawNightstand(sheet, at, size, x, y, wood, candle);
}

type At = (dx: number, dy: number) => string;

/** Draws the head of the sleeping Lamplighter on a pillow, with a nightcap. */
function drawSleeper(sheet: Sheet, at: At, size: number, x: number, y: number): void {
  const headX = x - size * 0.285;
  const headY = y - size * 0.415;
  sheet.path(
    `M${at(-0.36, -0.4)}Q${at(-0.42, -0.34)} ${at(-0.38, -0.28)}Q${at(-0.3, -0.33)} ${at(-0.2, -0.3)}Q${at(-0.2, -0.38)} ${at(-0.24, -0.4)}z`,
    '#e8d8d0',
  );
  sheet.draw(`<circle cx="${short(headX)}" cy="${short(headY)}" r="${short(size * 0.066)}" fill="#f0c3a0"/>`);
  sheet.path(
    `M${at(-0.232, -0.438)}q${short(size * 0.022)} ${short(size * 0.01)} ${short(size * 0.004)} ${short(size * 0.026)}z`,
    '#f0c3a0',
  );
  sheet.line(
    `M${at(-0.275, -0.43)}q${short(size * 0.012)} ${short(size * 0.014)} ${short(size * 0.024)} 0`,
    '#6a3a44',
    size * 0.008,
  );
  sheet.draw(
    `<circle cx="${short(headX + size * 0.012)}" cy="${short(headY + size * 0.03)}" r="${short(size * 0.016)}" fill="#e08a78" opacity=".6"/>`,
  );
  sheet.path(
    `M${at(-0.252, -0.475)}Q${at(-0.31, -0.52)} ${at(-0.4, -0.47)}Q${at(-0.48, -0.42)} ${at(-0.475, -0.32)}Q${at(-0.44, -0.37)} ${at(-0.352, -0.385)}Q${at(-0.345, -0.44)} ${at(-0.252, -0.475)}z`,
    '#6f58b8',
  );
  sheet.line(`M${at(-0.25, -0.478)}Q${at(-0.35, -0.45)} ${at(-0.347, -0.372)}`, LINEN, size * 0.026);
  sheet.draw(
    `<circle cx="${short(x - size * 0.476)}" cy="${short(y - size * 0.3)}" r="${short(size * 0.026)}" fill="${LINEN}"/>`,
  );
}

function drawCanopy(
  sheet: Sheet,
  at: At,
  size: number,
  x: number,
  y: number,
  wood: string,
  candle: string,
): void {
  const curtain = (side: 1 | -1): string =>
    `M${at(side * 0.53, -0.88)}Q${at(side * 0.5, -0.62)} ${at(side * 0.53, -0.47)}Q${at(side * 0.55, -0.3)} ${at(side * 0.51, -0.08)}H${short(x + side * size * 0.44)}Q${at(side * 0.47, -0.34)} ${at(side * 0.45, -0.47)}Q${at(side * 0.34, -0.66)} ${at(side * 0.26, -0.88)}z`;
  sheet.path(
    curtain(-1) + curtain(1),
    sheet.gradient(
      [x - size * 0.5, y],
      [x + size * 0.5, y],
      [
        { at: 0, colour: mix(CURTAIN, candle, 0.42) },
        { at: 0.5, colour: CURTAIN },
        { at: 1, colour: mix(CURTAIN, WOOD, 0.4) },
      ],
    ),
  );
  sheet.line(
    `M${at(-0.55, -0.48)}L${at(-0.43, -0.46)}M${at(0.55, -0.48)}L${at(0.43, -0.46)}`,
    candle,
    size * 0.022,
  );
  sheet.line(
    `M${at(-0.5, 0.02)}V${short(y - size * 0.92)}M${at(0.5, 0.02)}V${short(y - size * 0.92)}`,
    wood,
    size * 0.036,
  );
  let valance = `M${at(-0.56, -0.94)}H${short(x + size * 0.56)}V${short(y - size * 0.86)}`;
  for (let scallop = 0; scallop < 8; scallop++) {
    valance += `q${short(-size * 0.07)} ${short(size * 0.09)} ${short(-size * 0.14)} 0`;
  }
  sheet.path(`${valance}z`, mix(CURTAIN, candle, 0.22));
  sheet.line(`M${at(-0.57, -0.945)}H${short(x + size * 0.57)}`, mix(WOOD, candle, 0.34), size * 0.034);
  for (const side of [-1, 1]) {
    sheet.draw(
      `<circle cx="${short(x + side * size * 0.5)}" cy="${short(y - size * 0.99)}" r="${short(size * 0.026)}" fill="${candle}"/>`,
    );
  }
}

function drawNightstand(
  sheet: Sheet,
  at: At,
  size: number,
  x: number,
  y: number,
  wood: string,
  candle: string,
): void {
  sheet.line(
    `M${at(-0.72, 0)}V${short(y - size * 0.27)}M${at(-0.8, 0.02)}L${at(-0.72, -0.09)}L${at(-0.64, 0.02)}`,
    wood,
    size * 0.026,
  );
  sheet.line(`M${at(-0.81, -0.27)}H${short(x - size * 0.63)}`, mix(WOOD, candle, 0.4), size * 0.034);
  sheet.path(
    `M${at(-0.745, -0.29)}V${short(y - size * 0.41)}H${short(x - size * 0.695)}V${short(y - size * 0.29)}z`,
    LINEN,
  );
  sheet.glow(x - size * 0.72, y - size * 0.48, size * 0.55, candle);
  sheet.path(
    `M${at(-0.72, -0.54)}Q${at(-0.68, -0.45)} ${at(-0.72, -0.42)}Q${at(-0.76, -0.45)} ${at(-0.72, -0.54)}z`,
    '#fff6d6',
  );
}
