import { ExperienceUnits } from '../character/experience-units.ts';
import { petBonus } from '../character/pets.ts';
import type { Draft } from '../events/draft.ts';
import { giveGifts } from '../sessions/gifts.ts';
import { amountOf, canAdd } from '../state/amounts.ts';
import { FULL_EXPERIENCE, MAX_AMOUNT } from '../state/experience.ts';
import { friendshipLevel } from '../state/friendship.ts';
import type { Shown } from '../state/state.ts';
import type { Chapter, Cosmetic, Villager } from '../world/quests.ts';
import { AttackStyle } from '../world/static-data.ts';
import { giftsBetween } from './friend-gifts.ts';

const STYLES = Object.values(AttackStyle);

/** The piece of a chapter for the attack style of a character; undefined when the chapter gives none. */
export const pieceFor = (
  { pieces }: Chapter,
  { attackStyle }: Pick<Shown, 'attackStyle'>,
): number | undefined => pieces[STYLES.indexOf(attackStyle)];

/** Whether gold, candle-ends and a piece fit into what a character has. */
export const isRoomFor = (
  shown: Shown,
  { gold, candleEnds, itemId }: { gold: number; candleEnds: number; itemId?: number | undefined },
): boolean =>
  gold <= MAX_AMOUNT - shown.gold &&
  candleEnds <= MAX_AMOUNT - shown.candleEnds &&
  (itemId === undefined || canAdd(shown.inventory, itemId, 1));

export function giveGold(draft: Draft, amount: number): void {
  if (amount > 0) draft.emit({ type: 'OnGoldChange', reason: 'rewarded', amount });
}

export function giveCandleEnds(draft: Draft, amount: number): void {
  const given = Math.min(amount, MAX_AMOUNT - draft.shown.candleEnds);
  if (given > 0) draft.emit({ type: 'OnCandleEndsChange', amount: given });
}

export function givePiece(draft: Draft, itemId: number): void {
  draft.emit({ type: 'OnInventoryChange', reason: 'rewarded', changes: [{ itemId, amount: 1 }] });
}

/** Gives a furnishing that the character does not have yet. */
export function giveFurnishing(draft: Draft, furnishingId: number): void {
  if (!draft.shown.furnishings.includes(furnishingId))
    draft.emit({ type: 'OnFurnishingGained', furnishingId });
}

/** Gives cosmetics that the character does not have yet. */
export function giveCosmetics(draft: Draft, cosmetics: readonly Cosmetic[]): void {
  for (const { id } of cosmetics)
    if (!draft.shown.cosmetics.includes(id)) draft.emit({ type: 'OnCosmeticGained', cosmeticId: id });
}

/**
 * Gives experience with the bonuses of the pets, and the gifts of a total level that it reaches.
 * @param points whole points before the bonuses
 */
export function giveExperience(draft: Draft, skillId: number, points: number): void {
  const { shown, hidden, world } = draft;
  const skill = new ExperienceUnits({ shown, hidden }, skillId);
  const percent = FULL_EXPERIENCE + petBonus(shown.pets, skillId, world);
  const gained = skill.grant(points * percent * FULL_EXPERIENCE);
  const fractions = [...hidden.fractions];
  skill.store([...shown.experience], fractions);
  draft.hide({ fractions });
  const before = shown.experience[skillId - 1] as number;
  if (gained > 0) draft.emit({ type: 'OnExperience', skillId, before, experience: gained });
  giveGifts(draft);
}

/** Gives points of friendship, and what the villager gives at a level that they reach. */
export function befriend(draft: Draft, villager: Villager, points: number): void {
  if (points <= 0) return;
  const before = friendshipLevel(amountOf(draft.shown.friendship, villager.id));
  draft.emit({ type: 'OnFriendship', villagerId: villager.id, points });
  const after = friendshipLevel(amountOf(draft.shown.friendship, villager.id));
  for (const { candleEnds, furnishingId, cosmetics } of giftsBetween(villager, before, after)) {
    giveCandleEnds(draft, candleEnds);
    if (furnishingId !== null) giveFurnishing(draft, furnishingId);
    giveCosmetics(draft, cosmetics);
  }
}
