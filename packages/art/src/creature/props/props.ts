import type { DrawProp } from '../look.ts';
import { CLOTHES } from './clothes.ts';
import { PLACES } from './places.ts';
import { TOOLS } from './tools.ts';

/** Everything that creatures wear, hold and stand on, by the name that a row uses. */
export const PROPS: Readonly<Record<string, DrawProp>> = { ...TOOLS, ...CLOTHES, ...PLACES };
