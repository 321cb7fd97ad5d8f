import type { DrawProp } from '../look.ts';
import { AIR } from './air.ts';
import { CARRIED } from './carried.ts';
import { CLOTHES } from './clothes.ts';
import { HATS } from './hats.ts';
import { PLACES } from './places.ts';
import { TOOLS } from './tools.ts';

/** Everything that creatures wear, hold and stand on, by the name that a row uses. */
export const PROPS: Readonly<Record<string, DrawProp>> = {
  ...TOOLS,
  ...HATS,
  ...CLOTHES,
  ...CARRIED,
  ...PLACES,
  ...AIR,
};
