import { Palettes } from '../colour/palettes.ts';

const tone = (hue: number) => ({ hue, chroma: 0.1, lightness: 0.6 });

/** Palettes with the given names, each with a different hue. */
export const palettesNamed = (...names: readonly string[]): Palettes =>
  new Palettes(
    names.map((name, index) => ({ name, first: tone(index * 50), second: tone(index * 50 + 120) })),
  );
