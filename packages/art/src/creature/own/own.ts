import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { drawAldermund } from './aldermund-the-undercrowned.ts';
import { drawAstronomerNil } from './astronomer-nil.ts';
import { drawBarrowSquireHale } from './barrow-squire-hale.ts';
import { drawCaptainEbbMarrow } from './captain-ebb-marrow.ts';
import { drawCockcrow } from './cockcrow.ts';
import { drawCuratorOfFallingThings } from './curator-of-falling-things.ts';
import { drawGrandfatherGnarl } from './grandfather-gnarl.ts';
import { drawHundredYearFire } from './hundred-year-fire.ts';
import { drawKingBarnacle } from './king-barnacle.ts';
import { drawMadrigal } from './madrigal-the-thousandth-verse.ts';
import { drawMilldustSprite } from './milldust-sprite.ts';
import { drawMotherMumble } from './mother-mumble.ts';
import { drawOldMillerQuern } from './old-miller-quern.ts';
import { drawOldRumour } from './old-rumour.ts';
import { drawOverseerBrassgullet } from './overseer-brassgullet.ts';
import { drawPinchbeck } from './pinchbeck-the-bough-baron.ts';
import { drawPrioressEvensmoke } from './prioress-evensmoke.ts';
import { drawSecretKeeper } from './secret-keeper.ts';
import { drawSirenInThePane } from './siren-in-the-pane.ts';
import { drawTallowQueen } from './tallow-queen.ts';
import { drawThingYouAlmostSaid } from './thing-you-almost-said.ts';
import { drawVael } from './vael-who-shot-the-moon.ts';

const DRAWINGS: Readonly<Record<string, (pen: Pen, look: Look) => void>> = {
  'old-miller-quern': drawOldMillerQuern,
  'tallow-queen': drawTallowQueen,
  'barrow-squire-hale': drawBarrowSquireHale,
  'pinchbeck-the-bough-baron': drawPinchbeck,
  'milldust-sprite': drawMilldustSprite,
  'secret-keeper': drawSecretKeeper,
  'old-rumour': drawOldRumour,
  'thing-you-almost-said': drawThingYouAlmostSaid,
  'mother-mumble': drawMotherMumble,
  'grandfather-gnarl': drawGrandfatherGnarl,
  'captain-ebb-marrow': drawCaptainEbbMarrow,
  'hundred-year-fire': drawHundredYearFire,
  'king-barnacle': drawKingBarnacle,
  'overseer-brassgullet': drawOverseerBrassgullet,
  'prioress-evensmoke': drawPrioressEvensmoke,
  'siren-in-the-pane': drawSirenInThePane,
  'aldermund-the-undercrowned': drawAldermund,
  'astronomer-nil': drawAstronomerNil,
  cockcrow: drawCockcrow,
  'curator-of-falling-things': drawCuratorOfFallingThings,
  'madrigal-the-thousandth-verse': drawMadrigal,
  'vael-who-shot-the-moon': drawVael,
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
