import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { drawBarrowSquireHale } from './barrow-squire-hale.ts';
import { drawGrandfatherGnarl } from './grandfather-gnarl.ts';
import { drawMotherMumble } from './mother-mumble.ts';
import { drawOldMillerQuern } from './old-miller-quern.ts';
import { drawTallowQueen } from './tallow-queen.ts';

const DRAWINGS: Readonly<Record<string, (pen: Pen, look: Look) => void>> = {
  'old-miller-quern': drawOldMillerQuern,
  'tallow-queen': drawTallowQueen,
  'barrow-squire-hale': drawBarrowSquireHale,
  'mother-mumble': drawMotherMumble,
  'grandfather-gnarl': drawGrandfatherGnarl,
};

/** Enemies that are one of a kind: each pose is a drawing of its own. */
export const OWN: Plan = {
  poses: Object.keys(DRAWINGS),
  heads: [],
  textures: [],
  anchors: ['ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    entryOf(DRAWINGS, look.pose)(pen, look);
  },
};
