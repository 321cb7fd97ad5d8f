import { Palettes } from '../colour/palettes.ts';

const tone = (hue: number) => ({ hue, chroma: 0.1, lightness: 0.6 });

/** Palettes by the given names, each of another hue. */
export const palettesNamed = (...names: readonly string[]): Palettes =>
  new Palettes(
    names.map((name, index) => ({ name, first: tone(index * 50), second: tone(index * 50 + 120) })),
  );
