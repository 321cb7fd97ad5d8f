import { actionPoints, type CrafteableItem, type Shown, type World } from '@slumberfell/engine';
import { formatNumber, formatRate } from '../../lib/format/number.ts';

/** Decides the experience of an action. Null for a visitor without a character. */
type Learner = Pick<Shown, 'pets'> | null;

/** What the page of a visitor asks the engine with. */
export const WITHOUT_PETS: Pick<Shown, 'pets'> = { pets: [] };

/** The heading of experience: a visitor reads the value without the bonus of a character's pets. */
export const experienceLabel = (learner: Learner): string => (learner ? 'Experience' : 'Base experience');

const unitOf = (learner: Learner): string => (learner ? 'xp' : 'base xp');

/** Points, with the tenth of a point that a bonus may make: `802.4`. */
export const pointsText = (points: number): string => formatNumber(points);

/** Points with their unit: `802.4 xp`, and for a visitor `779 base xp`. */
export const xpText = (points: number, learner: Learner): string =>
  `${pointsText(points)} ${unitOf(learner)}`;

/** Points an hour: `55,548 xp an hour`. */
export const xpAnHourText = (points: number, learner: Learner): string =>
  `${formatRate(points)} ${unitOf(learner)} an hour`;

/** The experience of one product, that is of one action, or of one essence. */
export const productPoints = (recipe: CrafteableItem, learner: Learner, world: World): number =>
  actionPoints(recipe, 1, learner ?? WITHOUT_PETS, world);
