import { actionPoints, type CrafteableItem, type Learner, type World } from '@slumberfell/engine';
import { formatNumber, formatRate } from '../../lib/format/number.ts';

/** What the page of a visitor asks the engine with. */
export const VISITOR: Learner = { pets: [], equipment: {}, companion: null };

/** The heading of experience: a visitor reads the value without the bonuses of a character. */
export const experienceLabel = (learner: Learner | null): string =>
  learner ? 'Experience' : 'Base experience';

const unitOf = (learner: Learner | null): string => (learner ? 'xp' : 'base xp');

/** Points, with the tenth of a point that a bonus may make: `802.4`. */
export const pointsText = (points: number): string => formatNumber(points);

/** Points with their unit: `802.4 xp`, and for a visitor `779 base xp`. */
export const xpText = (points: number, learner: Learner | null): string =>
  `${pointsText(points)} ${unitOf(learner)}`;

/** Points an hour: `55,548 xp an hour`. */
export const xpAnHourText = (points: number, learner: Learner | null): string =>
  `${formatRate(points)} ${unitOf(learner)} an hour`;

/** The experience of one product, that is of one action, or of one essence. */
export const productPoints = (recipe: CrafteableItem, learner: Learner | null, world: World): number =>
  actionPoints(recipe, 1, learner ?? VISITOR, world);
