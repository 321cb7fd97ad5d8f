import { amountOf, withAmount } from '../state/amounts.ts';
import { MAX_FRIENDSHIP_POINTS } from '../state/friendship.ts';
import type { QuestState } from '../state/quests.ts';
import { event } from './event.ts';
import { withId } from './ids.ts';
import { withPoints } from './shown-experience.ts';

/** A chapter of the story is closed; the next one follows. */
export interface OnChapterClosed {
  readonly type: 'OnChapterClosed';
  readonly chapter: number;
  /** The day, in days since 1970-01-01. */
  readonly day: number;
}

export const onChapterClosed = event<OnChapterClosed>({
  type: 'OnChapterClosed',
  apply: (shown, { chapter, day }) => ({
    ...shown,
    quests: { ...shown.quests, chapter: chapter + 1, closedOn: day },
  }),
});

export const ERRAND_CHANGES = ['accepted', 'dropped', 'fulfilled'] as const;

/** An errand of a day or of a week is accepted, dropped or fulfilled. */
export interface OnErrandChange {
  readonly type: 'OnErrandChange';
  readonly errandId: number;
  readonly change: (typeof ERRAND_CHANGES)[number];
  /** What is accepted and remembered of boards from now on. */
  readonly quests: QuestState;
}

export const onErrandChange = event<OnErrandChange>({
  type: 'OnErrandChange',
  apply: (shown, { quests }) => ({ ...shown, quests }),
});

/** Experience that no session grants. */
export interface OnExperience {
  readonly type: 'OnExperience';
  readonly skillId: number;
  /** Whole points before. */
  readonly before: number;
  /** Whole points by which the shown experience rises; at least 1. */
  readonly experience: number;
}

export const onExperience = event<OnExperience>({
  type: 'OnExperience',
  apply: (shown, { skillId, experience }) => ({
    ...shown,
    experience: withPoints(shown.experience, skillId, experience),
  }),
});

/** Candle-ends come or, with a negative amount, go. */
export interface OnCandleEndsChange {
  readonly type: 'OnCandleEndsChange';
  readonly amount: number;
}

export const onCandleEndsChange = event<OnCandleEndsChange>({
  type: 'OnCandleEndsChange',
  apply: (shown, { amount }) => ({ ...shown, candleEnds: shown.candleEnds + amount }),
});

export interface OnFurnishingGained {
  readonly type: 'OnFurnishingGained';
  readonly furnishingId: number;
}

export const onFurnishingGained = event<OnFurnishingGained>({
  type: 'OnFurnishingGained',
  apply: (shown, { furnishingId }) => ({ ...shown, furnishings: withId(shown.furnishings, furnishingId) }),
});

export interface OnCosmeticGained {
  readonly type: 'OnCosmeticGained';
  readonly cosmeticId: number;
}

export const onCosmeticGained = event<OnCosmeticGained>({
  type: 'OnCosmeticGained',
  apply: (shown, { cosmeticId }) => ({ ...shown, cosmetics: withId(shown.cosmetics, cosmeticId) }),
});

/** A villager is given something in a week. */
export interface OnVillagerGift {
  readonly type: 'OnVillagerGift';
  readonly villagerId: number;
  /** As `weekOf`. */
  readonly week: number;
}

export const onVillagerGift = event<OnVillagerGift>({
  type: 'OnVillagerGift',
  apply(shown, { villagerId, week }) {
    const { villagerGifts } = shown;
    const given = villagerGifts.week === week ? villagerGifts.villagerIds : [];
    return { ...shown, villagerGifts: { week, villagerIds: withId(given, villagerId) } };
  },
});

/** Points of friendship with a villager; those above the highest level are not counted. */
export interface OnFriendship {
  readonly type: 'OnFriendship';
  readonly villagerId: number;
  readonly points: number;
}

export const onFriendship = event<OnFriendship>({
  type: 'OnFriendship',
  apply(shown, { villagerId, points }) {
    const sum = amountOf(shown.friendship, villagerId) + points;
    return {
      ...shown,
      friendship: withAmount(shown.friendship, villagerId, Math.min(MAX_FRIENDSHIP_POINTS, sum)),
    };
  },
});
